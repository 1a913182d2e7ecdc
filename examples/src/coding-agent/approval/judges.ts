import { createInterface } from "node:readline/promises";
import type { Judge } from "./approval.ts";

/** Everything is allowed: `--yes`. */
export const allowAll: Judge = () => ({ isAllowed: true, by: "--yes" });

/** Nobody is there to be asked, and nobody has said `--yes`. */
export const denyAll: Judge = () => ({
  isAllowed: false,
  by: "nobody: this is no terminal, and --yes was not given",
  reason: "nobody is there to be asked",
});

/** Part of the script: whoever plays the user allows all but what removes files. */
export const byScript: Judge = ({ name, arguments: args }) => {
  const command = name === "bash" ? args["command"] : undefined;
  const removes = typeof command === "string" && /\brm\b/.test(command);
  if (!removes) return { isAllowed: true, by: "the script" };
  return { isAllowed: false, by: "the script", reason: "files of this project are not to be removed" };
};

/**
 * Asks at the terminal. Anything but `y` or `yes` is a no, also the end of the input. Ctrl-C stops the agent: `interrupt`.
 */
export function askPerson(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, interrupt: () => void): Judge {
  return async ({ signal }) => {
    const lines = createInterface({ input, output });
    lines.on("SIGINT", interrupt);
    // At the end of the input a question is never answered.
    const closed = new Promise<string>((resolve) => {
      lines.once("close", () => resolve(""));
    });
    try {
      const answer = await Promise.race([lines.question("            Allow it? [y/N] ", { signal }), closed]);
      const isAllowed = /^y(?:es)?$/i.test(answer.trim());
      return { isAllowed, by: "you", ...(isAllowed ? {} : { reason: "the user said no" }) };
    } catch (error) {
      if (signal.aborted) return { isAllowed: false, by: "nobody: the turn was stopped" };
      throw error;
    } finally {
      lines.close();
    }
  };
}
