import { type JsonSchema, keywordOf } from "../../document/json-schema.ts";
import { isBareReference, type SchemaSource } from "../schema/schema-source.ts";

/** References that are followed to see what a branch is. */
const MAX_REFERENCES = 16;

/** What a chain of bare references leads to. */
export function referred(start: JsonSchema, source: SchemaSource): JsonSchema {
  let schema = start;
  for (let count = 0; count < MAX_REFERENCES; count += 1) {
    if (typeof schema === "boolean" || keywordOf(schema, "$ref") === undefined || !isBareReference(schema)) break;
    schema = source.target(schema) ?? true;
  }
  return schema;
}
