import type { JsonValue } from "@di-code/ai";
import type { SchemaObject } from "../../document/json-schema.ts";
import { lengthOf, textFault } from "../fault/scalar-fault.ts";
import type { Random } from "../random.ts";
import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import { numberOf, textOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import { formatSamples } from "./format-samples.ts";
import type { PatternWriter } from "./pattern-text.ts";

/** Longest text that is made, in code points. */
export const MAX_LENGTH = 40_000;

/** Texts that are written for one pattern until one fits. */
const MAX_ATTEMPTS = 40;

/** What several schemas together ask of a text. */
export interface TextRules {
  readonly parts: readonly SchemaObject[];
  readonly least: number;
  /** Infinity for none. */
  readonly most: number;
  readonly formats: readonly string[];
  readonly patterns: readonly string[];
}

export function textRules(parts: readonly SchemaObject[]): TextRules {
  const all = (keyword: string): readonly string[] => {
    return [...new Set(parts.map((part) => textOf(part, keyword)).filter((text) => text !== undefined))];
  };
  return {
    parts,
    least: Math.max(0, ...parts.map((part) => numberOf(part, "minLength") ?? 0)),
    most: Math.min(...parts.map((part) => numberOf(part, "maxLength") ?? Number.POSITIVE_INFINITY)),
    formats: all("format"),
    patterns: all("pattern"),
  };
}

/** Whether a text satisfies them all. */
export function isTextAllowed(rules: TextRules, text: string, source: SchemaSource): boolean {
  return rules.parts.every((part) => textFault(part, text, source) === undefined);
}

/**
 * A text that satisfies the rules, of exactly `length` code points where that is asked for. Undefined where none is found:
 * a pattern that cannot be written for, bounds that no sample of a format meets.
 */
export function makeText(rules: TextRules, random: Random, source: SchemaSource, length?: number): string | undefined {
  const fits = (text: string): boolean =>
    (length === undefined || lengthOf(text) === length) && isTextAllowed(rules, text, source);
  for (const text of candidates(rules, random, source, length)) if (text !== undefined && fits(text)) return text;
  return undefined;
}

/** Best first: samples of the format, texts of the pattern, plain text; the developer's own examples last. */
function* candidates(
  rules: TextRules,
  random: Random,
  source: SchemaSource,
  length: number | undefined,
): Generator<string | undefined> {
  const { least, most, formats, patterns, parts } = rules;
  if (least > MAX_LENGTH) return;
  const wanted = length ?? Math.min(most, Math.max(least, least + random.integer(3, 9)));
  const samples = formats.flatMap((format) => formatSamples.get(format)?.valid ?? []);
  yield* rotated(samples, random);
  const writers = patterns.map((pattern) => source.writerOf(pattern)).filter((writer) => writer !== undefined);
  for (const writer of writers) yield* written(writer, random, wanted, rules);
  if (formats.length === 0 || samples.length === 0) yield plainText(random, wanted);
  for (const part of parts) yield* developers(part);
}

function* written(
  writer: PatternWriter,
  random: Random,
  wanted: number,
  { least, most }: TextRules,
): Generator<string | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const text = writer.write(random, attempt % 2 === 0 ? wanted : Math.max(writer.least, least));
    if (text === undefined) return;
    yield text;
    // A pattern without anchors says nothing of what stands around it.
    const missing = Math.max(least, Math.min(wanted, most)) - lengthOf(text);
    if (missing > 0) {
      yield text + plainText(random, missing);
      yield plainText(random, missing) + text;
    }
  }
}

function* developers(part: SchemaObject): Generator<string> {
  const examples = keywordOf(part, "examples");
  const given: readonly (JsonValue | undefined)[] = [
    keywordOf(part, "default"),
    keywordOf(part, "example"),
    ...(isJsonList(examples) ? examples : []),
  ];
  for (const text of given) if (typeof text === "string") yield text;
}

function rotated<TItem>(items: readonly TItem[], random: Random): readonly TItem[] {
  const start = items.length === 0 ? 0 : random.integer(0, items.length - 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Letters, so that a text is no number, date or literal by chance. */
export function plainText(random: Random, length: number): string {
  let text = "";
  const count = Math.min(length, MAX_LENGTH);
  while (text.length < count) text += LETTERS[random.integer(0, 25)] ?? "";
  return text;
}
