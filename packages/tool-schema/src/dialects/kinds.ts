import type { JsonValue } from "@di-code/ai";
import { type Draft, get } from "./draft.ts";

/** The name that JSON Schema has for a value's kind. */
export function kindOf(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** Whether a value is of one of the kinds: an integer is a number. */
export function isOfKinds(value: JsonValue, kinds: readonly string[]): boolean {
  const kind = kindOf(value);
  return kinds.includes(kind) || (kind === "integer" && kinds.includes("number"));
}

/** The names in a `type`: one, or a list. */
export function typesIn(type: JsonValue | undefined): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((name): name is string => typeof name === "string") : [];
}

/** The kinds that a schema's own `type` takes; none where it has no `type`. */
export function kindsOf(draft: Draft): readonly string[] {
  return typesIn(get(draft, "type"));
}

/** Sets `type`: one name, or a list. */
export function setKinds(draft: Draft, kinds: readonly string[]): void {
  const [only] = kinds;
  draft["type"] = kinds.length === 1 && only !== undefined ? only : [...kinds];
}

const impliedBy: ReadonlyMap<string, string> = new Map([
  ["additionalProperties", "object"],
  ["contains", "array"],
  ["exclusiveMaximum", "number"],
  ["exclusiveMinimum", "number"],
  ["format", "string"],
  ["items", "array"],
  ["maxItems", "array"],
  ["maxLength", "string"],
  ["maxProperties", "object"],
  ["maximum", "number"],
  ["minItems", "array"],
  ["minLength", "string"],
  ["minProperties", "object"],
  ["minimum", "number"],
  ["multipleOf", "number"],
  ["pattern", "string"],
  ["patternProperties", "object"],
  ["prefixItems", "array"],
  ["properties", "object"],
  ["propertyNames", "object"],
  ["required", "object"],
  ["uniqueItems", "array"],
]);

/** The kinds of values that a schema without `type` speaks of. */
export function impliedKinds(draft: Draft): readonly string[] {
  const kinds = Object.keys(draft).map((keyword) => impliedBy.get(keyword));
  return [...new Set(kinds.filter((kind) => kind !== undefined))];
}
