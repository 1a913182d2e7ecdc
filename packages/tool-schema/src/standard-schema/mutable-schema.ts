import type { JsonValue } from "@di-code/ai";
import { isJsonObject, type SchemaObject, setMember } from "../document/json-schema.ts";
import { schemaPlaces } from "../document/schema-places.ts";

/** A schema while it is rewritten. */
export interface MutableSchema {
  [keyword: string]: JsonValue;
}

/** A copy of plain JSON that was checked, and is no deeper than a schema may be: nothing is shared, nothing frozen. */
export function mutableCopy(schema: SchemaObject): MutableSchema {
  return copyObject(schema);
}

function copyObject(source: SchemaObject): MutableSchema {
  const copy: MutableSchema = {};
  for (const name of Object.keys(source)) setMember(copy, name, copyValue(source[name] ?? null));
  return copy;
}

function copyValue(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(copyValue);
  return isJsonObject(value) ? copyObject(value) : value;
}

/** All schemas with keywords of a mutable copy, each after what it holds, so that it may be rewritten; with pointers. */
export function mutablePlaces(copy: MutableSchema): readonly (readonly [MutableSchema, string])[] {
  // `readonly` in the type of the walk says that it changes nothing; what hangs in a mutable copy is mutable.
  return schemaPlaces(copy)
    .toReversed()
    .map(({ schema, pointer }) => [schema, pointer]);
}
