import type { JsonValue } from "@di-code/ai";
import { setMember } from "../document/json-schema.ts";

/** A copy that may be changed. Depth is bounded: `cloneToolSchema` has made what comes here. */
export function thaw(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((member: JsonValue) => thaw(member));
  const copy = {};
  for (const [name, member] of Object.entries(value)) setMember(copy, name, thaw(member));
  return copy;
}
