import { eachSubschema, segmentsOfPointer, type SchemaReferences } from "@di-code/ai";
import { isJsonObject, keywordOf, type SchemaObject } from "../document/json-schema.ts";

/** A schema that a reference leads to, and the name that its definition gets. */
export interface NamedTarget {
  readonly name: string;
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/** What the references of a document lead to, by schema; the root, and what no reference reaches, left out. */
export function referenceTargets(
  root: SchemaObject,
  references: SchemaReferences,
): ReadonlyMap<SchemaObject, NamedTarget> {
  const targets = new Map<SchemaObject, NamedTarget>();
  const used = new Set<string>();
  const known = new Set<object>([root]);
  const waiting: SchemaObject[] = [root];
  const meet = (schema: SchemaObject): void => {
    if (known.has(schema)) return;
    known.add(schema);
    waiting.push(schema);
  };
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    const reference = keywordOf(schema, "$ref");
    const target = typeof reference === "string" ? references.resolve(reference, schema) : undefined;
    if (target !== undefined && "schema" in target && isJsonObject(target.schema)) {
      const { schema: found, pointer } = target;
      if (found !== root && !targets.has(found)) {
        targets.set(found, { name: freeName(pointer, used), schema: found, pointer });
      }
      meet(found);
    }
    eachSubschema(schema, (subschema, place) => {
      // Definitions count once something refers to them.
      if (!place.startsWith("$defs/") && !place.startsWith("definitions/")) meet(subschema as SchemaObject);
    });
  }
  return targets;
}

/** The last name in a pointer, as far as it may stand in a reference without being escaped. */
function freeName(pointer: string, used: Set<string>): string {
  const last = segmentsOfPointer(pointer)?.at(-1) ?? "";
  const base = last.replaceAll(/[^\w.-]/g, "_").slice(0, 48);
  const start = /^[A-Za-z_]/.test(base) && base !== "__proto__" ? base : `schema_${base}`;
  let name = start;
  for (let number = 2; used.has(name); number += 1) name = `${start}_${number}`;
  used.add(name);
  return name;
}
