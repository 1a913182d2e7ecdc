import type { JsonValue } from "@di-code/ai";
import { schemaOf } from "../schema/keyword-reading.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Shape } from "../schema/shape.ts";

/** Whether an array or object with one mistake makes another, since `not` is about it as well. */
export function isForbidden({ parts }: Shape, value: JsonValue, source: SchemaSource): boolean {
  return parts.some(({ schema }) => {
    const not = schemaOf(schema, "not");
    return not !== undefined && source.accepts(not, value) === true;
  });
}
