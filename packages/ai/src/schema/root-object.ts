import { targetOf } from "./in-place.ts";
import type { SchemaPosition } from "./schema-position.ts";
import type { SchemaReferences } from "./references.ts";
import type { FindingSink } from "./schema-finding.ts";
import { isRecord } from "./subschemas.ts";

type SchemaObject = SchemaPosition["schema"];

/**
 * Arguments are an object, so the root must take nothing else: `type: "object"` itself, or a `$ref`, an `allOf`
 * member, or every branch of a union that says so. `order` holds each schema after those that apply in its place.
 */
export function checkRootObject(
  root: SchemaObject,
  order: readonly SchemaObject[],
  references: SchemaReferences,
  sink: FindingSink,
): void {
  const objects = new Set<unknown>();
  for (const schema of order) {
    if (saysObject(schema, objects, references)) objects.add(schema);
  }
  if (objects.has(root)) return;
  if (isTool(root)) sink.refuse("", "", "root_not_object", "is a tool: give its parameters");
  else refuseRoot(sink);
}

/** A whole tool where its parameters belong: a mistake of its own, since `name` and `parameters` are no keywords. */
function isTool(root: SchemaObject): boolean {
  return root["type"] === undefined && typeof root["name"] === "string" && isRecord(root["parameters"]);
}

/** The finding of a root that takes other things than objects: at `/type`, where the cure is to be written. */
export function refuseRoot(sink: FindingSink): void {
  sink.refuse("/type", "type", "root_not_object", 'must be "object": arguments are always an object');
}

function saysObject(schema: SchemaObject, objects: ReadonlySet<unknown>, references: SchemaReferences): boolean {
  if (isObjectType(schema["type"])) return true;
  if (isRecord(schema["const"])) return true;
  if (every(schema["enum"], isRecord)) return true;
  const target = targetOf(schema, references);
  if (target !== undefined && !("problem" in target) && objects.has(target.schema)) return true;
  const isObject = (member: unknown): boolean => objects.has(member);
  const { allOf } = schema;
  if (Array.isArray(allOf) && allOf.some(isObject)) return true;
  // A branch that takes nothing takes nothing but objects, too.
  const isObjectOrNever = (member: unknown): boolean => member === false || isObject(member);
  return [schema["anyOf"], schema["oneOf"]].some(
    (branches) => every(branches, isObjectOrNever) && branches.some(isObject),
  );
}

/** `"object"`, or a list that holds nothing else. */
export function isObjectType(type: unknown): boolean {
  return type === "object" || every(type, (name) => name === "object");
}

function every(list: unknown, accepts: (member: unknown) => boolean): list is unknown[] {
  return Array.isArray(list) && list.length > 0 && list.every(accepts);
}
