import { multipleOfTest } from "../multiple-of.ts";
import type { FormatRule, NumberRules, PatternRule, StringRules } from "../node.ts";
import { numberKeyword, type ReadContext, type SchemaObject, stringKeyword } from "./context.ts";

/** The rules for strings; none where the schema has none. */
export function readString(schema: SchemaObject, pointer: string, context: ReadContext): StringRules | undefined {
  const rules: StringRules = {
    minLength: numberKeyword(schema, "minLength"),
    maxLength: numberKeyword(schema, "maxLength"),
    pattern: readPattern(schema, pointer, context),
    format: readFormat(schema, pointer, context),
  };
  return Object.values(rules).some((rule) => rule !== undefined) ? rules : undefined;
}

function readPattern(schema: SchemaObject, pointer: string, context: ReadContext): PatternRule | undefined {
  const source = stringKeyword(schema, "pattern");
  if (source === undefined || !context.isEnforced(`${pointer}/pattern`)) return undefined;
  return { source, test: context.patternTest(source) };
}

function readFormat(schema: SchemaObject, pointer: string, context: ReadContext): FormatRule | undefined {
  const name = stringKeyword(schema, "format");
  if (name === undefined || !context.isEnforced(`${pointer}/format`)) return undefined;
  const test = context.formatTest(name);
  return test === undefined ? undefined : { name, test };
}

/** The rules for numbers; none where the schema has none. */
export function readNumber(schema: SchemaObject): NumberRules | undefined {
  const divisor = numberKeyword(schema, "multipleOf");
  const rules: NumberRules = {
    minimum: numberKeyword(schema, "minimum"),
    maximum: numberKeyword(schema, "maximum"),
    exclusiveMinimum: numberKeyword(schema, "exclusiveMinimum"),
    exclusiveMaximum: numberKeyword(schema, "exclusiveMaximum"),
    multipleOf: divisor === undefined ? undefined : { divisor, test: multipleOfTest(divisor) },
  };
  return Object.values(rules).some((rule) => rule !== undefined) ? rules : undefined;
}
