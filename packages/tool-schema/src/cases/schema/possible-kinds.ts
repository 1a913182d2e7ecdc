import { keywordOf, type JsonSchema, type SchemaObject } from "../../document/json-schema.ts";
import { type JsonKind, jsonKinds, kindOf, kindOfType } from "../../document/json-kind.ts";
import { literalsOf, schemasOf, typesOf } from "./keyword-reading.ts";
import type { SchemaSource } from "./schema-source.ts";

const ALL: ReadonlySet<JsonKind> = new Set(jsonKinds);
const NONE: ReadonlySet<JsonKind> = new Set();

/** Schemas within schemas, all for one value, that are looked through; what is further in is not known. */
const MAX_LEVELS = 64;

// Each schema is read from a copy of its own, so that a schema belongs to one document.
const known = new WeakMap<object, ReadonlySet<JsonKind>>();

/** The kinds that `type`, `enum` and `const` of one schema leave, without what it applies to the value. */
export function ownKinds(schema: SchemaObject): ReadonlySet<JsonKind> {
  const types = typesOf(schema);
  let kinds: ReadonlySet<JsonKind> = types === undefined ? ALL : setOf(types.map(kindOfType));
  for (const { values } of literalsOf(schema)) kinds = both(kinds, setOf(values.map(kindOf)));
  return kinds;
}

/** The kinds that a schema may take, as far as that is seen without trying: never too few. */
export function possibleKinds(schema: JsonSchema, source: SchemaSource, level = 0): ReadonlySet<JsonKind> {
  if (schema === false) return NONE;
  if (schema === true || level > MAX_LEVELS) return ALL;
  const found = known.get(schema);
  if (found !== undefined) return found;
  let kinds = ownKinds(schema);
  const target = source.target(schema);
  if (target !== undefined) kinds = both(kinds, possibleKinds(target, source, level + 1));
  for (const part of schemasOf(schema, "allOf") ?? []) kinds = both(kinds, possibleKinds(part, source, level + 1));
  for (const keyword of ["anyOf", "oneOf"]) {
    if (keywordOf(schema, keyword) === undefined) continue;
    const branches = schemasOf(schema, keyword) ?? [];
    kinds = both(kinds, setOf(branches.flatMap((branch) => [...possibleKinds(branch, source, level + 1)])));
  }
  known.set(schema, kinds);
  return kinds;
}

export function both(left: ReadonlySet<JsonKind>, right: ReadonlySet<JsonKind>): ReadonlySet<JsonKind> {
  if (left === ALL) return right;
  if (right === ALL) return left;
  return setOf([...left].filter((kind) => right.has(kind)));
}

function setOf(kinds: readonly (JsonKind | undefined)[]): ReadonlySet<JsonKind> {
  return new Set(kinds.filter((kind) => kind !== undefined));
}
