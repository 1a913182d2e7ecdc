import { checkFormat, isBuiltInFormat } from "./check-format.ts";
import { checkPattern } from "./check-pattern-keyword.ts";
import { checkType, isType } from "./check-type.ts";
import type { KeywordRule } from "./keyword-context.ts";
import { areNames, checkNames, checkNamesByName } from "./keyword-names.ts";

type Test = (value: unknown) => boolean;

/** How the value of a keyword is judged. */
export interface Judgement {
  /**
   * Whether `rule` has nothing to say: asked of every value while the schema is read, so that the rule, which needs the
   * place of the value, is asked of few. May say no where it would take long to find out.
   */
  readonly accepts: Test;
  readonly rule: KeywordRule;
}

/** What a predicate decides, but for what JSON cannot say, which has a code of its own. */
function kind(accepts: Test, message: string): Judgement {
  const rule: KeywordRule = (value, keyword, pointer, { sink }) => {
    if (accepts(value)) return;
    if (typeof value === "symbol") sink.refuse(pointer, keyword, "not_json", `${message}, not ${value.description}`);
    else sink.refuse(pointer, keyword, "keyword_kind", message);
  };
  return { accepts, rule };
}

/** What the rule alone can tell. */
function ruled(rule: KeywordRule): Judgement {
  return { accepts: () => false, rule };
}

const number = kind(Number.isFinite, "must be a finite number");
const count = kind((value) => Number.isInteger(value) && Number(value) >= 0, "must be a whole number, 0 or more");
const text = kind((value) => typeof value === "string", "must be a string");
const dynamic = ruled((_value, keyword, pointer, { sink }) =>
  sink.unenforced(pointer, keyword, "dynamic_ref", "is not supported; use $ref"),
);

/** The known keywords that are no places for subschemas, and what their values must be; `const` takes anything. */
export const valueKeywords: Readonly<Record<string, Judgement>> = {
  $anchor: text,
  $dynamicAnchor: text,
  $dynamicRef: dynamic,
  $id: text,
  $recursiveRef: dynamic,
  $ref: text,
  const: { accepts: () => true, rule: () => undefined },
  dependentRequired: ruled(checkNamesByName),
  enum: kind((value) => Array.isArray(value) && value.length > 0, "must be a list of at least one value"),
  exclusiveMaximum: number,
  exclusiveMinimum: number,
  format: { accepts: isBuiltInFormat, rule: checkFormat },
  maxContains: count,
  maxItems: count,
  maxLength: count,
  maxProperties: count,
  maximum: number,
  minContains: count,
  minItems: count,
  minLength: count,
  minProperties: count,
  minimum: number,
  multipleOf: kind((value) => Number.isFinite(value) && Number(value) > 0, "must be a finite number above 0"),
  pattern: ruled(checkPattern),
  required: { accepts: areNames, rule: checkNames },
  type: { accepts: isType, rule: checkType },
  uniqueItems: kind((value) => typeof value === "boolean", "must be true or false"),
};
