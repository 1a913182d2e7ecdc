import type { TSchema } from "typebox";
import type { ToolArguments, ToolDefinition } from "../contracts/tools.ts";
import { ToolArgumentsValidationError } from "../issues/tool-arguments-validation-error.ts";
import { ToolSchemaError } from "../schema/tool-schema-error.ts";
import { acceptText, acceptValue } from "./accept-arguments.ts";
import type { UsableSchema } from "./compiled-schema.ts";
import type { ArgumentOptions } from "./options.ts";
import { Refusal } from "./refusal.ts";
import { compiledSchema } from "./schema-cache.ts";
import { readSettings } from "./settings.ts";

/** Arguments that satisfy the tool's schema, or the error that says why they do not. */
export type ToolArgumentsResult<TArguments = unknown> =
  | { readonly ok: true; readonly value: TArguments }
  | { readonly ok: false; readonly error: ToolArgumentsValidationError };

/**
 * Arguments that satisfy `tool.parameters`, as a private copy: nothing is shared with `value`, nothing coerced, filled
 * in or left out (but members that are `undefined`, as JSON has it). Where the schema has a validator of its own
 * (`argumentsValidator`), what that gives for the copy.
 *
 * @throws ToolArgumentsValidationError for arguments that are refused: the model's mistake.
 * @throws ToolSchemaError for a schema that cannot be enforced or a validator that gives a promise, `TypeError` for a tool
 * or an option that is none: the developer's mistake.
 */
export function validateToolArguments<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  value: unknown,
  options?: ArgumentOptions,
): ToolArguments<TParameters> {
  const settings = readSettings(options);
  const schema = schemaOf(tool, options);
  return valueOrThrow<TParameters>(tool.name, acceptValue(schema, tool.name, value, settings));
}

/** {@link validateToolArguments} from JSON text: the same rules, and what parsing would hide is refused as well. */
export function parseToolArguments<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  json: string,
  options?: ArgumentOptions,
): ToolArguments<TParameters> {
  const settings = readSettings(options);
  const schema = schemaOf(tool, options);
  return valueOrThrow<TParameters>(tool.name, acceptText(schema, tool.name, json, settings));
}

/** {@link validateToolArguments} that returns the model's mistakes instead of throwing them. */
export function safeValidateToolArguments<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  value: unknown,
  options?: ArgumentOptions,
): ToolArgumentsResult<ToolArguments<TParameters>> {
  const settings = readSettings(options);
  const schema = schemaOf(tool, options);
  return resultOf<TParameters>(tool.name, acceptValue(schema, tool.name, value, settings));
}

/** {@link parseToolArguments} that returns the model's mistakes instead of throwing them. */
export function safeParseToolArguments<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  json: string,
  options?: ArgumentOptions,
): ToolArgumentsResult<ToolArguments<TParameters>> {
  const settings = readSettings(options);
  const schema = schemaOf(tool, options);
  return resultOf<TParameters>(tool.name, acceptText(schema, tool.name, json, settings));
}

/** What was checked, under its static type, or the error. */
export function valueOrThrow<TParameters extends TSchema>(
  toolName: string,
  checked: unknown,
): ToolArguments<TParameters> {
  if (checked instanceof Refusal) throw new ToolArgumentsValidationError(checked.code, toolName, checked.issues);
  return typed<TParameters>(checked);
}

export function resultOf<TParameters extends TSchema>(
  toolName: string,
  checked: unknown,
): ToolArgumentsResult<ToolArguments<TParameters>> {
  if (!(checked instanceof Refusal)) return { ok: true, value: typed<TParameters>(checked) };
  return { ok: false, error: new ToolArgumentsValidationError(checked.code, toolName, checked.issues) };
}

/** The one place where what was checked gets its static type. */
function typed<TParameters extends TSchema>(checked: unknown): ToolArguments<TParameters> {
  return checked as ToolArguments<TParameters>;
}

/** The compiled schema of a tool, or the error that says why it cannot be used. */
export function schemaOf(tool: ToolDefinition, options: ArgumentOptions | undefined): UsableSchema {
  if (typeof tool !== "object" || tool === null || typeof tool.name !== "string") {
    throw new TypeError("a tool must be an object with a name, a description and parameters");
  }
  const compiled = compiledSchema(tool.parameters, options);
  const { plan, check } = compiled;
  if (plan === undefined) throw new ToolSchemaError({ findings: check.findings, toolName: tool.name });
  // Returned as it is, without an object of its own at each call.
  return compiled as UsableSchema;
}
