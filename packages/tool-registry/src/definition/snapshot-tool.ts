import { isSchemaObject } from "./subschemas.ts";
import type { ToolDefinitionProblem } from "./tool-definition-error.ts";
import type { CallableTool, ToolMethod } from "./tool-entry.ts";
import type { AnyTool } from "./tool.ts";

const MEMBERS = [
  "name",
  "description",
  "parameters",
  "result",
  "examples",
  "effects",
  "timeoutMs",
  "concurrency",
  "execute",
  "check",
  "authorize",
] as const;

/** What a tool says of itself, each member read once: unchecked. */
export type ToolSnapshot = Readonly<Partial<Record<(typeof MEMBERS)[number], unknown>>>;

/**
 * The members of a tool as they are now, or why they cannot be told. What is registered is what was checked, whatever a
 * getter says the second time and whatever becomes of the object.
 */
export function snapshotTool(tool: unknown): ToolSnapshot | ToolDefinitionProblem {
  if (!isSchemaObject(tool)) return { code: "invalid_tool", pointer: "", message: "must be an object" };
  const snapshot: Partial<Record<(typeof MEMBERS)[number], unknown>> = {};
  for (const member of MEMBERS) {
    try {
      const value = tool[member];
      if (value !== undefined) snapshot[member] = value;
    } catch (cause) {
      return { code: "invalid_tool", pointer: `/${member}`, message: "cannot be read", cause };
    }
  }
  return snapshot;
}

/** How the tool is called: the methods that were read, with the tool that was given as their `this`. */
export function callableOf(snapshot: ToolSnapshot, effects: AnyTool["effects"], tool: AnyTool): CallableTool {
  const methodOf = (name: "execute" | "check" | "authorize"): ToolMethod | undefined => {
    const method = snapshot[name];
    if (typeof method !== "function") return undefined;
    return (args, call) => Reflect.apply(method, tool, [args, call]) as unknown;
  };
  return { effects, execute: methodOf("execute"), check: methodOf("check"), authorize: methodOf("authorize") };
}
