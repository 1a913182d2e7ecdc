import type { SchemaReferences } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";

/** Schemas that ask about a value, or about names, and describe nothing that a model should send. */
const ASKING: ReadonlySet<string> = new Set(["not", "if", "propertyNames"]);
const DEFINITION = /^(?:\$defs|definitions)\//;

/**
 * Of all places of a document, in their order, those that describe values: from the root on, without what only asks, and of
 * the definitions those that are referred to. Servers send one set of definitions with each tool.
 */
export function describingPlaces(places: readonly SchemaPlace[], references: SchemaReferences): readonly SchemaPlace[] {
  const placeOf = new Map<unknown, SchemaPlace>(places.map((place) => [place.schema, place]));
  const held = new Map<SchemaPlace, SchemaPlace[]>();
  for (const place of places) {
    if (place.parent === undefined || ASKING.has(place.place) || DEFINITION.test(place.place)) continue;
    const siblings = held.get(place.parent) ?? [];
    held.set(place.parent, siblings);
    siblings.push(place);
  }
  const reached = new Set(places.slice(0, 1));
  // A set is walked on to what is added during the walk.
  for (const place of reached) {
    for (const inner of held.get(place) ?? []) reached.add(inner);
    const reference = keywordOf(place.schema, "$ref");
    const target = typeof reference === "string" ? references.resolve(reference, place.schema) : undefined;
    const referred = target !== undefined && "schema" in target ? placeOf.get(target.schema) : undefined;
    if (referred !== undefined) reached.add(referred);
  }
  return places.filter((place) => reached.has(place));
}
