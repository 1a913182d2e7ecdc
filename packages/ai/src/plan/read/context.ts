import type { SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import type { SchemaNode } from "../node.ts";

/** What the readers of one schema share. */
export interface ReadContext {
  /** Reads a subschema of the schema at `place`: that of a keyword, or a member of the list or map that it holds. */
  child(schema: unknown, place: SchemaPlace, keyword: string, member?: string | number): SchemaNode;
  /** The node that a `$ref` of `from` leads to; read later, so that a recursive schema ends. */
  reference(ref: string, from: SchemaObject): SchemaNode;
  /** Whether the keyword of the schema at `place`, or its member, is not one that the check has listed as not enforced. */
  isEnforced(place: SchemaPlace, keyword: string, member?: string): boolean;
  /** The test of a pattern that the check has let pass. */
  patternTest(source: string): (text: string) => boolean;
  formatTest(name: string): ((text: string) => boolean) | undefined;
  /** TypeBox decides what is no JSON Schema; says so in the plan's coverage. */
  delegate(schema: SchemaObject, keyword: string, pointer: string): (value: unknown) => boolean;
  /** Told of each node that applies other schemas to its value, before they are read. */
  noteApplying(node: SchemaNode): void;
}

// The schemas are private copies without a prototype: what is there is their own.

export function numberKeyword(schema: SchemaObject, name: string): number | undefined {
  const value = schema[name];
  return typeof value === "number" ? value : undefined;
}

export function stringKeyword(schema: SchemaObject, name: string): string | undefined {
  const value = schema[name];
  return typeof value === "string" ? value : undefined;
}

export function listKeyword(schema: SchemaObject, name: string): readonly unknown[] | undefined {
  const value = schema[name];
  return Array.isArray(value) ? value : undefined;
}

export function objectKeyword(schema: SchemaObject, name: string): SchemaObject | undefined {
  const value = schema[name];
  return isSchemaObject(value) ? value : undefined;
}

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
