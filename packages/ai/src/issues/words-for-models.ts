import type { TextHint, ToolArgumentIssue } from "./issue.ts";
import { printableName, printableText } from "./printable.ts";

/** Longest sentence and description of what is expected, in UTF-16 units. */
const MAX_WORDS = 512;

/**
 * One mistake as a model should read it, without its place: what is wrong, what is allowed, what was probably meant.
 * The sentences of `issues` are for people and tests that know TypeBox's; here the shortest clear one is said.
 */
export function wordsForModel(issue: ToolArgumentIssue): string {
  const words = [...problemWords(issue)];
  if (issue.suggestion !== undefined) words.push(`did you mean "${printableName(issue.suggestion)}"?`);
  if (issue.offset !== undefined && issue.path === "") words.push(`at character ${issue.offset}`);
  return words.join("; ");
}

function problemWords(issue: ToolArgumentIssue): readonly string[] {
  const { keyword, hint } = issue;
  if (hint !== undefined) return [HINTS[hint]];
  const expected = issue.expected === undefined ? undefined : `expected ${printableText(issue.expected, MAX_WORDS)}`;
  const message = printableText(issue.message.replace(/^arguments /, ""), MAX_WORDS);
  switch (keyword) {
    case "required":
      return ["missing", ...(expected === undefined ? [] : [expected])];
    case "additionalProperties":
    case "unevaluatedProperties":
    case "undeclared":
      return ["there is no such property"];
    case "boolean":
    case "unevaluatedItems":
      return ["must be left out"];
    case "propertyNames":
      return ["not allowed as a name", ...(expected === undefined ? [] : [expected])];
    case "not":
      return [expected ?? "this value is not allowed here"];
    case "type":
      return [`${expected ?? message}, not ${issue.received ?? "this"}`];
    default:
      return expectationWords(issue, message, expected);
  }
}

/** What is expected stands for the sentence where that says no more. */
function expectationWords(issue: ToolArgumentIssue, message: string, expected: string | undefined): readonly string[] {
  if (message === EXCLUSIVE) return ["matches several of the alternatives, and must match exactly one"];
  if (expected === undefined) return [message];
  if (!SAID_BY_EXPECTED.has(issue.keyword)) return isOnlyRule(message, expected) ? [expected] : [message, expected];
  // A union that takes no value of this kind, told from one that takes the kind but not the value.
  const isOtherKind = message.startsWith("must be either ");
  return [isOtherKind && issue.received !== undefined ? `${expected}, not ${issue.received}` : expected];
}

/** Whether a format or pattern that is not matched is all that is expected of a string. */
function isOnlyRule(message: string, expected: string): boolean {
  const [, rule] = /^expected string (?:in format|matching) (.*)$/.exec(expected) ?? [];
  return rule !== undefined && message.endsWith(` "${rule}"`);
}

const EXCLUSIVE = "must match exactly one schema in oneOf";

/** Keywords whose whole rule is in `expected`. */
const SAID_BY_EXPECTED: ReadonlySet<string> = new Set([
  "anyOf",
  "const",
  "contains",
  "enum",
  "maxContains",
  "minContains",
  "oneOf",
  "uniqueItems",
]);

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
