import type { TSchema } from "typebox";
import type { ToolArguments, ToolDefinition } from "../contracts/tools.ts";
import type { Uncovered } from "../plan/read-plan.ts";
import type { SchemaFinding } from "../schema/schema-finding.ts";
import { acceptText, acceptValue } from "./accept-arguments.ts";
import type { UsableSchema } from "./compiled-schema.ts";
import type { ArgumentOptions } from "./options.ts";
import { readSettings } from "./settings.ts";
import { resultOf, schemaOf, type ToolArgumentsResult, valueOrThrow } from "./validate-tool-arguments.ts";

/** How much of a schema is checked, and by what. */
export interface Coverage {
  /** The plan covers the whole schema: copied and checked in one walk, without generated code. */
  readonly complete: boolean;
  /** What TypeBox decides, after the copy, and the schema's own validator after it. */
  readonly uncovered: readonly Uncovered[];
  /** What nothing checks; only with `imported: true`. */
  readonly notEnforced: readonly SchemaFinding[];
}

/** The entry points bound to one tool and one set of options. Tools of all kinds fit where none is named. */
export interface CompiledToolArguments<out TArguments = unknown> {
  readonly validate: (value: unknown) => TArguments;
  readonly parse: (json: string) => TArguments;
  readonly safeValidate: (value: unknown) => ToolArgumentsResult<TArguments>;
  readonly safeParse: (json: string) => ToolArgumentsResult<TArguments>;
  readonly coverage: Coverage;
}

/**
 * Compiles a tool's schema now instead of at first use, and binds the entry points to it.
 *
 * @throws ToolSchemaError for a schema that cannot be enforced, `TypeError` for a tool or an option that is none.
 */
export function compileToolArguments<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  options?: ArgumentOptions,
): CompiledToolArguments<ToolArguments<TParameters>> {
  const settings = readSettings(options);
  const schema = schemaOf(tool, options);
  const { name } = tool;
  const safeValidate = (value: unknown): ToolArgumentsResult<ToolArguments<TParameters>> =>
    resultOf<TParameters>(name, acceptValue(schema, name, value, settings));
  const safeParse = (json: string): ToolArgumentsResult<ToolArguments<TParameters>> =>
    resultOf<TParameters>(name, acceptText(schema, name, json, settings));
  return {
    validate: (value) => valueOrThrow<TParameters>(name, acceptValue(schema, name, value, settings)),
    parse: (json) => valueOrThrow<TParameters>(name, acceptText(schema, name, json, settings)),
    safeValidate,
    safeParse,
    coverage: coverageOf(schema),
  };
}

function coverageOf({ plan, check, validator }: UsableSchema): Coverage {
  const uncovered = validator === undefined ? [...plan.uncovered] : [...plan.uncovered, BY_VALIDATOR];
  return Object.freeze({
    complete: uncovered.length === 0,
    uncovered: Object.freeze(uncovered),
    notEnforced: check.notEnforced,
  });
}

const BY_VALIDATOR: Uncovered = Object.freeze({
  pointer: "",
  keyword: "",
  reason: "the schema's own validator decides, after the schema",
});
