import { mergeRoot } from "../merge/merge-root.ts";
import { normalise } from "../merge/normalise.ts";
import type { Pass } from "../pass.ts";
import { addItems } from "../passes/add-items.ts";
import { addProperties } from "../passes/add-properties.ts";
import { closeObjects } from "../passes/close-objects.ts";
import { dropForeignRules } from "../passes/foreign-rules.ts";
import { keepFormats } from "../passes/formats.ts";
import { keepKeywords } from "../passes/keywords.ts";
import { checkLimits } from "../passes/limits.ts";
import { pruneNever } from "../passes/never.ts";
import { oneOfToAnyOf } from "../passes/one-of.ts";
import { requireMembers } from "../passes/require-members.ts";
import { scalarLiterals } from "../passes/scalar-literals.ts";
import { tuplesToLists } from "../passes/tuples.ts";
import { typeEverything } from "../passes/types.ts";

/** Tools without `strict`: the schema is guidance, but its root and lists must have a form. */
export const openai: readonly Pass[] = [mergeRoot, addItems, addProperties, checkLimits];

/** Tools with `strict: true`: the model can send nothing else than the schema says. */
export const openaiStrict: readonly Pass[] = [
  normalise("beside"),
  oneOfToAnyOf,
  scalarLiterals,
  tuplesToLists,
  addItems,
  typeEverything,
  dropForeignRules,
  pruneNever,
  requireMembers,
  closeObjects,
  keepFormats,
  keepKeywords(
    "$ref",
    "additionalProperties",
    "anyOf",
    "const",
    "description",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "pattern",
    "properties",
    "required",
    "title",
    "type",
  ),
  checkLimits,
];
