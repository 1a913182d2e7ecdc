import type { ToolArgumentIssue, ToolResultMessage } from "@di-code/ai";
import { printable } from "../../terminal/printable.ts";
import { wrap } from "../../terminal/wrap.ts";
import type { AgentView } from "../loop/agent-view.ts";
import type { OpenCall } from "../loop/open-call.ts";
import { codeOfAnswer } from "./code-of-answer.ts";
import { firstLines, headOf, oneLine, under } from "./rows.ts";
import type { Screen } from "./screen.ts";
import { countRun, summarize } from "./summary.ts";

/** Lines of an answer that are shown. */
const MAX_LINES = 6;
/** Characters of arguments that a screen line can need. */
const MAX_ARGUMENTS = 200;

export function createAgentView(screen: Screen): AgentView {
  const { style, columns } = screen;
  const refused = new Set<OpenCall>();
  return {
    turnStarted: (turn) => screen.print("", style.bold(`turn ${turn}`)),
    textEnded: (text) => screen.print(...wrap(printable(text), columns - 2).map((line) => `  ${line}`)),
    callGrew(call) {
      if (!refused.has(call)) screen.grow(oneLine(headOf("›", call.name), argumentsOf(call), columns - 1));
    },
    callEnded(call) {
      if (!refused.has(call)) screen.print(oneLine(headOf("›", call.name), sentText(call), columns));
    },
    callRefused(call, issue, isStopped) {
      refused.add(call);
      const what = isStopped ? "the message is stopped" : "read to its end, for the calls before it are complete";
      screen.print(
        oneLine(headOf("›", call.name), sentText(call), columns),
        ...under(`refused at character ${placeOf(issue)}; ${what}`, columns, 2).map(style.yellow),
      );
    },
    turnFailed: (reason) => screen.print(...under(`the message failed: ${printable(reason)}`, columns).map(style.red)),
    answered: (answers) => screen.print(...answers.flatMap((answer) => showAnswer(answer, screen))),
    ended: (outcome) => screen.print("", ...summarize(countRun(outcome), screen)),
  };
}

/** The arguments as far as they are known: of a tool that nobody knows, the text. */
function argumentsOf(call: OpenCall): string {
  if (call.preview === undefined) return sentText(call);
  const members = Object.entries(call.preview).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  // The end is what grows.
  return printable(members.join("  ").slice(-MAX_ARGUMENTS));
}

function sentText(call: OpenCall): string {
  return printable(call.text.slice(0, MAX_ARGUMENTS));
}

function placeOf(issue: ToolArgumentIssue): string {
  return issue.offset === undefined ? "?" : String(issue.offset + 1);
}

function showAnswer(answer: ToolResultMessage, { style, columns }: Screen): readonly string[] {
  const text = answer.content.map((block) => (block.type === "text" ? block.text : "[an image]")).join("\n");
  if (!answer.isError) {
    const [first = "", ...rest] = firstLines(text, MAX_LINES, columns);
    return [`${style.green(headOf("✓", answer.toolName))}${first.trimStart()}`, ...rest];
  }
  return [
    `${style.red(headOf("✗", answer.toolName))}${printable(codeOfAnswer(answer) ?? "failed")}`,
    ...firstLines(text, MAX_LINES, columns).map(style.cyan),
  ];
}
