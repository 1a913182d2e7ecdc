import { printableName, printableText } from "../../issues/printable.ts";
import { resolve } from "../check/union-choice.ts";
import type { ArrayRules, ObjectRules, SchemaNode, UnionRule } from "../node.ts";
import type { NumberRules, StringRules } from "../rules.ts";
import { describeLiterals } from "./describe-literals.ts";
import { literalsOrNull } from "./literals-or-null.ts";

/** Branches of a union that are put into words. */
const MAX_BRANCHES = 6;

/** Required members of an object that are named. */
const MAX_MEMBERS = 6;

/** Schemas within schemas that are put into words. */
const MAX_DEPTH = 2;

const MAX_DESCRIPTION = 512;

/** What a schema allows, in words for people and models: `integer between 1 and 200`, `one of staging, production`. */
export function describeNode(node: SchemaNode): string | undefined {
  return bounded(describe(node, 0));
}

/** What a union allows: `one of a, b or object with path`. */
export function describeUnion(union: UnionRule): string | undefined {
  return bounded(describeBranches(union.branches, 0));
}

function bounded(words: string | undefined): string | undefined {
  return words === undefined ? undefined : printableText(words, MAX_DESCRIPTION);
}

function describe(start: SchemaNode, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const node = resolve(start);
  const [literal] = node.literals;
  if (literal !== undefined) return describeLiterals(literal.values);
  if (node.typeNames.length > 0) return node.typeNames.map((type) => describeType(node, type, depth)).join(" or ");
  const [union] = node.unions;
  if (union !== undefined) return describeBranches(union.branches, depth);
  const parts = node.reference === undefined ? node.allOf : [node.reference, ...node.allOf];
  for (const part of parts.slice(0, MAX_BRANCHES)) {
    const words = describe(part, depth + 1);
    if (words !== undefined) return words;
  }
  return node.object === undefined ? undefined : describeObject(node.object);
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
    case "object":
      return describeObject(node.object);
    default:
      return printableName(type);
  }
}

/** The literals first, as one list, then the other branches. */
function describeBranches(branches: readonly SchemaNode[], depth: number): string | undefined {
  const literals = branches.flatMap((branch) => literalsOrNull([branch]) ?? []);
  const others = branches.filter((branch) => literalsOrNull([branch]) === undefined);
  const words = others.slice(0, MAX_BRANCHES).map((branch) => describe(branch, depth + 1));
  if (literals.length > 0) words.unshift(describeLiterals([...new Set(literals)]));
  const known = new Set(words.filter((word) => word !== undefined));
  if (known.size === 0) return undefined;
  const isComplete = words.every((word) => word !== undefined) && others.length <= MAX_BRANCHES;
  return [...known, ...(isComplete ? [] : ["others"])].join(" or ");
}

function describeNumber(type: string, rules: NumberRules | undefined): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules ?? {};
  const bounds: string[] = [];
  if (minimum !== undefined && maximum !== undefined) bounds.push(`between ${minimum} and ${maximum}`);
  else if (minimum !== undefined) bounds.push(`>= ${minimum}`);
  else if (maximum !== undefined) bounds.push(`<= ${maximum}`);
  if (exclusiveMinimum !== undefined) bounds.push(`> ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) bounds.push(`< ${exclusiveMaximum}`);
  if (multipleOf !== undefined) bounds.push(`a multiple of ${multipleOf.divisor}`);
  return bounds.length === 0 ? type : `${type} ${bounds.join(" and ")}`;
}

function describeString(rules: StringRules | undefined): string {
  const words = ["string"];
  const length = describeRange(rules?.minLength, rules?.maxLength, "character", "characters");
  if (length !== undefined) words.push(`of ${length}`);
  if (rules?.format !== undefined) words.push(`in format ${printableName(rules.format.name)}`);
  if (rules?.pattern !== undefined) words.push(`matching ${printableText(rules.pattern.source, 128)}`);
  return words.join(" ");
}

function describeArray(rules: ArrayRules | undefined, depth: number): string {
  const count = describeRange(rules?.minItems, rules?.maxItems, "item", "items");
  const of = rules?.rest === undefined || rules.prefix.length > 0 ? undefined : describe(rules.rest, depth + 1);
  if (count === undefined) return of === undefined ? "array" : `array of ${of}`;
  return of === undefined ? `array of ${count}` : `array of ${count}, each ${of}`;
}

/** `object with path, limit`: the members that it cannot do without. */
function describeObject(rules: ObjectRules | undefined): string {
  const names = (rules?.properties ?? []).filter((property) => property.required).map((property) => property.name);
  const count = describeRange(rules?.minProperties, rules?.maxProperties, "property", "properties");
  if (names.length === 0) return count === undefined ? "object" : `object of ${count}`;
  const shown = names.slice(0, MAX_MEMBERS).map(printableName).join(", ");
  return `object with ${shown}${names.length > MAX_MEMBERS ? ", …" : ""}`;
}

function describeRange(
  min: number | undefined,
  max: number | undefined,
  one: string,
  many: string,
): string | undefined {
  const count = (number: number): string => `${number} ${number === 1 ? one : many}`;
  if (min !== undefined && min > 0) {
    if (max === undefined) return `at least ${count(min)}`;
    return min === max ? `exactly ${count(min)}` : `${min} to ${count(max)}`;
  }
  return max === undefined ? undefined : `at most ${count(max)}`;
}
