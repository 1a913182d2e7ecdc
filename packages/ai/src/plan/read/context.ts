import type { SchemaNode } from "../node.ts";

/** A schema that is an object; a schema may also be `true` or `false`. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** What the readers of one schema share. */
export interface ReadContext {
  /** Reads a subschema that stands at `pointer`. */
  child(schema: unknown, pointer: string): SchemaNode;
  /** The node that a `$ref` of `from` leads to; read later, so that a recursive schema ends. */
  reference(ref: string, from: SchemaObject): SchemaNode;
  /** Whether the keyword at `pointer` is one that the check has listed as not enforced. */
  isEnforced(pointer: string): boolean;
  /** The test of a pattern that the check has let pass. */
  patternTest(source: string): (text: string) => boolean;
  formatTest(name: string): ((text: string) => boolean) | undefined;
  /** TypeBox decides what is no JSON Schema; says so in the plan's coverage. */
  delegate(schema: SchemaObject, keyword: string, pointer: string): (value: unknown) => boolean;
}

/** The value of a keyword, if the schema has it as its own. */
export function keyword(schema: SchemaObject, name: string): unknown {
  return Object.hasOwn(schema, name) ? schema[name] : undefined;
}

export function numberKeyword(schema: SchemaObject, name: string): number | undefined {
  const value = keyword(schema, name);
  return typeof value === "number" ? value : undefined;
}

export function stringKeyword(schema: SchemaObject, name: string): string | undefined {
  const value = keyword(schema, name);
  return typeof value === "string" ? value : undefined;
}

export function listKeyword(schema: SchemaObject, name: string): readonly unknown[] | undefined {
  const value = keyword(schema, name);
  return Array.isArray(value) ? value : undefined;
}

export function objectKeyword(schema: SchemaObject, name: string): SchemaObject | undefined {
  const value = keyword(schema, name);
  return isSchemaObject(value) ? value : undefined;
}

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
