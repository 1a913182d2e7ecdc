import { eachSubschema, type JsonValue } from "@di-code/ai";
import { isJsonObject } from "../document/json-schema.ts";

/**
 * A schema of the private copy that a conversion works on: a tree of plain JSON, whose references lead to the root (`#`)
 * or to a definition (`#/$defs/name`). Passes change it in place, so that what is known of a schema stays known.
 */
export interface Draft {
  [keyword: string]: JsonValue;
}

/** The one place where a schema of the private copy becomes one that may be changed: nothing else refers to it. */
export function isDraft(value: unknown): value is Draft {
  return isJsonObject(value);
}

/** A keyword's own value. */
export function get(draft: Draft, keyword: string): JsonValue | undefined {
  return Object.hasOwn(draft, keyword) ? draft[keyword] : undefined;
}

export function has(draft: Draft, keyword: string): boolean {
  return Object.hasOwn(draft, keyword);
}

export function remove(draft: Draft, keyword: string): void {
  Reflect.deleteProperty(draft, keyword);
}

/** The schema that a keyword holds; undefined where it holds none, or a boolean. */
export function schemaIn(draft: Draft, keyword: string): Draft | undefined {
  const value = get(draft, keyword);
  return isDraft(value) ? value : undefined;
}

/** The schemas in a keyword that holds a list of them. */
export function listIn(draft: Draft, keyword: string): readonly Draft[] {
  const value = get(draft, keyword);
  return Array.isArray(value) ? value.filter(isDraft) : [];
}

/** The schemas in a keyword that holds a map of them. */
export function mapIn(draft: Draft, keyword: string): ReadonlyMap<string, Draft> {
  const map = new Map<string, Draft>();
  const value = get(draft, keyword);
  if (!isDraft(value)) return map;
  for (const [name, member] of Object.entries(value)) if (isDraft(member)) map.set(name, member);
  return map;
}

/** The names in a keyword that holds a list of them: `required`. */
export function namesIn(draft: Draft, keyword: string): readonly string[] {
  const value = get(draft, keyword);
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}

/** The values in a keyword that holds a list: `enum`. Undefined for anything else. */
export function valuesIn(draft: Draft, keyword: string): readonly JsonValue[] | undefined {
  const value = get(draft, keyword);
  return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
}

/** The schemas directly inside one. */
export function childrenOf(draft: Draft): readonly Draft[] {
  const children: Draft[] = [];
  eachSubschema(draft, (child) => {
    if (isDraft(child)) children.push(child);
  });
  return children;
}

/** Keywords that say something to readers and nothing of values. Vendors' own (`x-…`) are such too. */
export const annotations: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "example",
  "examples",
  "nullable",
  "readOnly",
  "title",
  "writeOnly",
]);
