import { isSafeIntegerBound } from "../safe-integer-bound.ts";
import type { FieldInput } from "./form-context.ts";
import type { NumberField } from "./form-field.ts";
import { boundOf } from "./schema-view.ts";

export function numberField({ view, base }: FieldInput, control: NumberField["control"]): NumberField {
  const minimum = boundOf(view, "minimum", "highest");
  const maximum = boundOf(view, "maximum", "lowest");
  const exclusiveMinimum = boundOf(view, "exclusiveMinimum", "highest");
  const exclusiveMaximum = boundOf(view, "exclusiveMaximum", "lowest");
  const multipleOf = boundOf(view, "multipleOf", "highest");
  const saysNothing = (bound: number): boolean => control === "integer" && isSafeIntegerBound(bound);
  return {
    ...base,
    control,
    ...(minimum === undefined || saysNothing(minimum) ? {} : { minimum }),
    ...(maximum === undefined || saysNothing(maximum) ? {} : { maximum }),
    ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
    ...(exclusiveMaximum === undefined ? {} : { exclusiveMaximum }),
    ...(multipleOf === undefined ? {} : { multipleOf }),
  };
}
