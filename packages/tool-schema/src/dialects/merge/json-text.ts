import type { JsonValue } from "@di-code/ai";
import { isJsonObject } from "../../document/json-schema.ts";

/** A value as text that equal values share: members by name, numbers as JSON has them. */
export function jsonText(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((member: JsonValue) => jsonText(member)).join(",")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`).join(",")}}`;
}
