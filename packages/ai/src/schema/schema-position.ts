import { placeOfSchema, type SchemaCopy, type SchemaObject } from "./schema-copy.ts";

/** A schema that is to be looked at, and the RFC 6901 pointer to it. */
export interface SchemaPosition {
  readonly schema: SchemaObject;
  readonly pointer: string;
}

export function positionOf(schema: SchemaCopy): SchemaPosition {
  return { schema, pointer: placeOfSchema(schema)?.pointer ?? "" };
}
