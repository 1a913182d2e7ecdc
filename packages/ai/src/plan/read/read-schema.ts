import {
  APPLICATORS,
  ARRAY_RULES,
  LITERALS,
  NUMBER_RULES,
  OBJECT_RULES,
  REFINED,
  STRING_RULES,
  TYPE,
  UNEVALUATED,
} from "../../schema/keyword-groups.ts";
import { groupsOf, type SchemaObject } from "../../schema/schema-copy.ts";
import { Applied, type SchemaNode } from "../node.ts";
import { isSchemaObject, listKeyword, type ReadContext, stringKeyword } from "./context.ts";
import { readArray } from "./read-array.ts";
import { readHidden } from "./read-hidden.ts";
import { readLiterals } from "./read-literals.ts";
import { readObject } from "./read-object.ts";
import { readNumber, readString } from "./read-scalars.ts";
import { readTypes } from "./read-types.ts";
import { readUnions } from "./read-unions.ts";

/**
 * Fills the node of one place in the schema. The schema has passed `checkToolSchema`: what has the wrong kind there
 * is not here. Recursion is bounded by the depth that the check allows; `$ref` is read later.
 */
export function readSchema(schema: unknown, node: SchemaNode, context: ReadContext): void {
  if (schema === false) node.possible = false;
  if (!isSchemaObject(schema)) return;
  const { place } = node;
  const groups = groupsOf(schema);
  if ((groups & TYPE) !== 0) readTypes(schema, node);
  if ((groups & LITERALS) !== 0) node.literals = readLiterals(schema);
  if ((groups & STRING_RULES) !== 0) node.string = readString(schema, place, context);
  if ((groups & NUMBER_RULES) !== 0) node.number = readNumber(schema);
  if ((groups & ARRAY_RULES) !== 0) node.array = readArray(schema, place, context);
  if ((groups & OBJECT_RULES) !== 0) node.object = readObject(schema, groups, node, context);
  if ((groups & REFINED) !== 0) node.hidden = readHidden(schema, node.pointer, context);
  if ((groups & (APPLICATORS | UNEVALUATED)) === 0) return;
  node.applied = new Applied();
  if ((groups & APPLICATORS) !== 0) readApplicators(schema, node, context);
  if ((groups & UNEVALUATED) === 0) return;
  node.applied.unevaluatedProperties = child(schema, "unevaluatedProperties", node, context);
  node.applied.unevaluatedItems = child(schema, "unevaluatedItems", node, context);
}

function readApplicators(schema: SchemaObject, node: SchemaNode, context: ReadContext): void {
  context.noteApplying(node);
  const { applied } = node;
  const ref = stringKeyword(schema, "$ref");
  if (ref !== undefined && context.isEnforced(node.place, "$ref")) applied.reference = context.reference(ref, schema);
  applied.allOf = children(schema, "allOf", node, context) ?? applied.allOf;
  applied.unions = readUnions(schema, node, context);
  applied.not = child(schema, "not", node, context);
  const condition = child(schema, "if", node, context);
  if (condition !== undefined) {
    const then = child(schema, "then", node, context);
    applied.condition = { condition, then, else: child(schema, "else", node, context) };
  }
}

function child(schema: SchemaObject, name: string, node: SchemaNode, context: ReadContext): SchemaNode | undefined {
  const value = schema[name];
  return value === undefined ? undefined : context.child(value, node.place, name);
}

function children(
  schema: SchemaObject,
  name: string,
  node: SchemaNode,
  context: ReadContext,
): readonly SchemaNode[] | undefined {
  return listKeyword(schema, name)?.map((value, index) => context.child(value, node.place, name, index));
}
