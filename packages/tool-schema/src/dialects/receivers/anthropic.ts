import { mergeRoot } from "../merge/merge-root.ts";
import { normalise } from "../merge/normalise.ts";
import type { Pass } from "../pass.ts";
import { addItems } from "../passes/add-items.ts";
import { closeObjects } from "../passes/close-objects.ts";
import { declaredRequired } from "../passes/declared-required.ts";
import { dropForeignRules } from "../passes/foreign-rules.ts";
import { keepFormats } from "../passes/formats.ts";
import { keepKeywords } from "../passes/keywords.ts";
import { checkLimits } from "../passes/limits.ts";
import { lowerMinItems } from "../passes/min-items.ts";
import { pruneNever } from "../passes/never.ts";
import { oneOfToAnyOf } from "../passes/one-of.ts";
import { cutRecursion } from "../passes/recursion.ts";
import { renameMembers } from "../passes/rename-members.ts";
import { scalarLiterals } from "../passes/scalar-literals.ts";
import { tuplesToLists } from "../passes/tuples.ts";
import { typeEverything } from "../passes/types.ts";

/** Tools without `strict`: the schema is guidance, but its root and its members' names must have a form. */
export const anthropic: readonly Pass[] = [mergeRoot, renameMembers, checkLimits];

/** Tools with `strict: true`. Members may stay optional; there may be few of them. */
export const anthropicStrict: readonly Pass[] = [
  cutRecursion,
  normalise("all"),
  oneOfToAnyOf,
  scalarLiterals,
  tuplesToLists,
  addItems,
  typeEverything,
  dropForeignRules,
  pruneNever,
  closeObjects,
  declaredRequired,
  keepFormats,
  lowerMinItems,
  // A pattern is taken in part only (no look-around, no back-references): in words it refuses no request.
  keepKeywords(
    "additionalProperties",
    "anyOf",
    "const",
    "default",
    "description",
    "enum",
    "format",
    "items",
    "minItems",
    "properties",
    "required",
    "title",
    "type",
  ),
  renameMembers,
  checkLimits,
];
