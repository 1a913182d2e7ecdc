import { expect, test } from "vitest";
import type { ToolResultMessage } from "@di-code/ai";
import { createScreen } from "../../../src/coding-agent/show/screen.ts";
import { createAgentView } from "../../../src/coding-agent/show/show-agent.ts";
import { createApprovalView } from "../../../src/coding-agent/show/show-approval.ts";
import { createStyle } from "../../../src/terminal/style.ts";
import { OpenCall } from "../../../src/coding-agent/loop/open-call.ts";

function page(): { readonly text: () => string; readonly screen: ReturnType<typeof createScreen> } {
  const written: string[] = [];
  const screen = createScreen({ write: (text) => written.push(text) }, undefined, createStyle(false));
  return { text: () => written.join(""), screen };
}

/** Clears the screen, turns the reading direction, and ends a line. */
const HOSTILE = "\u001B[2Jcleared\u202Eturned\rreturned\u0007";

function isPlain(text: string): boolean {
  return !/[^\n\P{Cc}]|\p{Cf}/u.test(text) && text.split("\n").every((line) => line.length <= 80);
}

test("nothing that a model or a tool says reaches the terminal as a command", () => {
  const { text, screen } = page();
  const view = createAgentView(screen);
  const call = new OpenCall("1", `${HOSTILE}`, undefined);
  call.push(`{"${HOSTILE}":"${HOSTILE.repeat(100)}"}`);
  const answer: ToolResultMessage = {
    role: "tool_result",
    toolCallId: "1",
    toolName: HOSTILE,
    content: [{ type: "text", text: `${HOSTILE}\n${HOSTILE.repeat(50)}\n\n` }],
    isError: false,
    timestamp: 0,
  };
  view.textEnded(`${HOSTILE}\n${HOSTILE}`);
  view.callEnded(call);
  view.callRefused(call, { path: "", keyword: "x", message: HOSTILE }, true);
  view.turnFailed(HOSTILE);
  view.answered([answer, { ...answer, isError: true, details: { code: HOSTILE } }]);
  view.ended({ end: "failed", turns: 1, messages: [{ ...answer, isError: true, details: { code: HOSTILE } }] });
  expect(text()).toContain("\\u{1b}[2Jcleared");
  expect(
    text()
      .split("\n")
      .filter((line) => !isPlain(line)),
  ).toEqual([]);
});

test("nor in what a person is asked; and all of a short command can be read", () => {
  const { text, screen } = page();
  const view = createApprovalView(screen);
  const context = { root: "/", runCommand: () => Promise.reject(new Error("not here")) };
  const { signal } = new AbortController();
  const ask = (name: string, args: Parameters<typeof view.asked>[0]["arguments"]): void =>
    view.asked({ id: "1", name, arguments: args, summary: "May I?", context, signal });
  ask("bash", { command: `echo one\n${HOSTILE}\necho three` });
  const long = `echo ${"x".repeat(5_000)}; rm -rf .`;
  ask("bash", { command: `${"\n".repeat(50)}${long}` });
  expect(text().replaceAll(/\s/g, "")).toContain(long.replaceAll(/\s/g, ""));
  ask("write", { path: HOSTILE, mode: "create", content: `${HOSTILE}\n`.repeat(30) });
  ask("edit", { path: "a", edits: [{ old: HOSTILE, new: "\u2066b" }] });
  ask("other", { [HOSTILE]: HOSTILE });
  view.decided({ isAllowed: false, by: "test", reason: HOSTILE });
  expect(text()).toContain("$ echo one\n");
  expect(text()).toContain(" echo three\n");
  expect(text()).toContain("… 18 more lines");
  expect(
    text()
      .split("\n")
      .filter((line) => !isPlain(line)),
  ).toEqual([]);
});
