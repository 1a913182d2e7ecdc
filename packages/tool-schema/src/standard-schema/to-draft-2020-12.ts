import { moveKeyword } from "./move-keyword.ts";
import type { MutableSchema } from "./mutable-schema.ts";

/** One schema, in which draft 7's tuples may stand, in the words of 2020-12. Gives the keywords that were moved. */
export function toDraft202012(schema: MutableSchema): readonly string[] {
  if (!Object.hasOwn(schema, "items") || !Array.isArray(schema["items"])) return [];
  return [...moveKeyword(schema, "items", "prefixItems"), ...moveKeyword(schema, "additionalItems", "items")];
}
