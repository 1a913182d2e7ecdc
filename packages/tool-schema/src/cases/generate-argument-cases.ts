import {
  type CompiledToolArguments,
  compileToolArguments,
  isToolSchemaError,
  type ToolInput,
  ToolSchemaError,
  type TSchema,
} from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import type { SchemaObject } from "../document/json-schema.ts";
import type { ArgumentCaseOptions, ArgumentCases, ValidArgumentCase } from "./argument-cases.ts";
import { findCases } from "./find-cases.ts";
import { readCaseSettings } from "./case-settings.ts";
import type { Meaning } from "./schema/schema-source.ts";

/** Steps of one check; cases are small, and unions of unions are no reason to wait. */
const MAX_STEPS = 300_000;

/**
 * Arguments made from a schema, for table tests of a tool: valid ones (the least and the full, each optional member, every
 * bound, enum member and branch) and invalid ones, each of which breaks one rule: a missing or undeclared member, a value
 * of a wrong kind, beyond a bound, outside an enum, against a pattern or format, in two branches of `oneOf`, and so on.
 *
 * An invalid case says with which pointer and keyword `safeValidateToolArguments` refuses it, and it is the only issue.
 * Both are told from the schema; a case that the validator then judges otherwise is left out. Where it is not certain which branch
 * of a union speaks, there is no case.
 *
 * The same schema, options and seed give the same cases; with another seed texts, numbers and names differ. `valid` is empty where
 * nothing was found that satisfies the schema: a pattern that no text is found for, bounds that exclude each other.
 *
 * Bounded: at most 10,000,000 steps (a member or schema that is looked at), after which `isCut` is true, at most `maxCases` of each kind, `maxDepth` levels,
 * 2,000 values in one argument, texts of 40,000 characters and arrays of 200 items; longer ones are not made.
 *
 * @throws ToolSchemaError as {@link compileToolArguments} does, and `INVALID_INPUT` for what JSON would change; `TypeError` for options
 * that are none.
 */
export function generateArgumentCases<TParameters extends TSchema>(
  schema: TParameters,
  options: ArgumentCaseOptions = {},
): ArgumentCases<ToolInput<TParameters>> {
  const { settings, meaning } = readCaseSettings(options);
  const { safeValidate } = compile(schema, meaning);
  const root: SchemaObject = cloneToolSchema(schema) as object as SchemaObject;
  const verdict = (value: unknown) => {
    const result = safeValidate(value);
    return result.ok ? ({ ok: true } as const) : ({ ok: false, issues: result.error.details } as const);
  };
  const { valid, invalid, isCut } = findCases(root, verdict, meaning, settings);
  return Object.freeze({
    // The validator has taken them.
    valid: Object.freeze(valid as readonly object[] as readonly ValidArgumentCase<ToolInput<TParameters>>[]),
    invalid: Object.freeze(invalid),
    isCut,
  });
}

/** There is no tool: what is wrong with the schema must not be said of one. */
function compile(schema: TSchema, meaning: Meaning): Pick<CompiledToolArguments<TSchema>, "safeValidate"> {
  try {
    const tool = { name: "cases", description: "", parameters: schema };
    return compileToolArguments(tool, { ...meaning, maxIssues: 2, maxSteps: MAX_STEPS });
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    const { findings, code } = error;
    throw new ToolSchemaError({ findings, code });
  }
}
