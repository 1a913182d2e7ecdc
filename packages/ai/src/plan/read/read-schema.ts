import type { SchemaNode } from "../node.ts";
import { isSchemaObject, keyword, listKeyword, type ReadContext, type SchemaObject, stringKeyword } from "./context.ts";
import {
  APPLICATORS,
  ARRAY_RULES,
  LITERALS,
  NUMBER_RULES,
  OBJECT_RULES,
  STRING_RULES,
  TYPE,
  UNEVALUATED,
} from "../../schema/keyword-groups.ts";
import { readArray } from "./read-array.ts";
import { readHidden } from "./read-hidden.ts";
import { readLiterals } from "./read-literals.ts";
import { readObject } from "./read-object.ts";
import { readNumber, readString } from "./read-scalars.ts";
import { readTypes } from "./read-types.ts";
import { groupsOf } from "../../schema/schema-copy.ts";

/**
 * Fills the node of one place in the schema. The schema has passed `checkToolSchema`: what has the wrong kind there
 * is not here. Recursion is bounded by the depth that the check allows; `$ref` is read later.
 */
export function readSchema(schema: unknown, node: SchemaNode, context: ReadContext): void {
  if (schema === false) node.possible = false;
  if (!isSchemaObject(schema)) return;
  const { pointer } = node;
  const groups = groupsOf(schema);
  if ((groups & TYPE) !== 0) readTypes(schema, node);
  if ((groups & LITERALS) !== 0) node.literals = readLiterals(schema);
  if ((groups & STRING_RULES) !== 0) node.string = readString(schema, pointer, context);
  if ((groups & NUMBER_RULES) !== 0) node.number = readNumber(schema);
  if ((groups & ARRAY_RULES) !== 0) node.array = readArray(schema, pointer, context);
  if ((groups & OBJECT_RULES) !== 0) node.object = readObject(schema, groups, pointer, context);
  node.hidden = readHidden(schema, pointer, context);
  if ((groups & APPLICATORS) !== 0) readApplicators(schema, node, context);
  if ((groups & UNEVALUATED) === 0) return;
  node.unevaluatedProperties = child(schema, "unevaluatedProperties", node, context);
  node.unevaluatedItems = child(schema, "unevaluatedItems", node, context);
}

function readApplicators(schema: SchemaObject, node: SchemaNode, context: ReadContext): void {
  const ref = stringKeyword(schema, "$ref");
  if (ref !== undefined && context.isEnforced(`${node.pointer}/$ref`)) node.reference = context.reference(ref, schema);
  node.allOf = children(schema, "allOf", node, context) ?? node.allOf;
  for (const name of ["anyOf", "oneOf"] as const) {
    const branches = children(schema, name, node, context);
    if (branches !== undefined) node.unions = [...node.unions, { keyword: name, branches, choice: undefined }];
  }
  node.not = inPlace(schema, "not", node, context);
  const condition = inPlace(schema, "if", node, context);
  if (condition !== undefined) {
    const then = inPlace(schema, "then", node, context);
    node.condition = { condition, then, else: inPlace(schema, "else", node, context) };
  }
}

function inPlace(schema: SchemaObject, name: string, node: SchemaNode, context: ReadContext): SchemaNode | undefined {
  const value = keyword(schema, name);
  return value === undefined ? undefined : context.child(value, `${node.pointer}/${name}`);
}

function child(schema: SchemaObject, name: string, node: SchemaNode, context: ReadContext): SchemaNode | undefined {
  const value = keyword(schema, name);
  return value === undefined ? undefined : context.child(value, `${node.pointer}/${name}`);
}

function children(
  schema: SchemaObject,
  name: string,
  node: SchemaNode,
  context: ReadContext,
): SchemaNode[] | undefined {
  return listKeyword(schema, name)?.map((value, index) => context.child(value, `${node.pointer}/${name}/${index}`));
}
