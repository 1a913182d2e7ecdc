import type { JsonValue } from "../../contracts/json.ts";
import { canonicalText, countValues, jsonEquals } from "../json-equality.ts";
import type { LiteralRule } from "../node.ts";
import { keyword, listKeyword, type SchemaObject } from "./context.ts";

/** `enum` and `const`. */
export function readLiterals(schema: SchemaObject): LiteralRule[] {
  const rules: LiteralRule[] = [];
  const allowed = listKeyword(schema, "enum");
  if (allowed !== undefined) rules.push(literalRule("enum", allowed));
  if (Object.hasOwn(schema, "const")) rules.push(literalRule("const", [keyword(schema, "const")]));
  return rules;
}

function literalRule(name: "enum" | "const", allowed: readonly unknown[]): LiteralRule {
  // The check of the schema has seen to it that these are JSON.
  const values = allowed as readonly JsonValue[];
  return { keyword: name, values, test: literalTest(values) };
}

/** Containers that are compared one by one. */
const FEW = 4;

/** Of many containers each value is written as text once, unless it is larger than all of them. */
function containerTest(containers: readonly JsonValue[]): (value: object) => boolean {
  if (containers.length <= FEW) return (value) => containers.some((container) => jsonEquals(container, value));
  const texts = new Set(containers.map(canonicalText));
  const largest = Math.max(...containers.map((container) => countValues(container, Number.POSITIVE_INFINITY)));
  return (value) => countValues(value, largest) <= largest && texts.has(canonicalText(value));
}

function literalTest(values: readonly JsonValue[]): (value: unknown) => boolean {
  const containers = values.filter((value) => typeof value === "object" && value !== null);
  const scalars = new Set<unknown>(values.filter((value) => typeof value !== "object" || value === null));
  if (containers.length > 0) {
    const isContainer = containerTest(containers);
    return (value) => (typeof value === "object" && value !== null ? isContainer(value) : scalars.has(value));
  }
  const [first, second, third] = values;
  switch (values.length) {
    case 1:
      return (value) => value === first;
    case 2:
      return (value) => value === first || value === second;
    case 3:
      return (value) => value === first || value === second || value === third;
    default:
      return (value) => scalars.has(value);
  }
}
