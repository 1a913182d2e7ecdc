import { isJsonObject } from "../../document/json-schema.ts";
import type { CheckKind, PlacedValue, Refuse } from "../node-place.ts";
import type { NodeKind } from "../portable-keywords.ts";
import { checkArray } from "./check-array.ts";
import { checkGuidance } from "./check-guidance.ts";
import { checkKeywords } from "./check-keywords.ts";
import { checkObject } from "./check-object.ts";
import { checkScalar } from "./check-scalar.ts";
import { kindOfNode } from "./check-type.ts";
import { checkUnion } from "./check-union.ts";

const CHECKS: Readonly<Record<NodeKind, CheckKind>> = {
  string: checkScalar,
  number: checkScalar,
  integer: checkScalar,
  boolean: checkScalar,
  array: checkArray,
  object: checkObject,
  union: checkUnion,
};

/**
 * Checks one node, but not what is inside it, whose places it gives. What stands outside the subset is told as a whole
 * and not gone into: it has to be written anew.
 */
export function checkNode({ value, pointer }: PlacedValue, refuse: Refuse): readonly PlacedValue[] {
  if (typeof value === "boolean") {
    const instead = value ? "declare what it takes: a type, or oneOf" : "leave out what can never be given";
    refuse(pointer, "", "boolean_schema", `must be a schema with keywords, not ${value}: ${instead}`);
  }
  // Other things than schemas are refused by checkToolSchema.
  if (!isJsonObject(value)) return [];
  const place = { node: value, pointer };
  const kind = kindOfNode(place, refuse);
  checkKeywords(place, kind, refuse);
  checkGuidance(place, refuse);
  return kind === undefined ? [] : CHECKS[kind](place, refuse, kind);
}
