import { ALL_KINDS, ARRAY, BOOLEAN, kindBit, NULL, NUMBER, OBJECT, STRING } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";
import type { SchemaObject } from "../../schema/schema-copy.ts";

/** What one name says. */
export interface TypeRule {
  readonly kind: number;
  readonly isInteger: boolean;
  /** The name alone, shared by all schemas that say it. */
  readonly names: readonly string[];
}

function rule(name: string, kind: number): readonly [string, TypeRule] {
  return [name, { kind, isInteger: name === "integer", names: Object.freeze([name]) }];
}

const TYPES: ReadonlyMap<unknown, TypeRule> = new Map([
  rule("null", NULL),
  rule("boolean", BOOLEAN),
  rule("number", NUMBER),
  rule("integer", NUMBER),
  rule("string", STRING),
  rule("array", ARRAY),
  rule("object", OBJECT),
]);

/** What one name says; undefined for a list of names, and for none. */
export function typeRule(name: unknown): TypeRule | undefined {
  return TYPES.get(name);
}

/** Whether one name alone allows a value. */
export function allowsType(name: unknown, value: unknown): boolean {
  const type = TYPES.get(name);
  return type !== undefined && (type.kind & kindBit(value)) !== 0 && !(type.isInteger && !Number.isInteger(value));
}

/** `type`: one name or a list of them. */
export function readTypes(schema: SchemaObject, node: SchemaNode): void {
  const { type } = schema;
  const only = TYPES.get(type);
  if (only !== undefined) {
    node.kinds = only.kind;
    node.integer = only.isInteger;
    node.typeNames = only.names;
    return;
  }
  const names: readonly unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  node.kinds = names.length === 0 ? ALL_KINDS : 0;
  for (const name of names) node.kinds |= TYPES.get(name)?.kind ?? 0;
  node.integer = names.includes("integer") && !names.includes("number");
  node.typeNames = names.filter((name) => typeof name === "string");
}
