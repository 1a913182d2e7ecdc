import { isSchemaObject, keywordOf, type SchemaObject } from "../definition/subschemas.ts";
import { resolvePointer } from "./resolve-reference.ts";

/** Most references that are followed from one branch. */
const MAX_HOPS = 8;

/**
 * Which branches of a union may take an object or a list, from a look at its outside: type, required members, and members
 * that must have one of some values. A branch that is left out does not take it. Costs nothing beside a validation, whose
 * repetition at each level of what is nested is what makes unions slow.
 */
export function possibleBranches(root: SchemaObject, branches: readonly unknown[], value: object): readonly number[] {
  return [...branches.keys()].filter((index) => mayTake(root, branches[index], value));
}

function mayTake(root: SchemaObject, branch: unknown, value: object): boolean {
  let at = branch;
  for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
    if (!isSchemaObject(at)) return at !== false;
    if (!allowsType(at, value) || !allowsMembers(at, value)) return false;
    const reference = keywordOf(at, "$ref");
    const target = typeof reference === "string" ? resolvePointer(root, reference) : undefined;
    if (target === undefined) return true;
    at = target.schema;
  }
  return true;
}

function allowsType(schema: SchemaObject, value: object): boolean {
  const type = keywordOf(schema, "type");
  const kind = Array.isArray(value) ? "array" : "object";
  return type === undefined || type === kind || (Array.isArray(type) && type.includes(kind));
}

function allowsMembers(schema: SchemaObject, value: object): boolean {
  if (Array.isArray(value)) return true;
  const required = keywordOf(schema, "required");
  if (Array.isArray(required) && !required.every((name) => Object.hasOwn(value, String(name)))) return false;
  const properties = keywordOf(schema, "properties");
  if (!isSchemaObject(properties)) return true;
  return Object.keys(properties).every((name) => {
    const member = properties[name];
    return !Object.hasOwn(value, name) || !isSchemaObject(member) || allowsValue(member, Reflect.get(value, name));
  });
}

/** Objects and lists would have to be compared in depth: they count as allowed. */
function allowsValue(schema: SchemaObject, value: unknown): boolean {
  if (typeof value === "object" && value !== null) return true;
  const allowed = keywordOf(schema, "enum");
  if (Array.isArray(allowed) && !allowed.includes(value)) return false;
  return !Object.hasOwn(schema, "const") || schema["const"] === value;
}
