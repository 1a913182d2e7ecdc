import type { JsonValue } from "@di-code/ai";

/** The kinds of JSON values, in the order in which a wrong one is chosen. */
export const jsonKinds = ["null", "boolean", "number", "string", "array", "object"] as const;

export type JsonKind = (typeof jsonKinds)[number];

export function kindOf(value: JsonValue): JsonKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const kind = typeof value;
  return kind === "boolean" || kind === "number" || kind === "string" ? kind : "object";
}

/** Whether one name of `type` takes a value. */
export function isOfType(type: string, value: JsonValue): boolean {
  if (type === "integer") return typeof value === "number" && Number.isInteger(value);
  return type === kindOf(value);
}

/** The kind that values of a `type` have. */
export function kindOfType(type: string): JsonKind | undefined {
  return type === "integer" ? "number" : jsonKinds.find((kind) => kind === type);
}

/** Equality of JSON values: the order of members does not count. Recursion is bounded by the smaller value. */
export function isSameJson(left: JsonValue, right: JsonValue): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item: JsonValue, index) => isSameJson(item, right[index] as JsonValue))
    );
  }
  const one = left as Readonly<Record<string, JsonValue>>;
  const other = right as Readonly<Record<string, JsonValue>>;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key] ?? null, other[key] ?? null))
  );
}
