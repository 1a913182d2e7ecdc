import type { Member } from "../reading/tool-view.ts";

/** A format that descriptions name. */
export type NamedFormat = "duration" | "date-time" | "date" | "uuid";

/** Forms by name, with the format that asks for each. */
const FORMS: readonly (readonly [format: NamedFormat, form: RegExp])[] = [
  ["duration", /\bISO[- ]?8601 duration/i],
  [
    "date-time",
    /\bRFC[- ]?3339\b|\bYYYY-MM-DDT[Hh][Hh]|\bISO[- ]?8601 (?:date-?time|timestamp|date and time|date\/time)/i,
  ],
  ["date", /\bYYYY-MM-DD\b(?!T|[ T]H)/i],
  ["uuid", /\b(?:UUID|GUID)\b/i],
];

/** Another form is fine too. */
const ALTERNATIVE = /\bor\b|\be\.g\b|\bsuch as an?\b|\b(?:typically|usually|often)\b|[/|]|\btoday\b|\bnatural\b/i;

/** The format that a description asks for; undefined where it asks for none, or for one of several. */
export function formatIn({ description }: Member): NamedFormat | undefined {
  // Twice the same form is a range, or a list.
  if ((description.match(/YYYY-MM-DD/gi) ?? []).length > 1) return undefined;
  const asked = FORMS.filter(([, form]) => form.test(description));
  const [first, ...others] = asked;
  if (first === undefined || others.length > 0 || ALTERNATIVE.test(description)) return undefined;
  return first[0];
}
