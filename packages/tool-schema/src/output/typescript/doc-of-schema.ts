import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { isSafeIntegerBound } from "../safe-integer-bound.ts";
import { type DocLine, docLinesOf } from "./doc-comment.ts";

/** Keywords that a type cannot say, as tags of a doc comment. */
const TAGS = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "default",
  "deprecated",
] as const;

const MAX_EXAMPLES = 5;

/** The doc comment of a schema: its description, then tags (`@minimum 1`). */
export function docOfSchema(schema: JsonValue): readonly DocLine[] {
  if (!isJsonObject(schema)) return [];
  const description = keywordOf(schema, "description") ?? keywordOf(schema, "title");
  const lines = typeof description === "string" ? docLinesOf(description) : [];
  for (const tag of TAGS) {
    const value = keywordOf(schema, tag);
    if (value === undefined || (value === false && tag !== "default")) continue;
    if ((tag === "minimum" || tag === "maximum") && isInteger(schema) && isSafeIntegerBound(value)) continue;
    lines.push({ tag, text: textOfTag(tag, value) });
  }
  const examples = keywordOf(schema, "examples");
  if (!isJsonList(examples)) return lines;
  const shown = examples.slice(0, MAX_EXAMPLES).map((example) => ({ tag: "example", text: JSON.stringify(example) }));
  return [...lines, ...shown];
}

function isInteger(schema: SchemaObject): boolean {
  const type = keywordOf(schema, "type");
  return type === "integer" || (isJsonList(type) && type.includes("integer"));
}

function textOfTag(tag: string, value: JsonValue): string {
  // A default is a value: a text stands in quotes. A pattern is no value.
  if (tag === "default") return JSON.stringify(value);
  if (value === true) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
