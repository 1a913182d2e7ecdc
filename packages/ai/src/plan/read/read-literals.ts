import type { JsonValue } from "../../contracts/json.ts";
import { jsonEquals } from "../json-equality.ts";
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

function literalTest(values: readonly JsonValue[]): (value: unknown) => boolean {
  const containers = values.filter((value) => typeof value === "object" && value !== null);
  const scalars = new Set<unknown>(values.filter((value) => typeof value !== "object" || value === null));
  if (containers.length > 0) {
    return (value) => scalars.has(value) || containers.some((container) => jsonEquals(container, value));
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
