import { type SchemaReferences, segmentsOfPointer } from "@di-code/ai";
import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";
import { splitName } from "../words/split-words.ts";
import type { Member } from "./tool-view.ts";
import { listOf, valueSchema } from "./value-schema.ts";

/** Where a schema speaks of the same value as the one that holds it. */
const IN_PLACE = /^(?:(?:anyOf|oneOf|allOf|dependentSchemas)\/|(?:then|else)$)/;

/** The declared members among the places; what a branch says once more of a member declared outside is left out. */
export function membersOf(places: readonly SchemaPlace[], references: SchemaReferences): readonly Member[] {
  const members: Member[] = [];
  const required = new Map<SchemaPlace, ReadonlySet<unknown>>();
  for (const { schema, pointer, parent, place } of places) {
    const name = place.startsWith("properties/") ? segmentsOfPointer(`/${place}`)?.[1] : undefined;
    if (name === undefined || parent === undefined || isDeclaredAround(parent, name)) continue;
    const names = required.get(parent) ?? new Set(listOf(parent.schema, "required"));
    required.set(parent, names);
    members.push({
      ...valueSchema(schema, references),
      name,
      words: splitName(name),
      pointer: `/parameters${pointer}`,
      written: schema,
      isRequired: names.has(name),
      owner: parent,
    });
  }
  return members;
}

function isDeclaredAround(owner: SchemaPlace, name: string): boolean {
  let around = owner;
  while (IN_PLACE.test(around.place) && around.parent !== undefined) {
    around = around.parent;
    const properties = keywordOf(around.schema, "properties");
    if (isJsonObject(properties) && Object.hasOwn(properties, name)) return true;
  }
  return false;
}
