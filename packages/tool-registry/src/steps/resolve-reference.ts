import { escapeSegment, pointerSegments } from "../definition/pointer.ts";
import { isSchemaObject, keywordOf, type SchemaAt, type SchemaObject } from "../definition/subschemas.ts";

/**
 * Where a `$ref` of a tool's schema leads, if it is a pointer (`#/$defs/node`) or the `$id` of one of the definitions, as
 * TypeBox writes it. Undefined for the others: nothing is filled in behind them.
 */
export function resolvePointer(root: SchemaObject, reference: string): SchemaAt | undefined {
  if (reference.startsWith("#")) return followPointer(root, reference.slice(1));
  for (const keyword of ["$defs", "definitions"]) {
    const definitions = keywordOf(root, keyword);
    if (!isSchemaObject(definitions)) continue;
    for (const name of Object.keys(definitions)) {
      const schema = definitions[name];
      if (isSchemaObject(schema) && keywordOf(schema, "$id") === reference) {
        return { schema, pointer: `/${keyword}/${escapeSegment(name)}` };
      }
    }
  }
  return undefined;
}

function followPointer(root: SchemaObject, fragment: string): SchemaAt | undefined {
  const pointer = decode(fragment);
  if (pointer === undefined || (pointer !== "" && !pointer.startsWith("/"))) return undefined;
  let value: unknown = root;
  for (const segment of pointerSegments(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = Reflect.get(value, segment);
  }
  return isSchemaObject(value) ? { schema: value, pointer } : undefined;
}

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
