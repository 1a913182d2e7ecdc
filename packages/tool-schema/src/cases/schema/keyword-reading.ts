import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, type JsonSchema, keywordOf, type SchemaObject } from "../../document/json-schema.ts";

// The schema has passed the check: a keyword of the wrong kind is not here, so that what is not there and what is of
// another kind need not be told apart.

export function numberOf(schema: SchemaObject, keyword: string): number | undefined {
  const value = keywordOf(schema, keyword);
  return typeof value === "number" ? value : undefined;
}

export function textOf(schema: SchemaObject, keyword: string): string | undefined {
  const value = keywordOf(schema, keyword);
  return typeof value === "string" ? value : undefined;
}

export function listOf(schema: SchemaObject, keyword: string): readonly JsonValue[] | undefined {
  const value = keywordOf(schema, keyword);
  return isJsonList(value) ? value : undefined;
}

/** Names in a list, each once. */
export function namesOf(schema: SchemaObject, keyword: string): readonly string[] {
  return distinctNames(listOf(schema, keyword) ?? []);
}

export function distinctNames(list: readonly JsonValue[]): readonly string[] {
  return [...new Set(list.filter((name) => typeof name === "string"))];
}

export function schemaOf(schema: SchemaObject, keyword: string): JsonSchema | undefined {
  return asSchema(keywordOf(schema, keyword));
}

export function schemasOf(schema: SchemaObject, keyword: string): readonly JsonSchema[] | undefined {
  // What a list of schemas holds are schemas: a cast in place of a copy keeps the list's identity.
  return listOf(schema, keyword) as readonly JsonSchema[] | undefined;
}

/** The entries of a map from names. */
export function entriesOf(schema: SchemaObject, keyword: string): readonly (readonly [string, JsonValue])[] {
  const value = keywordOf(schema, keyword);
  return isJsonObject(value) ? Object.entries(value) : [];
}

/** The schema that a map of schemas has for a name. */
export function memberSchemaOf(schema: SchemaObject, keyword: string, name: string): JsonSchema | undefined {
  const map = keywordOf(schema, keyword);
  return isJsonObject(map) ? asSchema(keywordOf(map, name)) : undefined;
}

export function asSchema(value: JsonValue | undefined): JsonSchema | undefined {
  return typeof value === "boolean" || isJsonObject(value) ? value : undefined;
}

/** The names of `type`; undefined where any kind may stand. */
export function typesOf(schema: SchemaObject): readonly string[] | undefined {
  const type = keywordOf(schema, "type");
  if (type === undefined) return undefined;
  return (isJsonList(type) ? type : [type]).filter((name) => typeof name === "string");
}

/** `const` and `enum` as they are asked: a list of lists, of each of which a value must be a member. */
export function literalsOf(schema: SchemaObject): readonly Literals[] {
  const allowed = listOf(schema, "enum");
  const only = keywordOf(schema, "const");
  const lists: Literals[] = [];
  if (allowed !== undefined) lists.push({ keyword: "enum", values: allowed });
  if (only !== undefined) lists.push({ keyword: "const", values: [only] });
  return lists;
}

export interface Literals {
  readonly keyword: "enum" | "const";
  readonly values: readonly JsonValue[];
}
