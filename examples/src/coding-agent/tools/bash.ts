import { Type } from "@di-code/ai";
import { defineTool, type ToolCallContext, toolFailure } from "@di-code/tool-registry";
import type { Workspace } from "../folder/workspace.ts";

const DEFAULT_SECONDS = 20;
const MAX_SECONDS = 120;

export const bash = defineTool({
  name: "bash",
  description:
    "Run a command of sh in the project's folder. It gets no input. What it starts in the background ends with it.",
  parameters: Type.Object(
    {
      command: Type.String({ minLength: 1, maxLength: 10_000 }),
      timeout: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_SECONDS, description: `Seconds; ${DEFAULT_SECONDS} unless given` }),
      ),
    },
    { additionalProperties: false },
  ),
  effects: "destructive",
  concurrency: "exclusive",
  // The command's own time limit comes first; this one is for the case that it cannot be killed.
  timeoutMs: (MAX_SECONDS + 5) * 1_000,
  check: ({ command }) =>
    command.includes("\0") ? [{ path: "/command", message: "must not hold a NUL character" }] : undefined,
  authorize: ({ timeout = DEFAULT_SECONDS }) => ({ ask: `Run the command, for at most ${timeout} s?` }),
  async execute({ command, timeout = DEFAULT_SECONDS }, { context, signal }: ToolCallContext<Workspace>) {
    const end = await context.runCommand({ command, folder: context.root, timeoutMs: timeout * 1_000, signal });
    switch (end.kind) {
      case "exited":
        return withNote(end.output, `exit code ${end.exitCode ?? 0}`);
      case "timed_out":
        return toolFailure({
          code: "TIMEOUT",
          message: withNote(end.output, `not done after ${timeout} s: killed, with all that it had started`),
          retryable: true,
        });
      case "aborted":
        return toolFailure({ code: "ABORTED", message: withNote(end.output, "stopped by the user and killed") });
      case "killed_by_signal":
        return toolFailure({ code: "KILLED", message: withNote(end.output, "ended by a signal") });
      case "not_started":
        return toolFailure({ code: "NOT_STARTED", message: "There is no sh here that could run it." });
    }
  },
});

function withNote(output: string, note: string): string {
  const text = output.trimEnd();
  return text === "" ? `[${note}]` : `${text}\n[${note}]`;
}
