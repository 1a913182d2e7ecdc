import type { SchemaReferences } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { EACH, type PlacePattern } from "../../output/text/place-pattern.ts";
import { listOf, typesOf } from "../reading/value-schema.ts";

/** Schemas that are looked at for one document: what is beyond is not judged. */
const MAX_SCHEMAS = 1_000_000;

/** Tells which places in the arguments a schema speaks of. */
export class DeclaredPlaces {
  readonly #root: SchemaObject;
  readonly #references: SchemaReferences;
  #left = MAX_SCHEMAS;

  constructor(root: SchemaObject, references: SchemaReferences) {
    this.#root = root;
    this.#references = references;
  }

  /**
   * Whether the arguments may have a value there, as far as the schema says: a declared member, an element of a list, or
   * anything below what may be anything. An object that only forgot to forbid other members does not declare them.
   */
  has(pattern: PlacePattern): boolean {
    let schemas = this.#allOf([this.#root]);
    for (const segment of pattern) {
      if (this.#left <= 0 || schemas.some(mayBeAnything)) return true;
      schemas = this.#allOf(schemas.flatMap((schema) => (isJsonObject(schema) ? inside(schema, segment) : [])));
      if (schemas.length === 0) return false;
    }
    return true;
  }

  /** The schemas with all that speak of the same value: references, branches, parts; without `false`. */
  #allOf(schemas: readonly unknown[]): readonly unknown[] {
    const found = new Set<unknown>();
    const waiting = [...schemas];
    while (waiting.length > 0 && this.#left > 0) {
      const schema = waiting.pop();
      this.#left -= 1;
      if (schema === false || found.has(schema)) continue;
      found.add(schema);
      if (!isJsonObject(schema)) continue;
      for (const keyword of LISTS) waiting.push(...listOf(schema, keyword).filter((part) => !isPlain(keyword, part)));
      for (const keyword of BRANCHES) waiting.push(...[keywordOf(schema, keyword) ?? []].flat());
      for (const keyword of MAPS) waiting.push(...valuesOf(schema, keyword));
      const reference = keywordOf(schema, "$ref");
      const target = typeof reference === "string" ? this.#references.resolve(reference, schema) : undefined;
      if (target !== undefined && "schema" in target) waiting.push(target.schema);
    }
    return [...found];
  }
}

const LISTS = ["allOf", "anyOf", "oneOf"] as const;
const BRANCHES = ["then", "else"] as const;
const MAPS = ["dependentSchemas", "dependencies"] as const;
const OTHERS = ["additionalProperties", "unevaluatedProperties"] as const;
const ELEMENTS = ["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains"] as const;
/** What says nothing of the value. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "description",
  "title",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
]);

/** A part of an `allOf` that only says something about the value takes nothing from what the others say. */
function isPlain(keyword: string, part: unknown): boolean {
  return keyword === "allOf" && saysNothing(part);
}

function saysNothing(schema: unknown): boolean {
  return !isJsonObject(schema) || Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));
}

/** Objects and lists of which nothing more is said, and what is not even said to be one. */
function mayBeAnything(schema: unknown): boolean {
  if (!isJsonObject(schema) || saysNothing(schema)) return true;
  const says = (names: readonly string[]): boolean => names.some((name) => Object.hasOwn(schema, name));
  if (says(["$ref", ...LISTS, ...BRANCHES, ...MAPS])) return false;
  const types = typesOf(schema);
  if (types.includes("object")) return !says(["properties", "patternProperties", "required", ...OTHERS]);
  return types.includes("array") && !says(ELEMENTS);
}

/** The schemas of a member or an element; `*` stands for each. */
function inside(schema: SchemaObject, segment: string): readonly unknown[] {
  const properties = keywordOf(schema, "properties");
  const declared = isJsonObject(properties) ? properties : {};
  const isRequired = listOf(schema, "required").includes(segment);
  const members = [
    ...(segment === EACH ? Object.values(declared) : []),
    ...(Object.hasOwn(declared, segment) ? [declared[segment]] : isRequired ? [true] : []),
    ...valuesOf(schema, "patternProperties"),
    ...OTHERS.flatMap((keyword) => keywordOf(schema, keyword) ?? []),
  ];
  if (segment !== EACH && !/^(?:0|[1-9][0-9]*)$/.test(segment)) return members;
  return [...members, ...ELEMENTS.flatMap((keyword) => keywordOf(schema, keyword) ?? [])];
}

/** The schemas in a keyword that maps names to them; a list of names (`dependencies`) is none. */
function valuesOf(schema: SchemaObject, keyword: string): readonly unknown[] {
  const map = keywordOf(schema, keyword);
  return isJsonObject(map) ? Object.values(map).filter((value) => !isJsonList(value)) : [];
}
