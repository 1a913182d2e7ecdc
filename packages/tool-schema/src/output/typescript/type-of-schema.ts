import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { isOfKind } from "../is-of-kind.ts";
import { listType } from "./list-type.ts";
import { literalType } from "./literal-type.ts";
import { objectType } from "./object-type.ts";
import type { TypeContext } from "./type-context.ts";
import { intersectionOf, NEVER, type TypeNode, unionOf, UNKNOWN, wordType } from "./type-node.ts";

/** The type of the values that a schema takes: what its own keywords say, and what it refers to and combines. */
export function typeOfSchema(schema: JsonValue, context: TypeContext): TypeNode {
  if (schema === false) return NEVER;
  if (!isJsonObject(schema)) return UNKNOWN;
  const parts = [ownType(schema, context)];
  const reference = keywordOf(schema, "$ref");
  if (typeof reference === "string") parts.push(context.refer(reference, schema));
  for (const part of schemasIn(schema, "allOf")) parts.push(context.read(part));
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = schemasIn(schema, keyword);
    if (branches.length > 0) parts.push(unionOf(branches.map((branch) => context.read(branch))));
  }
  parts.push(conditionalType(schema, context));
  return intersectionOf(parts);
}

/** What `type`, `enum`, `const` and the keywords of objects and lists say. */
function ownType(schema: SchemaObject, context: TypeContext): TypeNode {
  const kinds = kindsOf(schema);
  const literals = literalsOf(schema);
  if (literals === undefined) return unionOf(kinds === undefined ? [UNKNOWN] : kinds.map(typeOfKind));
  return unionOf(literals.filter((value) => kinds?.some((kind) => isOfKind(value, kind)) ?? true).map(literalType));

  function typeOfKind(kind: string): TypeNode {
    if (kind === "object") return objectType(schema, context);
    if (kind === "array") return listType(schema, context);
    return KIND_WORDS.get(kind) ?? UNKNOWN;
  }
}

const KIND_WORDS: ReadonlyMap<string, TypeNode> = new Map([
  ["string", wordType("string")],
  ["number", wordType("number")],
  ["integer", wordType("number")],
  ["boolean", wordType("boolean")],
  ["null", wordType("null")],
]);

/** The kinds of values that the schema takes; undefined where it says nothing of any. */
function kindsOf(schema: SchemaObject): readonly string[] | undefined {
  const type = keywordOf(schema, "type");
  if (typeof type === "string") return [type];
  if (isJsonList(type)) return type.map(String);
  // Without a `type`, keywords of objects mean an object: other values would pass, but nobody means them.
  const implied = [
    ...(OBJECT_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) ? ["object"] : []),
    ...(LIST_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) ? ["array"] : []),
  ];
  return implied.length === 0 ? undefined : implied;
}

const OBJECT_KEYWORDS = [
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
  "propertyNames",
  "unevaluatedProperties",
] as const;
const LIST_KEYWORDS = ["items", "prefixItems"] as const;

/** The values that `const` and `enum` leave; undefined where there is neither. */
function literalsOf(schema: SchemaObject): readonly JsonValue[] | undefined {
  const values = keywordOf(schema, "enum");
  const constant = keywordOf(schema, "const");
  if (constant === undefined) return isJsonList(values) ? values : undefined;
  if (!isJsonList(values)) return [constant];
  const text = JSON.stringify(constant);
  return values.filter((value: JsonValue) => JSON.stringify(value) === text);
}

/** `if` alone says nothing that a type can: whether it holds is seen at run time. */
function conditionalType(schema: SchemaObject, context: TypeContext): TypeNode {
  const [condition, then, otherwise] = ["if", "then", "else"].map((keyword) => keywordOf(schema, keyword));
  if (condition === undefined || then === undefined || otherwise === undefined) return UNKNOWN;
  return unionOf([intersectionOf([context.read(condition), context.read(then)]), context.read(otherwise)]);
}

function schemasIn(schema: SchemaObject, keyword: string): readonly JsonValue[] {
  const list = keywordOf(schema, keyword);
  return isJsonList(list) ? list : [];
}
