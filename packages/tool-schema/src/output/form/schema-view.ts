import type { JsonValue, SchemaReferences } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";

/** Schemas that apply to one value together, at the most. */
const MAX_PARTS = 64;

/** What a value must be, of all schemas that apply to it: a schema, what its `$ref`s lead to, and its `allOf`. */
export interface SchemaView {
  readonly parts: readonly SchemaObject[];
  /** More schemas apply than are read. */
  readonly isCut: boolean;
}

export function viewOf(schemas: readonly JsonValue[], references: SchemaReferences): SchemaView {
  const parts = new Set<SchemaObject>();
  const waiting = [...schemas].reverse();
  let isCut = false;
  while (waiting.length > 0) {
    const schema = waiting.pop();
    if (!isJsonObject(schema) || parts.has(schema)) continue;
    if (parts.size === MAX_PARTS) {
      isCut = true;
      break;
    }
    parts.add(schema);
    const all = keywordOf(schema, "allOf");
    if (isJsonList(all)) {
      isCut ||= all.length > MAX_PARTS;
      waiting.push(...all.slice(0, MAX_PARTS).toReversed());
    }
    const reference = keywordOf(schema, "$ref");
    const target = typeof reference === "string" ? references.resolve(reference, schema) : undefined;
    // What hangs in a document of plain JSON is plain JSON.
    if (target !== undefined && "schema" in target) waiting.push(target.schema as JsonValue);
  }
  return { parts: [...parts], isCut };
}

/** The first text that a keyword has; the outermost schema's comes first. */
export function textOf(view: SchemaView, keyword: string): string | undefined {
  return eachOf(view, keyword).find((value) => typeof value === "string");
}

/** The keyword's values, lists as they are. */
export function eachOf({ parts }: SchemaView, keyword: string): readonly JsonValue[] {
  return parts.filter((part) => Object.hasOwn(part, keyword)).map((part) => part[keyword] ?? null);
}

/** The bound that counts where several are given. */
export function boundOf(view: SchemaView, keyword: string, counts: "highest" | "lowest"): number | undefined {
  const numbers = eachOf(view, keyword).filter((value) => typeof value === "number");
  if (numbers.length === 0) return undefined;
  return counts === "highest" ? Math.max(...numbers) : Math.min(...numbers);
}

export function namesIn(view: SchemaView, keyword: string): ReadonlySet<string> {
  const lists = eachOf(view, keyword).filter(isJsonList);
  return new Set(lists.flat().filter((value) => typeof value === "string"));
}

/** The members of a keyword that maps names to schemas, each with all schemas that apply to it. */
export function membersOf(view: SchemaView, keyword: string): ReadonlyMap<string, readonly JsonValue[]> {
  const members = new Map<string, JsonValue[]>();
  for (const map of eachOf(view, keyword)) {
    if (!isJsonObject(map)) continue;
    for (const [name, schema] of Object.entries(map)) {
      const known = members.get(name);
      if (known === undefined) members.set(name, [schema]);
      else known.push(schema);
    }
  }
  return members;
}

/** The values that `enum` and `const` leave; undefined where there is neither. */
export function literalsOf(view: SchemaView): readonly JsonValue[] | undefined {
  const constants = eachOf(view, "const").map((value) => [value]);
  const lists = eachOf(view, "enum").filter(isJsonList);
  const [first, ...rest] = [...constants, ...lists];
  if (first === undefined || rest.length === 0) return first;
  const texts = rest.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first.filter((value) => texts.every((allowed) => allowed.has(JSON.stringify(value))));
}

const ALL_KINDS = ["string", "number", "boolean", "object", "array", "null"] as const;

export type Kind = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** The kinds that every part takes; undefined where no part speaks of kinds. */
export function kindsOf(view: SchemaView): readonly Kind[] | undefined {
  let kinds: readonly string[] | undefined;
  for (const type of eachOf(view, "type")) {
    const list = (isJsonList(type) ? type : [type]).map(String);
    kinds = kinds === undefined ? list : both(kinds, list);
  }
  if (kinds === undefined) return impliedKinds(view);
  return kinds.filter((kind): kind is Kind => kind === "integer" || ALL_KINDS.some((known) => known === kind));
}

function both(left: readonly string[], right: readonly string[]): readonly string[] {
  return left.flatMap((kind) => {
    if (right.includes(kind)) return [kind];
    if (kind === "number" && right.includes("integer")) return ["integer"];
    return kind === "integer" && right.includes("number") ? ["integer"] : [];
  });
}

/** Keywords of objects mean an object, where nothing else is said. */
function impliedKinds(view: SchemaView): readonly Kind[] | undefined {
  if (["properties", "required", "additionalProperties"].some((keyword) => eachOf(view, keyword).length > 0)) {
    return ["object"];
  }
  return ["items", "prefixItems"].some((keyword) => eachOf(view, keyword).length > 0) ? ["array"] : undefined;
}
