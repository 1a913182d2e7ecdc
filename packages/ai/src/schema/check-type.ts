import { printableName } from "../issues/printable.ts";
import { appendSegment } from "../issues/pointer.ts";
import type { KeywordRule } from "./keyword-context.ts";

const TYPES: ReadonlySet<unknown> = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** The types of TypeBox whose values JSON cannot hold, and those that are parts of its scripts. */
const NOT_JSON: ReadonlySet<unknown> = new Set([
  "asyncIterator",
  "bigint",
  "call",
  "constructor",
  "deferred",
  "function",
  "generic",
  "infer",
  "iterator",
  "promise",
  "rest",
  "symbol",
  "undefined",
  "void",
]);

/** Names from other languages, and what was probably meant. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["bool", "boolean"],
  ["date", "string"],
  ["decimal", "number"],
  ["dict", "object"],
  ["double", "number"],
  ["enum", "string"],
  ["float", "number"],
  ["hash", "object"],
  ["int", "integer"],
  ["list", "array"],
  ["long", "integer"],
  ["map", "object"],
  ["none", "null"],
  ["nil", "null"],
  ["str", "string"],
  ["text", "string"],
  ["tuple", "array"],
]);

/** Whether {@link checkType} has nothing to say. */
export function isType(value: unknown): boolean {
  return TYPES.has(value) || (Array.isArray(value) && value.length > 0 && value.every((name) => TYPES.has(name)));
}

/** `type`: one of JSON Schema's seven, or a list of them. */
export const checkType: KeywordRule = (value, keyword, pointer, { sink }) => {
  if (!Array.isArray(value)) return checkName(value, pointer);
  if (value.length === 0) sink.refuse(pointer, keyword, "keyword_kind", "must name at least one type");
  for (const [index, name] of value.entries()) checkName(name, appendSegment(pointer, index));

  function checkName(name: unknown, at: string): void {
    if (TYPES.has(name)) return;
    if (NOT_JSON.has(name)) return sink.refuse(at, keyword, "not_json", `must be a type of JSON, not ${String(name)}`);
    if (typeof name !== "string") return sink.refuse(at, keyword, "keyword_kind", "must be the name of a type");
    const meant = MEANT.get(name.toLowerCase()) ?? (TYPES.has(name.toLowerCase()) ? name.toLowerCase() : undefined);
    const hint = meant === undefined ? `must be one of ${[...TYPES].join(", ")}` : `write "${meant}"`;
    sink.refuse(at, keyword, "unknown_type", `"${printableName(name)}" is no type; ${hint}`);
  }
};
