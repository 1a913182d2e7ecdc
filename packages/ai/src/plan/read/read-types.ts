import { ALL_KINDS, ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";
import { keyword, type SchemaObject } from "./context.ts";

const KIND_OF_TYPE: ReadonlyMap<unknown, number> = new Map([
  ["null", NULL],
  ["boolean", BOOLEAN],
  ["number", NUMBER],
  ["integer", NUMBER],
  ["string", STRING],
  ["array", ARRAY],
  ["object", OBJECT],
]);

/** `type`: one name or a list of them. */
export function readTypes(schema: SchemaObject, node: SchemaNode): void {
  const type = keyword(schema, "type");
  const names: readonly unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (names.length === 0) {
    node.kinds = ALL_KINDS;
    return;
  }
  node.kinds = 0;
  for (const name of names) node.kinds |= KIND_OF_TYPE.get(name) ?? 0;
  node.integer = names.includes("integer") && !names.includes("number");
  node.typeNames = names.filter((name) => typeof name === "string");
}
