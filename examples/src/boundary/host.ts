import {
  compileToolArguments,
  describeIssues,
  type ToolArguments,
  type ToolArgumentsValidationError,
  type ToolDefinition,
  type TSchema,
} from "@di-code/ai";
import { bash, edit, read, searchLogs } from "./tools.ts";

/** What became of one call. */
export type Outcome =
  | { readonly ran: true; readonly value: unknown; readonly result: string }
  | { readonly ran: false; readonly error: ToolArgumentsValidationError; readonly toModel: string };

/** Takes the text that a model sent as a call's arguments. */
export type CallHandler = (argumentsText: string) => Outcome;

/** The tools of the host by name. Each runs only what its schema let through, and gets it with its exact type. */
export const host: ReadonlyMap<string, CallHandler> = new Map([
  [
    read.name,
    handler(read, ({ path, offset = 1, limit = 2_000 }) => `reads ${path} from line ${offset}, ${limit} lines at most`),
  ],
  [
    edit.name,
    handler(
      edit,
      ({ path, edits }) => `replaces ${edits.map((one) => one.old.length).join(" and ")} characters of ${path}`,
    ),
  ],
  [
    searchLogs.name,
    handler(
      searchLogs,
      ({ query, environment, limit = 50 }) => `searches ${environment} for ${query}, ${limit} hits at most`,
    ),
  ],
  [bash.name, handler(bash, ({ command, timeout = 60 }) => `runs ${command} for at most ${timeout} s`)],
]);

function handler<TParameters extends TSchema>(
  tool: ToolDefinition<TParameters>,
  run: (args: ToolArguments<TParameters>) => string,
): CallHandler {
  const { safeParse } = compileToolArguments(tool);
  return (argumentsText) => {
    const parsed = safeParse(argumentsText);
    if (!parsed.ok) return { ran: false, error: parsed.error, toModel: describeIssues(parsed.error) };
    return { ran: true, value: parsed.value, result: run(parsed.value) };
  };
}
