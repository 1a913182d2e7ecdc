import {
  type ArgumentOptions,
  type CompiledToolArguments,
  compileToolArguments,
  isToolSchemaError,
  type ToolArgumentsResult,
  type TSchema,
} from "@di-code/ai";
import { MAX_DEPTH, MAX_VALUES } from "../results/json-safe.ts";
import { printableName } from "../results/printable-name.ts";
import { findWrongDefaults } from "./check-defaults.ts";
import { embedSchema, ownPointer } from "./embedded-schema.ts";
import { copyWithoutValidator, hasValidator, openValidator } from "./own-validator.ts";
import { callableOf, snapshotTool, type ToolSnapshot } from "./snapshot-tool.ts";
import { eachSchema, isSchemaObject } from "./subschemas.ts";
import { ToolDefinitionError, type ToolDefinitionProblem } from "./tool-definition-error.ts";
import type { ToolEntry, ToolFinding } from "./tool-entry.ts";
import type { AnyTool } from "./tool.ts";

/** What every provider takes as a name; what MCP allows beyond it is mapped when a server's tools are imported. */
const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

/** Beyond it a timer fires at once (a signed 32-bit count of milliseconds). */
const MAX_TIMEOUT = 2_147_483_647;

/**
 * Checks and compiles a tool. `index` is its place in the list that is registered.
 *
 * @throws ToolDefinitionError for a tool that must not be registered.
 */
export function readTool(given: AnyTool, index: number, options: ArgumentOptions): ToolEntry {
  const snapshot = snapshotTool(given);
  const refuse = (problem: ToolDefinitionProblem): never => {
    const shown = "name" in snapshot && typeof snapshot.name === "string" ? snapshot.name : "";
    throw new ToolDefinitionError(shown, index, problem);
  };
  if ("code" in snapshot) return refuse(snapshot);
  const problem = findProblem(snapshot);
  if (problem !== undefined) return refuse(problem);
  // The one cast: each member was found to be of its kind.
  const tool = snapshot as AnyTool;
  const { name, description, parameters, result, timeoutMs } = tool;
  const compiled = compile(tool, parameters, "/parameters", options, refuse);
  const compiledSchema = hasValidator(parameters)
    ? compile(
        tool,
        Object.assign(copyWithoutValidator(parameters), openValidator(parameters)),
        "/parameters",
        options,
        refuse,
      )
    : undefined;
  const compiledResult =
    result === undefined
      ? undefined
      : compile(tool, embedSchema(result, { value: "" }), "/result", meaningOf(options), refuse);
  checkExamples(tool.examples, compiled, refuse);
  const findings: ToolFinding[] = compiled.coverage.notEnforced.map((finding) => ({
    ...finding,
    toolName: name,
    pointer: `/parameters${finding.pointer}`,
  }));
  for (const { pointer, message } of findWrongDefaults(parameters, options)) {
    const place = `/parameters${pointer}`;
    const words = `is refused by its own schema: ${message}`;
    if (options.imported !== true) refuse({ code: "invalid_default", pointer: place, message: words });
    findings.push({ toolName: name, pointer: place, keyword: "default", code: "invalid_default", message: words });
  }
  return {
    name,
    tool: callableOf(snapshot, tool.effects, given),
    definition: Object.freeze({ name, description, parameters }),
    compiled,
    options,
    compiledResult,
    compiledSchema,
    timeoutMs,
    isExclusive: tool.concurrency === "exclusive",
    hasDefaults: hasDefaults(parameters),
    findings,
  };
}

