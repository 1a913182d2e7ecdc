import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Check } from "typebox/schema";

/**
 * TypeBox's verdict on values, for what the plan does not cover.
 *
 * Compiled to code where that is allowed. Where it is not (a content security policy, an edge worker) TypeBox's
 * validator falls back to one that keeps state between calls, so the stateless `Check` is asked instead; and where
 * `eval` is withdrawn after the start, `Compile` throws an `EvalError`.
 */
export function typeboxTest(schema: TSchema): (value: unknown) => boolean {
  const stateless = (value: unknown): boolean => Check({}, schema, value);
  try {
    const validator = Compile(schema);
    return validator.IsAccelerated() ? (value) => validator.Check(value) : stateless;
  } catch (error) {
    if (error instanceof EvalError) return stateless;
    throw error;
  }
}
