import { checkToolSchema, type JsonValue } from "@di-code/ai";
import type { SchemaObject } from "../document/json-schema.ts";
import { type MutableSchema, mutableCopy, mutablePlaces } from "./mutable-schema.ts";

/** Longer ones say nothing to a model. */
const MAX_SHOWN = 120;

/**
 * A library's JSON Schema without what nobody but the library can run: formats of its own (`nanoid`) and patterns that are
 * not linear or do not compile with the `u` flag. They go into the description in words, as far as they are short, and its
 * validator enforces them. The rest stays.
 */
export function runnableSchema(schema: SchemaObject): SchemaObject {
  const { notEnforced } = checkToolSchema(schema, { imported: true });
  const pointers = new Set(notEnforced.map(({ pointer }) => pointer));
  if (pointers.size === 0) return schema;
  const copy = mutableCopy(schema);
  for (const [held, pointer] of mutablePlaces(copy)) {
    if (pointers.has(`${pointer}/format`)) moveToDescription(held, "format", "Format");
    // Beside a format that stays, a pattern says the same in a longer way.
    if (pointers.has(`${pointer}/pattern`)) moveToDescription(held, "pattern", "Pattern");
  }
  return copy;
}

function moveToDescription(schema: MutableSchema, keyword: "format" | "pattern", label: string): void {
  const rule = schema[keyword];
  const description = schema["description"];
  Reflect.deleteProperty(schema, keyword);
  if (typeof rule !== "string" || rule.length > MAX_SHOWN) return;
  if (keyword === "pattern" && Object.hasOwn(schema, "format")) return;
  const words: JsonValue = `${label}: ${rule}`;
  schema["description"] = typeof description === "string" && description !== "" ? `${description} (${words})` : words;
}
