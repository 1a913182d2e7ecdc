import type { JsonValue } from "@di-code/ai";
import type { SchemaObject } from "../../document/json-schema.ts";
import type { TypeNode } from "./type-node.ts";

/** What the readers of the kinds of schemas share. */
export interface TypeContext {
  /** The type of a schema inside. */
  read(schema: JsonValue): TypeNode;
  /** The type that a `$ref` names, declared beside. */
  refer(reference: string, from: SchemaObject): TypeNode;
}
