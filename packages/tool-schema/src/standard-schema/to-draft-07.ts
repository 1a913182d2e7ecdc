import type { JsonValue } from "@di-code/ai";
import { isJsonObject, keywordOf } from "../document/json-schema.ts";
import type { MutableSchema } from "./mutable-schema.ts";
import { moveKeyword } from "./move-keyword.ts";

/** Keywords that draft 7 does not know, and would pass over. */
const UNKNOWN = ["unevaluatedProperties", "unevaluatedItems", "minContains", "maxContains"] as const;

/** One schema in the words of draft 7. Gives the keywords that were moved. */
export function toDraft07(schema: MutableSchema): readonly string[] {
  for (const keyword of UNKNOWN) Reflect.deleteProperty(schema, keyword);
  const moved = Object.hasOwn(schema, "prefixItems")
    ? [...moveKeyword(schema, "items", "additionalItems"), ...moveKeyword(schema, "prefixItems", "items")]
    : [];
  for (const keyword of ["dependentRequired", "dependentSchemas"]) moved.push(...moveDependencies(schema, keyword));
  setReferenceApart(schema);
  return moved;
}

/** Two that speak of one name go into one `allOf`: draft 7 has one word for both. */
function moveDependencies(schema: MutableSchema, keyword: string): readonly string[] {
  if (!Object.hasOwn(schema, keyword)) return [];
  const dependencies = schema[keyword];
  if (!Object.hasOwn(schema, "dependencies")) return moveKeyword(schema, keyword, "dependencies");
  Reflect.deleteProperty(schema, keyword);
  addToAll(schema, isJsonObject(dependencies) ? { dependencies } : {});
  return [keyword];
}

/** In draft 7 what stands beside a reference does not count. */
function setReferenceApart(schema: MutableSchema): void {
  const reference = schema["$ref"];
  if (typeof reference !== "string" || !Object.hasOwn(schema, "$ref") || Object.keys(schema).length === 1) return;
  Reflect.deleteProperty(schema, "$ref");
  addToAll(schema, { $ref: reference });
}

function addToAll(schema: MutableSchema, added: MutableSchema): void {
  const all: JsonValue | undefined = keywordOf(schema, "allOf");
  const known: readonly JsonValue[] = Array.isArray(all) ? all : [];
  schema["allOf"] = [...known, added];
}
