import type { SchemaReferences } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ValueSchema } from "./tool-view.ts";

/** References and choices that are followed from one schema: chains are short, and a ring must end. */
const MAX_STEPS = 16;
const MAX_DESCRIPTION_CHARACTERS = 2_000;

/** Follows `$ref`, a choice between one schema and `null`, and an `allOf` of one, as generators write them. */
export function valueSchema(written: SchemaObject, references: SchemaReferences): ValueSchema {
  let schema = written;
  let isNullable = false;
  let description = "";
  for (let step = 0; ; step += 1) {
    if (description === "") description = textOf(keywordOf(schema, "description"));
    const next = step < MAX_STEPS ? nextSchema(schema, references) : undefined;
    if (next === undefined) break;
    isNullable ||= next.isNullable;
    schema = next.schema;
  }
  const types = typesOf(schema);
  const values = keywordOf(schema, "enum");
  return {
    schema,
    types: types.filter((type) => type !== "null"),
    isNullable:
      isNullable || types.includes("null") || (types.length === 0 && isJsonList(values) && values.includes(null)),
    description,
  };
}

/** The names in `type`. */
export function typesOf(schema: SchemaObject): readonly string[] {
  const type = keywordOf(schema, "type");
  const types: readonly unknown[] = isJsonList(type) ? type : [type];
  return types.filter((name) => typeof name === "string");
}

function nextSchema(
  schema: SchemaObject,
  references: SchemaReferences,
): { readonly schema: SchemaObject; readonly isNullable: boolean } | undefined {
  const reference = keywordOf(schema, "$ref");
  if (typeof reference === "string") {
    const target = references.resolve(reference, schema);
    return "schema" in target && isJsonObject(target.schema) ? { schema: target.schema, isNullable: false } : undefined;
  }
  if (["type", "properties", "enum", "const"].some((keyword) => Object.hasOwn(schema, keyword))) return undefined;
  const [only, ...others] = listOf(schema, "allOf");
  if (isJsonObject(only) && others.length === 0) return { schema: only, isNullable: false };
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = listOf(schema, keyword);
    const [value, ...rest] = branches.filter((branch) => !isNull(branch));
    if (isJsonObject(value) && rest.length === 0) return { schema: value, isNullable: branches.length > 1 };
  }
  return undefined;
}

/** Whether a schema takes `null` and nothing else. */
export function isNull(schema: unknown): boolean {
  return isJsonObject(schema) && (keywordOf(schema, "type") === "null" || keywordOf(schema, "const") === null);
}

/** A keyword's list; an empty one where there is none. */
export function listOf(schema: SchemaObject, keyword: string): readonly unknown[] {
  const list = keywordOf(schema, keyword);
  return isJsonList(list) ? list : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_DESCRIPTION_CHARACTERS) : "";
}
