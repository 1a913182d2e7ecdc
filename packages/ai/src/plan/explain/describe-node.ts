import type { JsonValue } from "../../contracts/json.ts";
import { printableName, printableText } from "../../issues/printable.ts";
import { literalUnion, resolve } from "../check/union-choice.ts";
import type { ArrayRules, NumberRules, SchemaNode, StringRules } from "../node.ts";

/** Literals that are listed; a schema may have 20,000. */
const MAX_LITERALS = 20;

/** Branches of a union that are put into words. */
const MAX_BRANCHES = 6;

const MAX_DESCRIPTION = 512;

/** What a schema allows, in words for people and models: `integer between 1 and 200`, `one of staging, production`. */
export function describeNode(node: SchemaNode): string | undefined {
  const words = describe(resolve(node), 0);
  return words === undefined ? undefined : printableText(words, MAX_DESCRIPTION);
}

function describe(node: SchemaNode, depth: number): string | undefined {
  const [literal] = node.literals;
  if (literal !== undefined) return describeLiterals(literal.values);
  const [union] = node.unions;
  if (union !== undefined && node.typeNames.length === 0) {
    const literals = literalUnion(union);
    return literals === undefined ? describeBranches(union.branches, depth) : describeLiterals(literals);
  }
  if (node.typeNames.length === 0) return undefined;
  return node.typeNames.map((type) => describeType(node, type, depth)).join(" or ");
}

function describeType(node: SchemaNode, type: string, depth: number): string {
  switch (type) {
    case "string":
      return describeString(node.string);
    case "number":
    case "integer":
      return describeNumber(type, node.number);
    case "array":
      return describeArray(node.array, depth);
    default:
      return printableName(type);
  }
}

/** `one of a, b, c`: strings as they are, other values as JSON. */
export function describeLiterals(values: readonly JsonValue[]): string {
  const shown = values.slice(0, MAX_LITERALS).map(describeLiteral).join(", ");
  const rest = values.length - MAX_LITERALS;
  const words = rest > 0 ? `${shown}, … and ${rest} more` : shown;
  return values.length === 1 ? words : `one of ${words}`;
}

function describeLiteral(value: JsonValue): string {
  if (typeof value !== "string") return printableText(JSON.stringify(value), 64);
  return value === "" ? '""' : printableName(value);
}

function describeBranches(branches: readonly SchemaNode[], depth: number): string | undefined {
  if (depth > 1) return undefined;
  const words = branches
    .slice(0, MAX_BRANCHES)
    .map((branch) => describe(resolve(branch), depth + 1) ?? "another value");
  const distinct = [...new Set(words)];
  return branches.length > MAX_BRANCHES ? `${distinct.join(" or ")} or others` : distinct.join(" or ");
}

function describeNumber(type: string, rules: NumberRules | undefined): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules ?? {};
  const words: string[] = [type];
  if (minimum !== undefined && maximum !== undefined) words.push(`between ${minimum} and ${maximum}`);
  else if (minimum !== undefined) words.push(`>= ${minimum}`);
  else if (maximum !== undefined) words.push(`<= ${maximum}`);
  if (exclusiveMinimum !== undefined) words.push(`> ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) words.push(`< ${exclusiveMaximum}`);
  if (multipleOf !== undefined) words.push(`in steps of ${multipleOf.divisor}`);
  return words.join(" ");
}

function describeString(rules: StringRules | undefined): string {
  const words = ["string"];
  const length = describeRange(rules?.minLength, rules?.maxLength, "character");
  if (length !== undefined) words.push(`of ${length}`);
  if (rules?.format !== undefined) words.push(`in format ${printableName(rules.format.name)}`);
  if (rules?.pattern !== undefined) words.push(`matching ${printableText(rules.pattern.source, 128)}`);
  return words.join(" ");
}

function describeArray(rules: ArrayRules | undefined, depth: number): string {
  const count = describeRange(rules?.minItems, rules?.maxItems, "item");
  const of = rules?.rest === undefined || depth > 1 ? undefined : describe(resolve(rules.rest), depth + 1);
  if (count === undefined) return of === undefined ? "array" : `array of ${of}`;
  return of === undefined ? `array of ${count}` : `array of ${count}, each ${of}`;
}

function describeRange(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  if (min !== undefined && min > 0) {
    if (max === undefined) return `at least ${count(min, unit)}`;
    return min === max ? `exactly ${count(min, unit)}` : `${min} to ${count(max, unit)}`;
  }
  return max === undefined ? undefined : `at most ${count(max, unit)}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
