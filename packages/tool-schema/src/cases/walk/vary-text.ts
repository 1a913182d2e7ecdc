import type { SchemaObject } from "../../document/json-schema.ts";
import { formatSamples } from "../text/format-samples.ts";
import { isTextAllowed, makeText, MAX_LENGTH, plainText, textRules, type TextRules } from "../text/make-text.ts";
import { literalValues } from "../make/literal-values.ts";
import type { Maker } from "../make/make-context.ts";
import type { Site } from "./site.ts";

/** Texts at the bounds of their length, beyond them, and against each pattern and format. */
export function varyText({ place, shape, value, maker, cases }: Site): void {
  if (literalValues(shape, maker.source) !== undefined || typeof value !== "string") return;
  const { random, source } = maker;
  const rules = textRules(shape.parts.map(({ schema }) => schema));
  const { least, most, formats, patterns } = rules;
  if (least > 0) {
    const text = makeText(rules, random, source, least);
    if (text !== undefined) cases.addValid(place, text, `at minLength ${least}`);
    textsOfLength(rules, least - 1, maker).some((short) =>
      cases.addWrongValue(place, short, `shorter than minLength ${least}`, "minLength"),
    );
  }
  if (most <= MAX_LENGTH) {
    const text = makeText(rules, random, source, most);
    if (text !== undefined) cases.addValid(place, text, `at maxLength ${most}`);
    textsOfLength(rules, most + 1, maker).some((long) =>
      cases.addWrongValue(place, long, `longer than maxLength ${most}`, "maxLength"),
    );
  }
  for (const format of formats) {
    const samples = [...(formatSamples.get(format)?.invalid ?? []), plainText(random, 9), "\u0000", ""];
    samples.some((text) => cases.addWrongValue(place, text, `not in format ${format}`, "format"));
    for (const text of formatSamples.get(format)?.valid ?? []) {
      if (isTextAllowed(rules, text, source)) cases.addValid(place, text, `in format ${format}: ${text}`);
    }
  }
  for (const [index] of patterns.entries()) {
    const label = patterns.length > 1 ? `against pattern ${index + 1}` : "against pattern";
    const samples = formats.flatMap((format) => formatSamples.get(format)?.valid ?? []);
    [...spoilt(value, maker), ...samples].some((text) => cases.addWrongValue(place, text, label, "pattern"));
  }
}

/** Texts of a length that satisfy the other rules, where there are such; plain ones else. */
function textsOfLength(rules: TextRules, length: number, maker: Maker): readonly string[] {
  const { random, source } = maker;
  const unbounded = { ...rules, parts: rules.parts.map(withoutLengths), least: length, most: length };
  const fitting = makeText(unbounded, random, source, length);
  return [...(fitting === undefined ? [] : [fitting]), plainText(random, length)];
}

function withoutLengths(schema: SchemaObject): SchemaObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "minLength" && name !== "maxLength"));
}

const STRANGE = ["!", "¿", " ", "\u0001", "0", "a", "-"] as const;

/** A text with something in it that is probably not expected, of the same length and of others. */
function spoilt(text: string, { random }: Maker): readonly string[] {
  const characters = Array.from(text);
  const last = characters.length - 1;
  const texts: string[] = [];
  for (const strange of STRANGE) {
    if (last >= 0) {
      texts.push([...characters.slice(0, last), strange].join(""), [strange, ...characters.slice(1)].join(""));
    }
    texts.push(`${text}${strange}`, `${strange}${text}`, characters.map(() => strange).join(""));
  }
  return [...texts, characters.slice(0, last).join(""), plainText(random, 9), ""];
}
