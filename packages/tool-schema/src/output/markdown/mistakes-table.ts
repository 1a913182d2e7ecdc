import {
  appendSegment,
  type ArgumentOptions,
  compileToolArguments,
  describeIssues,
  type JsonValue,
  type ToolArgumentIssue,
  type ToolArgumentsResult,
} from "@di-code/ai";
import type { FormField } from "../form/form-field.ts";
import type { PresentableTool } from "../presentable-tool.ts";
import { kindOf } from "../../document/json-kind.ts";
import { kindsOfField } from "./kinds-of-field.ts";
import { markdownCode, markdownLine } from "./markdown-text.ts";

const MAX_ROWS = 40;
const MAX_NAME = 64;
/** Steps of one check. Arguments of one member need few, unless a schema was made to need many. */
const MAX_STEPS = 100_000;
/** Issues of one check: those of a parameter are found beside 200 others that are missing. */
const MAX_ISSUES = 200;

/** A value of each kind; those first that are seldom what is wanted. */
const OTHER_KINDS: readonly JsonValue[] = [[], true, "", {}, 0.5, null];

/**
 * A table of mistakes and of what the model is told of each, made by making them: nothing is given, each parameter is of
 * another kind, one is not declared. At most 40 rows.
 */
export function mistakesTable(
  tool: PresentableTool,
  fields: readonly FormField[],
  undeclared: Exclude<ArgumentOptions["undeclared"], undefined>,
): string {
  const { safeValidate, safeParse } = compileToolArguments(tool, {
    imported: true,
    undeclared,
    maxIssues: MAX_ISSUES,
    maxSteps: MAX_STEPS,
  });
  const named = fields.filter(({ name }) => name !== "");
  const names = named.map(({ name }) => name);
  const told: (readonly [mistake: string, issue: ToolArgumentIssue | undefined])[] = [];
  const ofNothing = issuesOf(safeValidate({}));
  for (const field of named.slice(0, MAX_ROWS)) {
    const { name } = field;
    const path = appendSegment("", name);
    const code = markdownCode(name, MAX_NAME, "cell");
    told.push([`${code} left out`, ofNothing.find((issue) => issue.path === path && issue.keyword === "required")]);
    told.push([`${code} of another kind`, otherKind(field, path)]);
  }
  const unused = unusedName(names);
  const ofUnused = safeValidate({ [unused]: true });
  told.push(["a parameter that is not declared", issueAt(appendSegment("", unused), ofUnused)]);
  told.push(["text that was cut off", issuesOf(safeParse('{"'))[0]]);
  const lines = told.flatMap(([mistake, issue]) => (issue === undefined ? [] : [`| ${mistake} | ${wordsOf(issue)} |`]));
  return ["| mistake | what the model is told |", "|---|---|", ...lines.slice(0, MAX_ROWS)].join("\n");

  /**
   * Of the kind, if any value is refused for it alone; else whatever is said of one that is refused. Where there are
   * branches, a value that none of them takes: its message names them all, and not only the one that was probably meant.
   */
  function otherKind(field: FormField, path: string): ToolArgumentIssue | undefined {
    const taken = field.control === "choice" ? kindsOfField(field) : undefined;
    const stranger = taken && OTHER_KINDS.find((value) => !taken.has(kindOf(value)));
    if (stranger !== undefined) return issueAt(path, safeValidate({ [field.name]: stranger }));
    let first: ToolArgumentIssue | undefined;
    for (const value of OTHER_KINDS) {
      const issue = issueAt(path, safeValidate({ [field.name]: value }));
      // The other kinds would say the same, and a check of arguments of which thousands are missing takes its time.
      if (issue?.keyword === "type") return issue;
      first ??= issue;
    }
    return first;
  }
}

function issuesOf(result: ToolArgumentsResult): readonly ToolArgumentIssue[] {
  return result.ok ? [] : result.error.details;
}

function issueAt(path: string, result: ToolArgumentsResult): ToolArgumentIssue | undefined {
  return issuesOf(result).find((issue) => issue.path === path);
}

function unusedName(names: readonly string[]): string {
  let name = "undeclared";
  while (names.includes(name)) name += "_";
  return name;
}

/** What the model reads of one mistake, without the place: the row tells it. */
function wordsOf(issue: ToolArgumentIssue): string {
  const { offset: _place, ...unplaced } = issue;
  const [, line = ""] = describeIssues({ toolName: "", details: [{ ...unplaced, path: "" }], omitted: 0 }).split("\n");
  return markdownLine(line.replace(/^- arguments: /, ""), "cell");
}
