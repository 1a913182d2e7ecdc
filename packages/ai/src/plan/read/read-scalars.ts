import { multipleOfTest } from "../multiple-of.ts";
import type { FormatRule, NumberRules, PatternRule, StringRules } from "../rules.ts";
import type { SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import { numberKeyword, type ReadContext, stringKeyword } from "./context.ts";

/** The rules for strings; none where the schema has none. */
export function readString(schema: SchemaObject, place: SchemaPlace, context: ReadContext): StringRules | undefined {
  const minLength = numberKeyword(schema, "minLength");
  const maxLength = numberKeyword(schema, "maxLength");
  const pattern = readPattern(schema, place, context);
  const format = readFormat(schema, place, context);
  if (minLength === undefined && maxLength === undefined && pattern === undefined && format === undefined) {
    return undefined;
  }
  return { minLength, maxLength, pattern, format };
}

/** The rules for a string's length, of a schema that has no others for strings; none where it has none. */
export function readLengths(schema: SchemaObject): StringRules | undefined {
  const minLength = numberKeyword(schema, "minLength");
  const maxLength = numberKeyword(schema, "maxLength");
  if (minLength === undefined && maxLength === undefined) return undefined;
  return { minLength, maxLength, pattern: undefined, format: undefined };
}

function readPattern(schema: SchemaObject, place: SchemaPlace, context: ReadContext): PatternRule | undefined {
  const source = stringKeyword(schema, "pattern");
  if (source === undefined || !context.isEnforced(place, "pattern")) return undefined;
  return { source, test: context.patternTest(source) };
}

function readFormat(schema: SchemaObject, place: SchemaPlace, context: ReadContext): FormatRule | undefined {
  const name = stringKeyword(schema, "format");
  if (name === undefined || !context.isEnforced(place, "format")) return undefined;
  const test = context.formatTest(name);
  return test === undefined ? undefined : { name, test };
}

/** The rules for numbers, of which the schema has one at least. */
export function readNumber(schema: SchemaObject): NumberRules {
  const divisor = numberKeyword(schema, "multipleOf");
  return {
    minimum: numberKeyword(schema, "minimum"),
    maximum: numberKeyword(schema, "maximum"),
    exclusiveMinimum: numberKeyword(schema, "exclusiveMinimum"),
    exclusiveMaximum: numberKeyword(schema, "exclusiveMaximum"),
    multipleOf: divisor === undefined ? undefined : { divisor, test: multipleOfTest(divisor) },
  };
}
