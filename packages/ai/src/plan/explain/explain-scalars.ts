import { printableName, printableText } from "../../issues/printable.ts";
import { hasAtLeast, hasAtMost } from "../code-points.ts";
import type { NumberRules, StringRules } from "../rules.ts";

/** A broken rule: which, and the sentence for it. */
export interface BrokenRule {
  readonly keyword: string;
  readonly message: string;
}

/** The first rule that a string breaks: one wrong value is one mistake. */
export function brokenStringRule(rules: StringRules, text: string): BrokenRule | undefined {
  const { minLength, maxLength, format, pattern } = rules;
  if (minLength !== undefined && !hasAtLeast(text, minLength)) {
    return { keyword: "minLength", message: `must not have fewer than ${minLength} characters` };
  }
  if (maxLength !== undefined && !hasAtMost(text, maxLength)) {
    return { keyword: "maxLength", message: `must not have more than ${maxLength} characters` };
  }
  if (format !== undefined && !format.test(text)) {
    return { keyword: "format", message: `must match format "${printableName(format.name)}"` };
  }
  if (pattern !== undefined && !pattern.test(text)) {
    return { keyword: "pattern", message: `must match pattern "${printableText(pattern.source, 256)}"` };
  }
  return undefined;
}

/** The first rule that a number breaks. */
export function brokenNumberRule(rules: NumberRules, value: number): BrokenRule | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  if (minimum !== undefined && value < minimum) return { keyword: "minimum", message: `must be >= ${minimum}` };
  if (maximum !== undefined && value > maximum) return { keyword: "maximum", message: `must be <= ${maximum}` };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return { keyword: "exclusiveMinimum", message: `must be > ${exclusiveMinimum}` };
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    return { keyword: "exclusiveMaximum", message: `must be < ${exclusiveMaximum}` };
  }
  if (multipleOf !== undefined && !multipleOf.test(value)) {
    return { keyword: "multipleOf", message: `must be multiple of ${multipleOf.divisor}` };
  }
  return undefined;
}
