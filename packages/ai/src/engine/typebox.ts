import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Check } from "typebox/schema";

/**
 * TypeBox's verdict on values, for what the plan does not cover. A refinement that throws counts as a refusal.
 *
 * Compiled to code where that is allowed. Where it is not (a content security policy, an edge worker) TypeBox's
 * validator falls back to one that keeps state between calls, so the stateless `Check` is asked instead; and where
 * `eval` is withdrawn after the start, `Compile` throws an `EvalError`.
 */
export function typeboxTest(schema: TSchema): (value: unknown) => boolean {
  const test = acceleratedTest(schema) ?? ((value: unknown): boolean => Check({}, schema, value));
  return (value) => {
    try {
      return test(value);
    } catch {
      return false;
    }
  };
}

function acceleratedTest(schema: TSchema): ((value: unknown) => boolean) | undefined {
  try {
    const validator = Compile(schema);
    return validator.IsAccelerated() ? (value) => validator.Check(value) : undefined;
  } catch (error) {
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}
