import type { ToolResultMessage } from "@di-code/ai";
import { printable } from "../../terminal/printable.ts";
import { wrap } from "../../terminal/wrap.ts";
import type { AgentEnd, AgentOutcome } from "../loop/agent-view.ts";
import { countUnanswered } from "../loop/count-unanswered.ts";
import { codeOfAnswer } from "./code-of-answer.ts";
import type { Screen } from "./screen.ts";

/** What a run came to, counted in its conversation. */
export interface RunCount {
  readonly end: AgentEnd;
  readonly turns: number;
  readonly calls: number;
  readonly done: number;
  /** How many failed, by code. */
  readonly failed: ReadonlyMap<string, number>;
  readonly unanswered: number;
}

export function countRun({ end, turns, messages }: AgentOutcome): RunCount {
  const calls = messages.flatMap((message) =>
    message.role === "assistant"
      ? message.content.filter((block) => block.type === "tool_call" || block.type === "invalid_tool_call")
      : [],
  ).length;
  const answers = messages.filter((message): message is ToolResultMessage => message.role === "tool_result");
  const failed = new Map<string, number>();
  for (const answer of answers.filter((one) => one.isError)) {
    const code = codeOfAnswer(answer) ?? "failed";
    failed.set(code, (failed.get(code) ?? 0) + 1);
  }
  const done = answers.filter((answer) => !answer.isError).length;
  return { end, turns, calls, done, failed, unanswered: countUnanswered(messages) };
}

export function summarize(count: RunCount, { columns, style }: Screen): readonly string[] {
  const { end, turns, calls, done, failed, unanswered } = count;
  const notDone = [...failed.values()].reduce((sum, one) => sum + one, 0);
  const codes = [...failed].map(([code, times]) => `${times} ${printable(code)}`);
  return [
    style.dim("─".repeat(columns)),
    style.bold(ENDS[end]),
    `${turns} turns, ${calls} calls: ${done} done, ${notDone} not done, ${unanswered} without an answer`,
    ...wrap(codes.length === 0 ? "" : `Not done: ${codes.join(", ")}`, columns, 2).map(style.dim),
  ];
}

const ENDS: Readonly<Record<AgentEnd, string>> = {
  stopped: "The model has come to its end.",
  cut_off: "The model's last message was cut off.",
  failed: "The model's stream failed.",
  aborted: "Stopped.",
  turn_limit: "The model has had all its turns.",
};
