import { normalise } from "../merge/normalise.ts";
import type { Pass } from "../pass.ts";
import { addItems } from "../passes/add-items.ts";
import { constToEnum } from "../passes/const-to-enum.ts";
import { declaredRequired } from "../passes/declared-required.ts";
import { inclusiveBounds } from "../passes/exclusive-bounds.ts";
import { dropEmptyProperties } from "../passes/empty-objects.ts";
import { keepFormats } from "../passes/formats.ts";
import { keepKeywords } from "../passes/keywords.ts";
import { keywordsOfKind } from "../passes/keywords-of-kind.ts";
import { checkLimits } from "../passes/limits.ts";
import { pruneNever } from "../passes/never.ts";
import { dropForeignNullable, nullAlone, nullToFlag } from "../passes/null-flag.ts";
import { oneOfToAnyOf } from "../passes/one-of.ts";
import { openObjects } from "../passes/open-objects.ts";
import { cutRecursion } from "../passes/recursion.ts";
import { recursionBelowOptional, referencesAlone } from "../passes/references-alone.ts";
import { renameMembers } from "../passes/rename-members.ts";
import { rootType } from "../passes/root-type.ts";
import { splitKinds } from "../passes/split-kinds.ts";
import { textEnums } from "../passes/text-enums.ts";
import { tuplesToLists } from "../passes/tuples.ts";
import { typeEverything } from "../passes/types.ts";

/** The field `parameters`: a schema language of Gemini's own. */
export const gemini: readonly Pass[] = [
  cutRecursion,
  normalise("all"),
  dropForeignNullable,
  oneOfToAnyOf,
  openObjects,
  tuplesToLists,
  addItems,
  typeEverything,
  keywordsOfKind,
  pruneNever,
  constToEnum,
  splitKinds,
  nullToFlag,
  nullAlone,
  textEnums,
  inclusiveBounds,
  declaredRequired,
  keepFormats,
  keepKeywords(
    "anyOf",
    "default",
    "description",
    "enum",
    "example",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "nullable",
    "pattern",
    "properties",
    "propertyOrdering",
    "required",
    "title",
    "type",
  ),
  dropEmptyProperties,
  renameMembers,
  checkLimits,
];

/** The field `parametersJsonSchema`. */
export const geminiJsonSchema: readonly Pass[] = [
  rootType,
  referencesAlone,
  recursionBelowOptional,
  constToEnum,
  renameMembers,
  checkLimits,
];
