import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject } from "../document/json-schema.ts";

/** Whether a JSON value is of a kind that JSON Schema's `type` names. */
export function isOfKind(value: JsonValue, kind: string): boolean {
  if (kind === "null") return value === null;
  if (kind === "array") return isJsonList(value);
  if (kind === "object") return isJsonObject(value);
  if (kind === "integer") return Number.isInteger(value);
  return typeof value === kind;
}
