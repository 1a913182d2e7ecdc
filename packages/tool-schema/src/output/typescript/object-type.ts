import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { docOfSchema } from "./doc-of-schema.ts";
import type { TypeContext } from "./type-context.ts";
import { intersectionOf, NEVER, OPEN_OBJECT, type TypeMember, type TypeNode, unionOf, UNKNOWN } from "./type-node.ts";

/**
 * The type of the objects that a schema takes: its declared members, and members of other names only where the schema
 * speaks of them, as `Static` has it.
 */
export function objectType(schema: SchemaObject, context: TypeContext): TypeNode {
  const others = typeOfOthers(schema, context);
  const listed = listedNames(schema);
  const members = [...declaredMembers(schema, context), ...namedMembers(schema, listed, others)];
  // Where all names are listed there are no others.
  const index = listed === undefined ? others : undefined;
  if (members.length === 0) {
    if (index === undefined) return isClosed(schema) ? { kind: "object", members, index: NEVER } : OPEN_OBJECT;
    return index === UNKNOWN ? OPEN_OBJECT : { kind: "object", members, index };
  }
  if (index === undefined || index === UNKNOWN) return { kind: "object", members, index };
  // TypeScript refuses members beside an index of another type; an intersection says the same.
  return intersectionOf([
    { kind: "object", members, index: undefined },
    { kind: "object", members: [], index },
  ]);
}

function declaredMembers(schema: SchemaObject, context: TypeContext): readonly TypeMember[] {
  const required = requiredNames(schema);
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    isOptional: !required.has(name),
    isReadonly: isJsonObject(property) && keywordOf(property, "readOnly") === true,
    type: context.read(property),
    doc: docOfSchema(property),
  }));
}

/** Members of which only the name is said: in `required`, or in a list of all names that there may be. */
function namedMembers(
  schema: SchemaObject,
  listed: readonly string[] | undefined,
  type: TypeNode | undefined,
): readonly TypeMember[] {
  const required = requiredNames(schema);
  const properties = propertiesOf(schema);
  return [...new Set([...required, ...(listed ?? [])])]
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => ({ name, isOptional: !required.has(name), isReadonly: false, type: type ?? UNKNOWN, doc: [] }));
}

/** The type of members that are not declared; undefined where the schema says nothing of them, or that there are none. */
function typeOfOthers(schema: SchemaObject, context: TypeContext): TypeNode | undefined {
  const additional = keywordOf(schema, "additionalProperties") ?? keywordOf(schema, "unevaluatedProperties");
  const patterns = keywordOf(schema, "patternProperties");
  const types = isJsonObject(patterns) ? Object.values(patterns).map((value) => context.read(value)) : [];
  if (additional !== undefined && additional !== false) types.push(context.read(additional));
  return types.length === 0 ? undefined : unionOf(types);
}

function isClosed(schema: SchemaObject): boolean {
  return keywordOf(schema, "additionalProperties") === false;
}

function propertiesOf(schema: SchemaObject): SchemaObject {
  const properties = keywordOf(schema, "properties");
  return isJsonObject(properties) ? properties : NONE;
}

const NONE: SchemaObject = {};

function requiredNames(schema: SchemaObject): ReadonlySet<string> {
  return new Set(strings(keywordOf(schema, "required")));
}

/** All names that there may be, where `propertyNames` lists them. */
function listedNames(schema: SchemaObject): readonly string[] | undefined {
  const names = keywordOf(schema, "propertyNames");
  if (!isJsonObject(names)) return undefined;
  const list = keywordOf(names, "enum");
  return isJsonList(list) ? strings(list) : undefined;
}

function strings(value: JsonValue | undefined): readonly string[] {
  return isJsonList(value) ? value.filter((member: JsonValue) => typeof member === "string") : [];
}
