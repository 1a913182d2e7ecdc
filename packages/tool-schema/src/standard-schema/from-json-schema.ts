import { checkToolSchema, type SchemaCheckOptions, type Static, ToolSchemaError } from "@di-code/ai";
import { plainJsonSchema } from "./plain-json-schema.ts";

/**
 * What {@link fromJsonSchema} gives: `Static` of it is what the schema says, where it is a constant in the program, and an
 * open record where it is not.
 */
export type JsonSchemaParameters<TJsonSchema extends object> = TJsonSchema extends { readonly type: infer TType }
  ? // In a document that was read, and in a constant without `as const`, every text is any text.
    string extends TType
    ? OpenParameters
    : TJsonSchema
  : unknown extends Static<TJsonSchema>
    ? OpenParameters
    : TJsonSchema;

/** `Static` of it is an open record. */
interface OpenParameters {
  readonly "~unsafe": Record<string, unknown>;
}

/**
 * Plain JSON Schema (from an MCP server, an OpenAPI document, a file) as the `parameters` of a tool: a deeply frozen copy,
 * checked now. Written in place or `as const`, its type is the type of the arguments.
 *
 * With `imported: true`, formats and patterns that nothing here can run are let pass; give the option again where the
 * arguments are checked, and `checkToolSchema` lists what will not be.
 *
 * @throws ToolSchemaError code `INVALID_INPUT` for what JSON would lose (see `cloneToolSchema`), else `INVALID_SCHEMA` with
 * all that `checkToolSchema` finds.
 */
export function fromJsonSchema<const TJsonSchema extends object>(
  schema: TJsonSchema,
  options: SchemaCheckOptions = {},
): JsonSchemaParameters<TJsonSchema> {
  const copy: object = plainJsonSchema(schema);
  const { findings } = checkToolSchema(copy, options);
  if (findings.length > 0) throw new ToolSchemaError({ findings });
  // The copy is what was given; `~unsafe` is there for the compiler alone.
  return copy as JsonSchemaParameters<TJsonSchema>;
}
