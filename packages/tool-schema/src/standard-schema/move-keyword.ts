import type { MutableSchema } from "./mutable-schema.ts";

/** Gives a keyword another name, and the name that it had; nothing where the schema has no such keyword. */
export function moveKeyword(schema: MutableSchema, from: string, to: string): readonly string[] {
  const value = schema[from];
  if (!Object.hasOwn(schema, from) || value === undefined) return [];
  Reflect.deleteProperty(schema, from);
  schema[to] = value;
  return [from];
}
