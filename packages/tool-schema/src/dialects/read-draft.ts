import { appendSegment, indexReferences, type JsonValue, type SchemaReferences } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject, setMember } from "../document/json-schema.ts";
import type { Conversion } from "./conversion.ts";
import type { Draft } from "./draft.ts";
import { type NamedTarget, referenceTargets } from "./reference-targets.ts";

type Shape = "schema" | "schema_or_boolean" | "list" | "map";

/** How keywords hold their schemas; where `false` says that nothing more may come, it stays as it is. */
const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ["additionalProperties", "schema_or_boolean"],
  ["allOf", "list"],
  ["anyOf", "list"],
  ["contains", "schema"],
  ["contentSchema", "schema"],
  ["dependentSchemas", "map"],
  ["else", "schema"],
  ["if", "schema"],
  ["items", "schema_or_boolean"],
  ["not", "schema"],
  ["oneOf", "list"],
  ["patternProperties", "map"],
  ["prefixItems", "list"],
  ["properties", "map"],
  ["propertyNames", "schema"],
  ["then", "schema"],
  ["unevaluatedItems", "schema_or_boolean"],
  ["unevaluatedProperties", "schema_or_boolean"],
]);

/** What names schemas and documents, and what is read elsewhere: references are written anew. */
const leftOut = new Set([
  "$anchor",
  "$comment",
  "$defs",
  "$dynamicAnchor",
  "$id",
  "$ref",
  "$schema",
  "additionalItems",
  "definitions",
  "dependencies",
]);

/**
 * Fills a conversion from a schema that was checked. Every target of a reference becomes a definition, wherever it
 * stood; its place refers to it, too. Draft 7's ways of writing become those of 2020-12 (tuples in `items`,
 * `dependencies`), `true` and `false` become `{}` and `{ not: {} }`. A definition that nothing refers to is left out.
 */
export function readDraft(original: SchemaObject, conversion: Conversion): void {
  const references = indexReferences(original);
  const targets = referenceTargets(original, references);
  const reading: Reading = { original, conversion, references, targets };
  fill(conversion.root, original, "", reading);
  for (const { name, schema, pointer } of targets.values()) {
    const draft: Draft = {};
    fill(draft, schema, pointer, reading);
    conversion.definitions.set(name, draft);
  }
}

interface Reading {
  readonly original: SchemaObject;
  readonly conversion: Conversion;
  readonly references: SchemaReferences;
  readonly targets: ReadonlyMap<SchemaObject, NamedTarget>;
}

/** Depth is bounded: the check has counted the schemas within one another. */
function read(schema: JsonValue, pointer: string, reading: Reading): Draft {
  const draft: Draft = {};
  reading.conversion.places.set(draft, pointer);
  if (schema === false) draft["not"] = read(true, pointer, reading);
  if (!isJsonObject(schema)) return draft;
  const target = reading.targets.get(schema);
  if (target !== undefined) draft["$ref"] = referenceTo(target);
  else fill(draft, schema, pointer, reading);
  return draft;
}

function fill(draft: Draft, schema: SchemaObject, pointer: string, reading: Reading): void {
  reading.conversion.places.set(draft, pointer);
  for (const [keyword, value] of Object.entries(schema)) {
    const at = appendSegment(pointer, keyword);
    if (keyword === "$ref") fillReference(draft, schema, pointer, reading);
    else if (keyword === "items" && Array.isArray(value)) fillTuple(draft, schema, at, reading);
    else if (keyword === "dependencies" && isJsonObject(value)) fillDependencies(draft, value, at, reading);
    else if (!leftOut.has(keyword)) setMember(draft, keyword, readKeyword(shapes.get(keyword), value, at, reading));
  }
}

function readKeyword(shape: Shape | undefined, value: JsonValue, at: string, reading: Reading): JsonValue {
  if (shape === undefined) return value;
  if (shape === "list") return readList(value, at, reading);
  if (shape === "schema") return read(value, at, reading);
  if (shape === "schema_or_boolean") return typeof value === "boolean" ? value : read(value, at, reading);
  const map: Draft = {};
  for (const [name, member] of Object.entries(isJsonObject(value) ? value : {})) {
    setMember(map, name, read(member, appendSegment(at, name), reading));
  }
  return map;
}

function readList(value: JsonValue, at: string, reading: Reading): JsonValue {
  if (!Array.isArray(value)) return [];
  return value.map((member: JsonValue, index) => read(member, appendSegment(at, index), reading));
}

function fillReference(draft: Draft, schema: SchemaObject, pointer: string, reading: Reading): void {
  const reference = keywordOf(schema, "$ref");
  const found = typeof reference === "string" ? reading.references.resolve(reference, schema) : undefined;
  if (found === undefined || !("schema" in found)) return;
  if (found.schema === reading.original) draft["$ref"] = "#";
  else if (isJsonObject(found.schema)) {
    const target = reading.targets.get(found.schema);
    if (target !== undefined) draft["$ref"] = referenceTo(target);
  } else if (found.schema === false && keywordOf(schema, "allOf") === undefined) {
    draft["allOf"] = [read(false, pointer, reading)];
  }
}

/** Draft 7: a list in `items` is for the first items, `additionalItems` for the rest. */
function fillTuple(draft: Draft, schema: SchemaObject, at: string, reading: Reading): void {
  draft["prefixItems"] = readList(schema["items"] ?? [], at, reading);
  reading.conversion.places.setKeyword(draft, "prefixItems", at);
  const rest = keywordOf(schema, "additionalItems");
  if (rest === undefined) return;
  const restAt = appendSegment(reading.conversion.places.of(draft), "additionalItems");
  draft["items"] = readKeyword("schema_or_boolean", rest, restAt, reading);
  reading.conversion.places.setKeyword(draft, "items", restAt);
}

/** Draft 7: lists of names are `dependentRequired`, schemas `dependentSchemas`. */
function fillDependencies(draft: Draft, value: SchemaObject, at: string, reading: Reading): void {
  const names: Draft = {};
  const schemas: Draft = {};
  for (const [name, member] of Object.entries(value)) {
    if (Array.isArray(member)) setMember(names, name, member);
    else setMember(schemas, name, read(member, appendSegment(at, name), reading));
  }
  for (const [keyword, map] of Object.entries({ dependentRequired: names, dependentSchemas: schemas })) {
    if (Object.keys(map).length === 0 || Object.hasOwn(draft, keyword)) continue;
    draft[keyword] = map;
    reading.conversion.places.setKeyword(draft, keyword, at);
  }
}

function referenceTo({ name }: NamedTarget): string {
  return `#/$defs/${name}`;
}
