import { eachSubschema } from "@di-code/ai";
import type { SchemaObject } from "./json-schema.ts";

/** A schema with keywords, and where it stands in its document. */
export interface SchemaPlace {
  readonly schema: SchemaObject;
  /** RFC 6901 pointer from the document's root; `""` for the root. */
  readonly pointer: string;
  /** The schema that holds this one; undefined for the root. */
  readonly parent: SchemaPlace | undefined;
  /** Where it stands in its parent, without leading slash: `properties/name`, `anyOf/0`, `items`. */
  readonly place: string;
}

/**
 * All schemas with keywords in a document, the root first, each before what it holds; those that nothing refers to
 * included. References are not followed. Bounded by the document, which is a tree: {@link cloneToolSchema} has made it.
 */
export function schemaPlaces(root: SchemaObject): readonly SchemaPlace[] {
  const places: SchemaPlace[] = [];
  const waiting: SchemaPlace[] = [{ schema: root, pointer: "", parent: undefined, place: "" }];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    places.push(parent);
    const holder = parent;
    const held: SchemaPlace[] = [];
    eachSubschema(holder.schema, (schema, place) => {
      // What hangs in a document of plain JSON is plain JSON.
      held.push({ schema: schema as SchemaObject, pointer: `${holder.pointer}/${place}`, parent: holder, place });
    });
    waiting.push(...held.reverse());
  }
  return places;
}
