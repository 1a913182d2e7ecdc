import type { TextHint, ToolArgumentIssue } from "./issue.ts";
import { printableName, printablePointer, printableText } from "./printable.ts";
import type { ToolArgumentsValidationError } from "./tool-arguments-validation-error.ts";

export interface DescribeOptions {
  /** Longest text, in UTF-16 units. Default 2,000, at least 200. */
  readonly maxCharacters?: number;
}

/**
 * What to tell the model about the arguments it sent: for each mistake the place, what was wrong, what is allowed and
 * what was probably meant. One line each, bounded, without any value that the model sent.
 */
export function describeIssues(
  error: Pick<ToolArgumentsValidationError, "toolName" | "details" | "omitted">,
  options: DescribeOptions = {},
): string {
  const room = Math.max(200, options.maxCharacters ?? 2_000) - CLOSING.length - 40;
  let text = `The arguments for ${printableName(error.toolName)} were refused:`;
  let listed = 0;
  for (const issue of error.details) {
    const line = `\n- ${describeIssue(issue)}`;
    if (text.length + line.length > room && listed > 0) break;
    text += printableLine(line, room - text.length);
    listed += 1;
  }
  const rest = error.details.length - listed + error.omitted;
  return `${text}${rest > 0 ? `\n- … and ${rest} more` : ""}\n${CLOSING}`;
}

const CLOSING = "Correct the arguments and call the tool again.";

function printableLine(line: string, room: number): string {
  return line.length > room ? `${line.slice(0, Math.max(0, room - 1))}…` : line;
}

function describeIssue(issue: ToolArgumentIssue): string {
  const place = issue.path === "" ? "arguments" : printablePointer(issue.path);
  const sentences = [`${place}: ${messageOf(issue)}`];
  if (issue.expected !== undefined && !RULES_THAT_SAY_IT.has(issue.keyword)) {
    const received = issue.received === undefined ? "" : `, not ${issue.received}`;
    sentences.push(`expected ${printableText(issue.expected, 512)}${issue.keyword === "type" ? received : ""}`);
  }
  if (issue.suggestion !== undefined) sentences.push(`did you mean ${printableName(issue.suggestion)}?`);
  if (issue.offset !== undefined && issue.path === "") sentences.push(`at character ${issue.offset}`);
  return sentences.join("; ");
}

/** Where what is allowed is in the message already. */
const RULES_THAT_SAY_IT: ReadonlySet<string> = new Set(["not"]);

function messageOf(issue: ToolArgumentIssue): string {
  return (issue.hint !== undefined && HINTS[issue.hint]) || issue.message.replace(/^arguments /, "");
}

const HINTS: Readonly<Record<TextHint, string>> = {
  truncated: "the JSON text ends before it is complete; send less at once, as one complete JSON object",
  fenced: "send the JSON object alone, without a Markdown fence around it",
  multiple_values: "send one JSON object, not several values one after another",
  trailing_text: "send the JSON object alone, with no text after it",
  control_character: "line breaks, tabs and other control characters in a string must be escaped (\\n, \\t)",
  single_quotes: "strings and names must stand in double quotes",
  nonstandard_literal: "only true, false and null are literals in JSON, and numbers must be finite",
  trailing_comma: "no comma may stand before a closing bracket",
  empty: "the text is empty; send a JSON object, {} if there are no arguments",
  byte_order_mark: "the text must not begin with a byte order mark",
  double_encoded: "send the object itself, not a JSON string that holds it",
};
