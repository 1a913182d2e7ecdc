import type { JsonValue } from "@di-code/ai";
import type { FormField, FormOption, NumberField, TextField } from "../form/form-field.ts";
import { markdownCode } from "./markdown-text.ts";

const MAX_CODE = 120;
const MAX_OPTIONS = 30;

/** What a field takes, beside its type, as cells of a table have it: bounds, allowed values, the default. */
export function limitsOfField(field: FormField): string {
  const limits = [...limitsOfControl(field)];
  if (field.default !== undefined) limits.push(`default ${jsonCode(field.default)}`);
  return limits.join("; ");
}

function limitsOfControl(field: FormField): readonly string[] {
  switch (field.control) {
    case "number":
    case "integer":
      return numberLimits(field);
    case "select":
      return [listOptions(field.options)];
    case "multiselect":
      return [listOptions(field.options), ...countLimit(field.minItems, field.maxItems, "element"), "each once"];
    case "constant":
      return [`always ${jsonCode(field.value)}`];
    case "list":
      return [
        ...countLimit(field.minItems, field.maxItems, "element"),
        ...(field.unique === true ? ["no two equal"] : []),
        // The elements of a list of plain values have no row of their own.
        ...limitsOfControl(field.item).map((limit) => `each ${limit}`),
      ];
    case "checkbox":
    case "choice":
    case "group":
    case "json":
    case "map":
    case "tuple":
      return [];
    default:
      return textLimits(field);
  }
}

function textLimits({ minLength, maxLength, format, patterns = [] }: TextField): readonly string[] {
  return [
    ...countLimit(minLength, maxLength, "character"),
    ...(format === undefined ? [] : [`format ${markdownCode(format, MAX_CODE, "cell")}`]),
    ...patterns.map((pattern) => `matches ${markdownCode(pattern, MAX_CODE, "cell")}`),
  ];
}

function numberLimits(field: NumberField): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  return [
    ...range(minimum, maximum),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${number(exclusiveMinimum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${number(exclusiveMaximum)}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${number(multipleOf)}`]),
  ];
}

function countLimit(least: number | undefined, most: number | undefined, noun: string): readonly string[] {
  const [limit] = range(least === 0 ? undefined : least, most);
  return limit === undefined ? [] : [`${limit} ${(most ?? least) === 1 ? noun : `${noun}s`}`];
}

function range(least: number | undefined, most: number | undefined): readonly string[] {
  if (least !== undefined && least === most) return [`exactly ${number(least)}`];
  if (least !== undefined && most !== undefined) return [`${number(least)} to ${number(most)}`];
  if (least !== undefined) return [`at least ${number(least)}`];
  return most === undefined ? [] : [`at most ${number(most)}`];
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: 17 });
}

function listOptions(options: readonly FormOption[]): string {
  const shown = options.slice(0, MAX_OPTIONS).map(({ value }) => jsonCode(value));
  return [...shown, ...(options.length > shown.length ? [`… ${options.length - shown.length} more`] : [])].join(", ");
}

function jsonCode(value: JsonValue): string {
  return markdownCode(JSON.stringify(value), MAX_CODE, "cell");
}
