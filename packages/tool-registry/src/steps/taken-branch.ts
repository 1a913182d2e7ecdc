import { type CompiledToolArguments, compileToolArguments, isToolSchemaError } from "@di-code/ai";
import { embedSchema } from "../definition/embedded-schema.ts";
import type { ToolEntry } from "../definition/tool-entry.ts";
import { isSchemaObject } from "../definition/subschemas.ts";
import { possibleBranches } from "./possible-branches.ts";

/** The branches of a tool's unions, compiled when they are first asked; by pointer. */
const compiledBranches = new WeakMap<ToolEntry, Map<string, CompiledToolArguments<unknown> | undefined>>();

/**
 * Which branch of a union a value takes that is known to satisfy the union: the first that it satisfies, or the only one
 * that can take it. Undefined where none can be told.
 */
export function takenBranch(
  entry: ToolEntry,
  pointer: string,
  branches: readonly unknown[],
  value: object,
): number | undefined {
  const { parameters } = entry.definition;
  if (!isSchemaObject(parameters)) return undefined;
  const possible = possibleBranches(parameters, branches, value);
  if (possible.length <= 1) return possible[0];
  return possible.find(
    (at) =>
      isSchemaObject(branches[at]) && compiledBranch(entry, `${pointer}/${at}`)?.safeValidate({ value }).ok === true,
  );
}

function compiledBranch(entry: ToolEntry, pointer: string): CompiledToolArguments<unknown> | undefined {
  const known = compiledBranches.get(entry) ?? new Map<string, CompiledToolArguments<unknown> | undefined>();
  compiledBranches.set(entry, known);
  if (!known.has(pointer)) known.set(pointer, compileBranch(entry, pointer));
  return known.get(pointer);
}

function compileBranch(entry: ToolEntry, pointer: string): CompiledToolArguments<unknown> | undefined {
  const parameters = embedSchema(entry.definition.parameters, { value: pointer });
  try {
    return compileToolArguments({ name: entry.name, description: "", parameters }, entry.options);
  } catch (error) {
    // Embedded, a schema of the greatest depth is too deep: nothing is filled in there.
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}
