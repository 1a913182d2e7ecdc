import type { JsonValue } from "@di-code/ai";
import { cloneToolSchema } from "../../document/clone-tool-schema.ts";
import { keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { isList } from "../../document/plain-values.ts";
import { checkOptions } from "../../options/check-options.ts";
import type { FormField } from "../form/form-field.ts";
import { formOf } from "../form/to-form-fields.ts";
import { type PresentableTool, readTool } from "../presentable-tool.ts";
import { markdownCode, markdownJson, markdownLine, markdownParagraphs } from "./markdown-text.ts";
import { mistakesTable } from "./mistakes-table.ts";
import { parametersTable } from "./parameters-table.ts";

export interface MarkdownOptions {
  /** The page's heading. Default `Tools`. */
  readonly title?: string;
  /**
   * How the arguments are validated where the tools run: with `"refuse"` the page says that undeclared parameters are
   * refused, whatever the schema leaves open. Default `"schema"`, as in `@di-code/ai`.
   */
  readonly undeclared?: "schema" | "refuse";
}

type Effects = NonNullable<PresentableTool["effects"]>;
type Undeclared = Exclude<MarkdownOptions["undeclared"], undefined>;

const MAX_EXAMPLES = 10;
const MAX_NAME = 64;

/**
 * A reference page of tools, for people: of each its purpose, what it does to the world, a table of its parameters with
 * their limits (nested ones too), its examples, and which mistake gets which message. The messages are the library's own:
 * they are made by making the mistakes.
 *
 * Names, descriptions and examples can be anybody's: they show what they say, and none is read as Markdown or HTML; links
 * and mentions become code. At most 200 rows of parameters, 40 of mistakes and 10 examples a tool; the rest is counted.
 *
 * @throws ToolSchemaError for a schema or an example that cannot be read, `TypeError` for what is no tool, and for an option that is none.
 */
export function toMarkdown(tools: readonly PresentableTool[], options: MarkdownOptions = {}): string {
  checkOptions(options, ["title", "undeclared"]);
  const { title = "Tools", undeclared = "schema" } = options;
  if (typeof title !== "string") throw new TypeError("title must be a string");
  if (undeclared !== "schema" && undeclared !== "refuse")
    throw new TypeError('undeclared must be "schema" or "refuse"');
  if (!isList(tools)) throw new TypeError("tools must be a list");
  const sections = tools.map((tool) => sectionOf(tool, undeclared));
  const parts = [`# ${markdownLine(title, "line")}`, ...(tools.length > 1 ? [contentsTable(tools)] : []), ...sections];
  return `${parts.join("\n\n")}\n`;
}

function contentsTable(tools: readonly PresentableTool[]): string {
  const rows = tools.map(
    (tool) => `| ${linkTo(tool.name)} | ${effectsOf(tool)} | ${firstSentence(tool.description)} |`,
  );
  return ["| tool | effects | purpose |", "|---|---|---|", ...rows].join("\n");
}

const EFFECTS: Readonly<Record<Effects | "unsaid", string>> = {
  read: "reads only",
  write: "changes things",
  destructive: "may destroy things",
  unsaid: "not said",
};

/** Not every tool went through the compiler: what is no effect says nothing. */
function effectsOf({ effects }: PresentableTool): string {
  return EFFECTS[effects !== undefined && Object.hasOwn(EFFECTS, effects) ? effects : "unsaid"];
}

/** A link to the tool's heading, where it is plain what a renderer makes of the name. */
function linkTo(name: string): string {
  const code = markdownCode(name, MAX_NAME, "cell");
  return /^[a-zA-Z0-9_-]{1,64}$/.test(name) ? `[${code}](#${name.toLowerCase()})` : code;
}

function firstSentence(description: string): string {
  const [line = ""] = description.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  return markdownLine(/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line, "cell");
}

function sectionOf(tool: PresentableTool, undeclared: Undeclared): string {
  const { name, description, root } = readTool(tool);
  const form = formOf(tool);
  const fields = form.control === "group" ? form.fields : [form];
  const title = markdownLine(tool.display?.title ?? "", "line");
  const parts = [
    `## ${markdownCode(name, MAX_NAME, "line")}`,
    ...(title === "" ? [] : [`**${title}**`]),
    markdownParagraphs(description),
    `Effects: ${effectsOf(tool)}.`,
    ...(fields.length === 0 ? ["No parameters."] : [parametersTable(fields)]),
    sentenceOfOthers(form, root, undeclared),
    ...examplesOf(tool.examples ?? []),
    mistakesTable(tool, fields, undeclared),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** What becomes of parameters that are not in the table. */
function sentenceOfOthers(form: FormField, root: SchemaObject, undeclared: Undeclared): string {
  if (form.control === "map" || (form.control === "group" && form.others !== undefined)) {
    return "Parameters of other names are accepted, as the schema says.";
  }
  const [others] = ["additionalProperties", "unevaluatedProperties"].flatMap((word) => keywordOf(root, word) ?? []);
  const isDeclaring = Object.hasOwn(root, "properties") || (form.control === "group" && form.fields.length > 0);
  const isClosed = others === false || (undeclared === "refuse" && others === undefined && isDeclaring);
  return isClosed ? "Other parameters are refused." : "Other parameters are accepted, and not checked.";
}

function examplesOf(examples: readonly unknown[]): readonly string[] {
  if (examples.length === 0) return [];
  const shown = examples.slice(0, MAX_EXAMPLES).map((example) => markdownJson(readExample(example)));
  const left = examples.length - shown.length;
  return [examples.length === 1 ? "Example:" : "Examples:", ...shown, ...(left > 0 ? [`… ${left} more.`] : [])];
}

function readExample(example: unknown): JsonValue {
  return cloneToolSchema(example);
}
