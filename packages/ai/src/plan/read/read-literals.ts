import type { JsonValue } from "../../contracts/json.ts";
import { canonicalText, countValues, jsonEquals } from "../json-equality.ts";
import type { LiteralRule } from "../rules.ts";
import { scalarTest } from "../scalar-test.ts";
import type { SchemaObject } from "../../schema/schema-copy.ts";
import { listKeyword } from "./context.ts";

/** `enum` and `const`. */
export function readLiterals(schema: SchemaObject): readonly LiteralRule[] {
  const allowed = listKeyword(schema, "enum");
  if (!Object.hasOwn(schema, "const")) return allowed === undefined ? [] : [literalRule("enum", allowed)];
  const only = literalRule("const", [schema["const"]]);
  return allowed === undefined ? [only] : [literalRule("enum", allowed), only];
}

function literalRule(name: "enum" | "const", allowed: readonly unknown[]): LiteralRule {
  // The check of the schema has seen to it that these are JSON.
  return new Literals(name, allowed as readonly JsonValue[]);
}

/** Makes its test when it is first asked: in a union of literals it never is. */
class Literals implements LiteralRule {
  readonly keyword: "enum" | "const";
  readonly values: readonly JsonValue[];
  private madeTest: ((value: unknown) => boolean) | undefined;

  constructor(keyword: "enum" | "const", values: readonly JsonValue[]) {
    this.keyword = keyword;
    this.values = values;
  }

  get test(): (value: unknown) => boolean {
    return (this.madeTest ??= literalTest(this.values));
  }
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
  const containers = values.filter(isContainer);
  if (containers.length === 0) return scalarTest(values);
  const scalars = scalarTest(values.filter((value) => !isContainer(value)));
  const isAllowed = containerTest(containers);
  return (value) => (typeof value === "object" && value !== null ? isAllowed(value) : scalars(value));
}

function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
