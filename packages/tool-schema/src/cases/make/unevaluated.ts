import { keywordOf } from "../../document/json-schema.ts";
import { schemaOf } from "../schema/keyword-reading.ts";
import type { Applied, Shape } from "../schema/shape.ts";

/**
 * What a keyword says of what nothing else says anything of. Where several schemas say so, the innermost has looked at it
 * before the others: all of them are heard to make a value, and none to break it.
 */
export function unevaluated(shape: Shape, keyword: "unevaluatedProperties" | "unevaluatedItems"): readonly Applied[] {
  const asked = shape.parts.filter(({ schema }) => keywordOf(schema, keyword) !== undefined);
  const isUnsure = asked.length > 1;
  return asked.map((part) => {
    const schema = schemaOf(part.schema, keyword) ?? true;
    return isUnsure ? { ...part, schema, isCondition: true } : { ...part, schema };
  });
}
