import type { JsonValue } from "@di-code/ai";
import { keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { numberOf, textOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Fault } from "./fault.ts";

/** The first rule for strings that a text breaks. Lengths are in code points, as JSON Schema has them. */
export function textFault(schema: SchemaObject, text: string, source: SchemaSource): Fault | undefined {
  const least = numberOf(schema, "minLength");
  const most = numberOf(schema, "maxLength");
  if (least !== undefined || most !== undefined) {
    const length = lengthOf(text);
    if (least !== undefined && length < least) return { keyword: "minLength", rule: least };
    if (most !== undefined && length > most) return { keyword: "maxLength", rule: most };
  }
  for (const keyword of ["format", "pattern"]) {
    const rule = textOf(schema, keyword);
    if (rule !== undefined && !source.satisfies(keyword, rule, text)) return { keyword, rule };
  }
  return undefined;
}

/** Code points; half a surrogate pair counts as one. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const BOUNDS: readonly (readonly [string, (value: number, bound: number) => boolean])[] = [
  ["minimum", (value, bound) => value >= bound],
  ["maximum", (value, bound) => value <= bound],
  ["exclusiveMinimum", (value, bound) => value > bound],
  ["exclusiveMaximum", (value, bound) => value < bound],
];

/** The first rule for numbers that a number breaks. */
export function numberFault(schema: SchemaObject, value: number, source: SchemaSource): Fault | undefined {
  for (const [keyword, isWithin] of BOUNDS) {
    const bound = numberOf(schema, keyword);
    if (bound !== undefined && !isWithin(value, bound)) return { keyword, rule: bound };
  }
  const divisor: JsonValue | undefined = keywordOf(schema, "multipleOf");
  if (divisor === undefined || source.satisfies("multipleOf", divisor, value)) return undefined;
  return { keyword: "multipleOf", rule: divisor };
}
