import type { JsonValue } from "@di-code/ai";

/** A schema with keywords, as plain JSON. */
export interface SchemaObject {
  readonly [keyword: string]: JsonValue;
}

/** A JSON Schema as plain JSON: `true` takes everything, `false` nothing. */
export type JsonSchema = boolean | SchemaObject;

/** Whether a JSON value is an object: a schema with keywords, or a map of schemas. */
export function isJsonObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a JSON value is a list. `Array.isArray` takes a list that may not be changed for one of `any`. */
export function isJsonList(value: unknown): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** A keyword's value; undefined where the schema has no such keyword of its own. */
export function keywordOf(schema: SchemaObject, keyword: string): JsonValue | undefined {
  return Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
}

const PLAIN_OBJECT: object = {};

/**
 * Sets a member of an object that is being built, whatever its name: `__proto__` is a name like others, and an
 * assignment to `toString` fails where `Object.prototype` is frozen.
 */
export function setMember(target: object, name: string, value: unknown): void {
  if (name in PLAIN_OBJECT) {
    Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
  } else (target as Record<string, unknown>)[name] = value;
}
