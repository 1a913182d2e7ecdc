import type { JsonValue } from "@di-code/ai";
import { literalValues } from "../make/literal-values.ts";
import { literalsOf } from "../schema/keyword-reading.ts";
import { plainText } from "../text/make-text.ts";
import type { Site } from "./site.ts";

/** Characters of a literal that a name shows. */
const MAX_SHOWN = 40;

/** Every member of `enum` and `const`, both booleans, and a value that is none of them. */
export function varyLiterals({ place, shape, value, maker, cases }: Site): void {
  const listed = literalValues(shape, maker.source);
  const values = listed ?? (typeof value === "boolean" ? [true, false] : []);
  for (const literal of place.path.length === 0 ? [] : values) {
    if (cases.hasAll("valid")) break;
    if (maker.takes(shape, place.applied, literal)) cases.addValid(place, literal, shown(literal));
  }
  if (listed === undefined) return;
  const keywords = shape.parts.flatMap(({ schema }) => literalsOf(schema).map(({ keyword }) => keyword));
  const first = listed[0] ?? value;
  for (const keyword of new Set(keywords)) {
    const others = outsiders(first, () => plainText(maker.random, 6), maker.random.integer(1, 1_000));
    others.some((other) => cases.addWrongValue(place, other, `outside ${keyword}`, keyword));
  }
}

/** Values of the same kind that are probably not listed. */
function outsiders(literal: JsonValue, text: () => string, number: number): readonly JsonValue[] {
  if (typeof literal === "string") return [`${literal}_${text()}`.slice(-100), text()];
  if (typeof literal === "number") return [Math.trunc(literal) + number, -1 - number, 1e9 + number];
  return typeof literal === "boolean" ? [!literal] : [];
}

function shown(literal: JsonValue): string {
  const text = JSON.stringify(literal);
  return text.length > MAX_SHOWN ? `${Array.from(text).slice(0, MAX_SHOWN).join("")}…` : text;
}