function findProblem(tool: ToolSnapshot): ToolDefinitionProblem | undefined {
  const { name, description, parameters, result, timeoutMs, concurrency, examples } = tool;
  if (typeof name !== "string") return { code: "invalid_tool", pointer: "/name", message: "must be a string" };
  if (!NAME.test(name)) {
    const rule = "a letter or _ first, then letters, digits, _ and -, at most 64 characters";
    return { code: "invalid_name", pointer: "/name", message: `must match ${NAME.source}: ${rule}` };
  }
  if (typeof description !== "string") {
    return { code: "invalid_tool", pointer: "/description", message: "must be a string" };
  }
  if (description.trim() === "") {
    return { code: "blank_description", pointer: "/description", message: "must say what the tool does" };
  }
  if (parameters === undefined) return { code: "invalid_tool", pointer: "/parameters", message: "is missing" };
  if (result !== undefined && !isSchemaObject(result)) {
    return { code: "invalid_tool", pointer: "/result", message: "must be a schema" };
  }
  if (result !== undefined && hasValidator(result)) {
    const message = "must not hold a validator of its own: none is run on results";
    return { code: "invalid_schema", pointer: "/result", message };
  }
  if (examples !== undefined && !Array.isArray(examples)) {
    return { code: "invalid_tool", pointer: "/examples", message: "must be a list" };
  }
  for (const member of ["execute", "check", "authorize"] as const) {
    const kind = typeof tool[member];
    if (kind !== "undefined" && kind !== "function") {
      return { code: "invalid_tool", pointer: `/${member}`, message: "must be a function" };
    }
  }
  if (timeoutMs !== undefined && !isTimeout(timeoutMs)) {
    const message = `must be a whole number of milliseconds from 1 to ${MAX_TIMEOUT}`;
    return { code: "invalid_timeout", pointer: "/timeoutMs", message };
  }
  if (concurrency !== undefined && concurrency !== "parallel" && concurrency !== "exclusive") {
    return { code: "invalid_concurrency", pointer: "/concurrency", message: 'must be "parallel" or "exclusive"' };
  }
  return undefined;
}

/** Milliseconds that a timer can count. */
export function isTimeout(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TIMEOUT;
}

function compile(
  { name, description }: AnyTool,
  parameters: TSchema,
  pointer: string,
  options: ArgumentOptions,
  refuse: (problem: ToolDefinitionProblem) => never,
): CompiledToolArguments<unknown> {
  try {
    return compileToolArguments({ name, description, parameters }, options);
  } catch (cause) {
    if (!isToolSchemaError(cause)) throw cause;
    const [first] = cause.findings;
    const message = first?.message ?? "cannot be enforced";
    return refuse({ code: "invalid_schema", pointer: `${pointer}${ownPointer(first?.pointer ?? "")}`, message, cause });
  }
}

/** What a result's schema means: without what limits or tightens the arguments of a model. */
function meaningOf({ imported, patternEngine, formats }: ArgumentOptions): ArgumentOptions {
  return {
    // The result was copied within limits of its own; one more for the object that it is embedded in.
    maxDepth: MAX_DEPTH + 1,
    maxNodes: MAX_VALUES + 1,
    ...(imported === undefined ? {} : { imported }),
    ...(patternEngine === undefined ? {} : { patternEngine }),
    ...(formats === undefined ? {} : { formats }),
  };
}

function checkExamples(
  examples: AnyTool["examples"],
  compiled: CompiledToolArguments<unknown>,
  refuse: (problem: ToolDefinitionProblem) => never,
): void {
  for (const [index, example] of (examples ?? []).entries()) {
    const result = judged(example, compiled, refuse);
    if (result.ok) continue;
    const cause = result.error;
    const [issue] = cause.details;
    const pointer = `/examples/${index}${issue?.path ?? ""}`;
    refuse({ code: "invalid_example", pointer, message: issue?.message ?? "is refused", cause });
  }
}

function judged(
  example: unknown,
  compiled: CompiledToolArguments<unknown>,
  refuse: (problem: ToolDefinitionProblem) => never,
): ToolArgumentsResult {
  try {
    return compiled.safeValidate(example);
  } catch (cause) {
    // A validator of the schema's own is asynchronous.
    if (!isToolSchemaError(cause)) throw cause;
    const message = cause.findings[0]?.message ?? "cannot be enforced";
    return refuse({ code: "invalid_schema", pointer: "/parameters", message, cause });
  }
}

function hasDefaults(parameters: TSchema): boolean {
  if (!isSchemaObject(parameters)) return false;
  for (const [schema] of eachSchema(parameters)) if (Object.hasOwn(schema, "default")) return true;
  return false;
}

/** The problem of a name that is taken. */
export function duplicateName(name: string): ToolDefinitionProblem {
  return { code: "duplicate_name", pointer: "/name", message: `"${printableName(name)}" is registered already` };
}
