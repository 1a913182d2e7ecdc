import { groupsOfKeyword } from "./keyword-groups.ts";
import type { SchemaPlace } from "./schema-place.ts";

/** A schema that is an object; a schema may also be `true` or `false`. */
export type SchemaObject = Readonly<Record<string, unknown>>;

// What the reading has found out stands on the copy itself, under symbols: no keyword can be there, and no map from
// schemas to it has to be made and asked.
const PLACE: unique symbol = Symbol("place");
const GROUPS: unique symbol = Symbol("groups");
const NAMES: unique symbol = Symbol("names");

/**
 * The private copy of a schema in the document. Own properties only, without prototype. What is no JSON is a symbol
 * whose description names it.
 */
export interface SchemaCopy extends SchemaObject {
  readonly [PLACE]: SchemaPlace;
  readonly [GROUPS]: number;
}

/** A {@link SchemaCopy} while it is filled. */
export interface OpenSchemaCopy extends SchemaCopy {
  [keyword: string]: unknown;
  [GROUPS]: number;
}

/**
 * On its prototype lies nothing: in V8 three times as fast as `Object.create(null)`. Cast, since TypeScript takes only a class
 * for a constructor, and the prototype of a class cannot be replaced.
 */
const Copy = function (this: OpenSchemaCopy & { [PLACE]: SchemaPlace }, place: SchemaPlace): void {
  this[PLACE] = place;
  this[GROUPS] = 0;
} as unknown as { new (place: SchemaPlace): OpenSchemaCopy; prototype: unknown };
Copy.prototype = Object.create(null) as unknown;

export function newSchemaCopy(place: SchemaPlace): OpenSchemaCopy {
  return new Copy(place);
}

export function setGroups(copy: OpenSchemaCopy, groups: number): void {
  copy[GROUPS] = groups;
}

/** Where the schema stands in the document; undefined for what only a reference makes a schema. */
export function placeOfSchema(schema: SchemaObject): SchemaPlace | undefined {
  return (schema as Partial<SchemaCopy>)[PLACE];
}

/** Leaves the names in a map of schemas where they need not be sorted out again, which takes V8 25 ns a name. */
export function setNames(map: Record<string | symbol, unknown>, names: readonly string[]): void {
  map[NAMES] = names;
}

/** The names in the copy of a map of schemas, in their order. */
export function namesIn(map: SchemaObject): readonly string[] {
  return (map as { readonly [NAMES]?: readonly string[] })[NAMES] ?? Object.keys(map);
}

/** The groups of which the schema holds a keyword. */
export function groupsOf(schema: SchemaObject): number {
  const known = (schema as Partial<SchemaCopy>)[GROUPS];
  if (known !== undefined) return known;
  let groups = 0;
  for (const name of Object.keys(schema)) groups |= groupsOfKeyword(name);
  return groups;
}
