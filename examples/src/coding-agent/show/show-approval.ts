import type { JsonObject, JsonValue } from "@di-code/ai";
import { printable } from "../../terminal/printable.ts";
import type { ApprovalView, Question } from "../approval/approval.ts";
import { allLines, firstLines, headOf, under } from "./rows.ts";
import type { Screen } from "./screen.ts";

/** Lines of a passage or a file that are shown to whoever decides; of the rest, how many there are. */
const MAX_LINES = 12;

export function createApprovalView(screen: Screen): ApprovalView {
  const { style, columns } = screen;
  return {
    asked(question) {
      const { name, summary } = question;
      screen.print(`${style.yellow(headOf("?", name))}${printable(summary)}`, ...subjectOf(question, screen));
    },
    decided({ isAllowed, by, reason }) {
      const words = isAllowed
        ? `allowed by ${by}`
        : `denied by ${by}${reason === undefined ? "" : ` (${printable(reason)})`}`;
      screen.print(...under(words, columns, 2).map(isAllowed ? style.green : style.red));
    },
  };
}

/** What would be done: exactly the arguments that would run. */
function subjectOf({ name, arguments: args }: Question, { style, columns }: Screen): readonly string[] {
  const lines = (value: JsonValue | undefined, mark: string): readonly string[] =>
    firstLines(mark + textOf(value).trimEnd().replaceAll("\n", `\n${mark}`), MAX_LINES, columns);
  switch (name) {
    case "bash":
      // A part of a command says nothing of what the rest would do.
      return allLines(`$ ${textOf(args["command"])}`, columns);
    case "write":
      return [...lines(args["path"], ""), ...lines(args["content"], "+ ").map(style.green)];
    case "edit":
      return [
        ...lines(args["path"], ""),
        ...passagesOf(args["edits"]).flatMap((edit) => [
          ...lines(edit["old"], "- ").map(style.red),
          ...lines(edit["new"], "+ ").map(style.green),
        ]),
      ];
    default:
      return lines(JSON.stringify(args), "");
  }
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

function passagesOf(edits: JsonValue | undefined): readonly JsonObject[] {
  if (!isList(edits)) return [];
  return edits.filter((edit): edit is JsonObject => typeof edit === "object" && edit !== null && !isList(edit));
}

/** `Array.isArray` makes a list of anything out of a read-only one. */
function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
