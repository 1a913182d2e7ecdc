import type { ContextRule, LintRule, ToolRule } from "./lint-rule.ts";
import { ambiguousUnion } from "./rules/ambiguous-union.ts";
import { catchAll } from "./rules/catch-all.ts";
import { confusable } from "./rules/confusable.ts";
import { deepNesting } from "./rules/deep-nesting.ts";
import { defaultInvalid } from "./rules/default-invalid.ts";
import { defaultRequired } from "./rules/default-required.ts";
import { descriptionMissing } from "./rules/description-missing.ts";
import { descriptionSideEffects } from "./rules/description-side-effects.ts";
import { descriptionVague } from "./rules/description-vague.ts";
import { displayLabelUndeclared } from "./rules/display-label-undeclared.ts";
import { displayPointer } from "./rules/display-pointer.ts";
import { displayUndeclared } from "./rules/display-undeclared.ts";
import { exampleInvalid } from "./rules/example-invalid.ts";
import { examplesMissing } from "./rules/examples-missing.ts";
import { formatNotEnforced } from "./rules/format-not-enforced.ts";
import { freeString } from "./rules/free-string.ts";
import { keywordNotEnforced } from "./rules/keyword-not-enforced.ts";
import { nameVerbObject } from "./rules/name-verb-object.ts";
import { nullOptional } from "./rules/null-optional.ts";
import { openObject } from "./rules/open-object.ts";
import { parameterDescription } from "./rules/parameter-description.ts";
import { requiredUndeclared } from "./rules/required-undeclared.ts";
import { schemaInvalid } from "./rules/schema-invalid.ts";
import { tooManyParameters } from "./rules/too-many-parameters.ts";
import { tooManyTools } from "./rules/too-many-tools.ts";
import { toolInvalid } from "./rules/tool-invalid.ts";
import { trustedParameter } from "./rules/trusted-parameter.ts";
import { unboundedArray } from "./rules/unbounded-array.ts";
import { unboundedNumber } from "./rules/unbounded-number.ts";
import { unboundedString } from "./rules/unbounded-string.ts";

/** Rules about each tool by itself, in the order of {@link ruleNames}. */
export const toolRules: readonly ToolRule[] = [
  toolInvalid,
  schemaInvalid,
  nameVerbObject,
  catchAll,
  descriptionMissing,
  descriptionVague,
  descriptionSideEffects,
  parameterDescription,
  freeString,
  unboundedArray,
  unboundedNumber,
  unboundedString,
  openObject,
  trustedParameter,
  requiredUndeclared,
  defaultRequired,
  defaultInvalid,
  nullOptional,
  ambiguousUnion,
  tooManyParameters,
  deepNesting,
  formatNotEnforced,
  keywordNotEnforced,
  examplesMissing,
  exampleInvalid,
  displayUndeclared,
  displayLabelUndeclared,
  displayPointer,
];

/** Rules about the tools of one context together. */
export const contextRules: readonly ContextRule[] = [confusable, tooManyTools];

/** All rules with their documentation, in the order in which findings are listed. */
export const lintRules: readonly LintRule[] = Object.freeze([...toolRules, ...contextRules]);
