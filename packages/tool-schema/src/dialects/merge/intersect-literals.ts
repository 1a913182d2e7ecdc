import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, remove } from "../draft.ts";
import { typesIn } from "../kinds.ts";
import { jsonText } from "./json-text.ts";

/** The values of `const` and `enum` together; undefined where a schema names none. */
export function literalsOf(draft: Draft): readonly JsonValue[] | undefined {
  const list = get(draft, "enum");
  const all: readonly JsonValue[] | undefined = Array.isArray(list) ? list : undefined;
  if (!has(draft, "const")) return all;
  const only = get(draft, "const") ?? null;
  return all === undefined || all.some((value) => jsonText(value) === jsonText(only)) ? [only] : [];
}

/** The literals that both take. Where there are none, nothing is taken: `not: {}`. */
export function intersectLiterals(draft: Draft, extra: Draft, conversion: Conversion): void {
  const theirs = literalsOf(extra);
  if (theirs === undefined) return;
  const own = literalsOf(draft);
  const texts = new Set(theirs.map(jsonText));
  const shared = own === undefined ? theirs : own.filter((value) => texts.has(jsonText(value)));
  const isConst = shared.length === 1 && (has(draft, "const") || has(extra, "const"));
  const source = has(extra, "const") ? "const" : "enum";
  if (own === undefined) {
    conversion.places.setKeyword(draft, isConst ? "const" : "enum", conversion.places.ofKeyword(extra, source));
  }
  remove(draft, "const");
  remove(draft, "enum");
  if (shared.length === 0) draft["not"] = conversion.create({}, draft);
  else if (isConst) draft["const"] = shared[0] ?? null;
  else draft["enum"] = [...shared];
}

/** The kinds of values that both take; `integer` is a `number`. */
export function intersectTypes(a: JsonValue, b: JsonValue): JsonValue {
  const left = typesIn(a);
  const right = typesIn(b);
  const shared = new Set<string>();
  for (const type of left) {
    if (right.includes(type)) shared.add(type);
    else if (type === "integer" && right.includes("number")) shared.add(type);
    else if (type === "number" && right.includes("integer")) shared.add("integer");
  }
  const [only] = shared;
  return shared.size === 1 && only !== undefined ? only : [...shared];
}
