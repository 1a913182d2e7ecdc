import type { ValueKind } from "../issues/issue.ts";

/** The kinds of JSON values as bits, so that a set of them is a number. */
export const NULL = 1;
export const BOOLEAN = 2;
export const NUMBER = 4;
export const STRING = 8;
export const ARRAY = 16;
export const OBJECT = 32;
export const ALL_KINDS = 63;

/** The bit of a value's kind; 0 for what is no JSON. */
export function kindBit(value: unknown): number {
  switch (typeof value) {
    case "string":
      return STRING;
    case "number":
      return NUMBER;
    case "boolean":
      return BOOLEAN;
    case "object":
      return value === null ? NULL : Array.isArray(value) ? ARRAY : OBJECT;
    default:
      return 0;
  }
}

/** The name of a value's kind, for an issue's `received`. */
export function kindName(value: unknown): ValueKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  switch (typeof value) {
    case "string":
      return "string";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    default:
      return "object";
  }
}
