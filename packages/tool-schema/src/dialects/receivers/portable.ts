import { normalise } from "../merge/normalise.ts";
import type { Pass } from "../pass.ts";
import { addItems } from "../passes/add-items.ts";
import { constToEnum } from "../passes/const-to-enum.ts";
import { inclusiveBounds } from "../passes/exclusive-bounds.ts";
import { dropForeignRules } from "../passes/foreign-rules.ts";
import { keepFormats } from "../passes/formats.ts";
import { keepKeywords } from "../passes/keywords.ts";
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
  dropForeignRules,
  pruneNever,
  refuseNull,
  constToEnum,
  splitKinds,
  anyOfToOneOf,
  inclusiveBounds,
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
