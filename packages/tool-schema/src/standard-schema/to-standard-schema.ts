import {
  type ArgumentOptions,
  argumentsValidator,
  compileToolArguments,
  segmentsOfPointer,
  type ToolArgumentIssue,
  type ToolArguments,
  type ToolDefinition,
  type ToolInput,
  type TSchema,
} from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject } from "../document/json-schema.ts";
import { schemaForTarget } from "./json-schema-target.ts";
import type { StandardIssue, StandardJsonSchemaConverter, StandardResult, StandardTypes } from "./standard-schema.ts";

/** A tool's parameters as Standard Schema 1 with Standard JSON Schema 1. */
export interface StandardTool<out TInput, out TOutput> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "di-code";
    /** Synchronous. */
    readonly validate: (value: unknown) => StandardResult<TOutput>;
    readonly jsonSchema: StandardJsonSchemaConverter;
    readonly types?: StandardTypes<TInput, TOutput> | undefined;
  };
}

/** Longest description of what is allowed that an issue repeats. */
const MAX_EXPECTED = 256;

/**
 * A tool's parameters where others take a Standard Schema: `inputSchema` of the AI SDK, `parameters` of openai-agents, the
 * MCP SDK's `registerTool`. `validate` is `safeValidateToolArguments` of the tool; its issues have the path as a list and say
 * what is allowed, never what was sent. Each JSON Schema is a copy that the caller may change.
 *
 * `jsonSchema` knows the targets `draft-2020-12` and `draft-07` and throws for others; `output` throws for a tool whose
 * schema has a validator of its own (`fromStandardSchema`), since nobody has written down what that gives.
 *
 * Where that validator gives a promise, `validate` throws the `ToolSchemaError` that it is.
 *
 * @param options what the arguments are checked under, as for `compileToolArguments`.
 * @throws ToolSchemaError for a schema that cannot be enforced, now; `TypeError` for a tool or an option that is none.
 */
export function toStandardSchema<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  options?: ArgumentOptions,
): StandardTool<ToolInput<TParameters>, ToolArguments<TParameters>> {
  const { safeValidate } = compileToolArguments(tool, options);
  const { parameters } = tool;
  const schema = jsonSchemaOf(parameters);
  const hasOutput = !Object.hasOwn(parameters, argumentsValidator);
  const standard = {
    version: 1,
    vendor: "di-code",
    validate: (value: unknown): StandardResult<ToolArguments<TParameters>> => {
      const result = safeValidate(value);
      if (result.ok) return { value: result.value };
      return { issues: result.error.details.map((issue) => standardIssue(issue, value)) };
    },
    jsonSchema: Object.freeze({
      input: ({ target }) => schemaForTarget(schema, target),
      output: ({ target }) => {
        if (hasOutput) return schemaForTarget(schema, target);
        throw new Error("what a validator of the schema's own gives has no JSON Schema");
      },
    } satisfies StandardJsonSchemaConverter),
  } as const;
  return Object.freeze({ "~standard": Object.freeze(standard) });
}

/** What was compiled is an object. */
function jsonSchemaOf(parameters: unknown): SchemaObject {
  const copy = cloneToolSchema(parameters);
  return isJsonObject(copy) ? copy : {};
}

function standardIssue({ path, message, expected }: ToolArgumentIssue, value: unknown): StandardIssue {
  const allowed = expected === undefined ? "" : `; expected ${cut(expected)}`;
  return { message: `${message}${allowed}`, path: pathIn(value, segmentsOfPointer(path) ?? []) };
}

function cut(text: string): string {
  return text.length > MAX_EXPECTED ? `${text.slice(0, MAX_EXPECTED)}…` : text;
}

/** Indices as numbers, as far as the value can be looked at: what was refused may be anything. */
function pathIn(value: unknown, segments: readonly string[]): readonly (string | number)[] {
  const path: (string | number)[] = [];
  let at = value;
  for (const segment of segments) {
    const step = stepInto(at, segment);
    path.push(step.isIndex ? Number(segment) : segment);
    at = step.value;
  }
  return path;
}

function stepInto(value: unknown, segment: string): { readonly isIndex: boolean; readonly value: unknown } {
  try {
    if (typeof value !== "object" || value === null) return { isIndex: false, value: undefined };
    const isIndex = Array.isArray(value);
    const member: unknown = Object.hasOwn(value, segment) ? Reflect.get(value, segment) : undefined;
    return { isIndex, value: member };
  } catch {
    return { isIndex: false, value: undefined };
  }
}
