import { normalise } from "../merge/normalise.ts";
import type { Pass } from "../pass.ts";
import { addItems } from "../passes/add-items.ts";
import { constToEnum } from "../passes/const-to-enum.ts";
import { declaredRequired } from "../passes/declared-required.ts";
import { linearPatterns } from "../passes/linear-patterns.ts";
import { inclusiveBounds } from "../passes/exclusive-bounds.ts";
import { keepFormats } from "../passes/formats.ts";
import { keepKeywords } from "../passes/keywords.ts";
import { keywordsOfKind } from "../passes/keywords-of-kind.ts";
import { checkLimits } from "../passes/limits.ts";
import { pruneNever } from "../passes/never.ts";
import { anyOfToOneOf } from "../passes/one-of-disjoint.ts";
import { openObjects } from "../passes/open-objects.ts";
import { cutRecursion } from "../passes/recursion.ts";
import { refuseNull } from "../passes/refuse-null.ts";
import { renameMembers } from "../passes/rename-members.ts";
import { scalarLiterals } from "../passes/scalar-literals.ts";
import { splitKinds } from "../passes/split-kinds.ts";
import { tuplesToLists } from "../passes/tuples.ts";
import { typeEverything } from "../passes/types.ts";

/** The portable subset. Its objects are open: what closes them is left to the check of the call. */
export const portable: readonly Pass[] = [
  cutRecursion,
  normalise("all"),
  scalarLiterals,
  openObjects,
  tuplesToLists,
  addItems,
  typeEverything,
  keywordsOfKind,
  pruneNever,
  refuseNull,
  constToEnum,
  splitKinds,
  anyOfToOneOf,
  inclusiveBounds,
  declaredRequired,
  linearPatterns,
  keepFormats,
  keepKeywords(
    "default",
    "description",
    "enum",
    "examples",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "type",
    "uniqueItems",
  ),
  renameMembers,
  checkLimits,
];
