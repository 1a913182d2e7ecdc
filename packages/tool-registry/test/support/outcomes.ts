import { type AnyTool, ToolError, toolFailure } from "../../src/index.ts";
import { never } from "./never.ts";
import { throwing } from "./throwing.ts";
import { toolOf } from "./tools.ts";

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a tool can do to a registry, by name, with the codes that a call may then end with. */
const OUTCOMES: Readonly<Record<string, readonly [codes: readonly string[], execute: () => unknown]>> = {
  value: [["ok"], () => ({ fine: true })],
  later: [["ok"], () => wait(1).then(() => "later")],
  nothing: [["ok"], () => undefined],
  throws_text: [["EXECUTION_ERROR"], throwing("secret")],
  throws_hostile: [["EXECUTION_ERROR"], throwing({ toString: throwing(new Error("secret")) })],
  rejects: [["EXECUTION_ERROR"], () => Promise.reject(new Error("secret"))],
  rejects_later: [
    ["EXECUTION_ERROR"],
    () =>
      wait(1).then(() => {
        throw new Error("secret");
      }),
  ],
  fails: [["E_FAIL"], () => toolFailure({ message: "no", code: "E_FAIL" })],
  throws_tool_error: [
    ["EXECUTION_ERROR"],
    () => {
      throw new ToolError("no");
    },
  ],
  never: [["TIMEOUT"], never],
  late_value: [["TIMEOUT", "ok"], () => wait(12).then(() => "late")],
  late_rejection: [
    ["TIMEOUT", "EXECUTION_ERROR"],
    () =>
      wait(12).then(() => {
        throw new Error("secret");
      }),
  ],
  big: [["INVALID_RESULT"], () => 1n],
  stream: [["INVALID_RESULT"], () => new ReadableStream()],
  denied: [["DENIED"], () => 1],
  check_throws: [["VALIDATION_ERROR"], () => 1],
};

const TIMEOUT_MS = 5;

/** One tool for each outcome; the third and every seventh after it runs alone. */
export const outcomeTools: readonly AnyTool[] = Object.entries(OUTCOMES).map(([name, [, execute]], index) =>
  toolOf(name, execute, {
    timeoutMs: TIMEOUT_MS,
    concurrency: index % 7 === 2 ? "exclusive" : "parallel",
    ...(name === "denied" ? { authorize: () => Promise.reject(new Error("secret")) } : {}),
    ...(name === "check_throws"
      ? {
          check: () => {
            throw new Error("secret");
          },
        }
      : {}),
  }),
);

export const outcomeNames: readonly string[] = Object.keys(OUTCOMES);

/** How a call of a tool may end when nobody aborts it. On a busy machine two timers may be due at once, in either order. */
export function codesOf(name: string): readonly string[] {
  const codes = OUTCOMES[name]?.[0] ?? ["UNKNOWN_TOOL"];
  return name.includes("late") ? [...codes, "TIMEOUT"] : codes;
}
