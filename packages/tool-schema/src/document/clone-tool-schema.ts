import { type argumentsValidator, type JsonValue, ToolSchemaError } from "@di-code/ai";
import { copyDocument } from "./copy-document.ts";
import type { SchemaObject } from "./json-schema.ts";

/**
 * An independent copy of a schema as JSON has it, deeply frozen. Own enumerable members are read once each; those that
 * are `undefined` are left out, as JSON leaves them out, and so are the hidden marks of TypeBox (`~kind`, `~optional`) and a
 * validator of the schema's own (under `argumentsValidator` of `@di-code/ai`): the copy is its JSON Schema alone.
 *
 * @throws ToolSchemaError code `INVALID_INPUT`, with the pointer of each thing that JSON would lose or change: functions,
 * symbols, BigInts, `NaN`, infinities and -0, `undefined` and holes in lists, instances of classes (Dates, RegExps, Maps),
 * `toJSON`, members named by symbols, members that are not enumerable, objects inside themselves; also for what is no
 * object, more than 320 levels, 500,000 values or 10,000,000 characters (one object at two places counts twice), and
 * what a getter or proxy throws at. At most 100 are listed.
 */
export function cloneToolSchema(schema: { readonly [argumentsValidator]: unknown }): SchemaObject;
export function cloneToolSchema<const TSchemaInput extends object>(schema: TSchemaInput): TSchemaInput;
export function cloneToolSchema(schema: unknown): JsonValue;
export function cloneToolSchema(schema: unknown): unknown {
  const { copy, findings } = copyDocument(schema);
  if (findings.length > 0) throw new ToolSchemaError({ findings, code: "INVALID_INPUT" });
  return copy;
}
