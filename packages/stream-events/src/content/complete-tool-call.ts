import {
  type ArgumentOptions,
  type InvalidArgumentsReason,
  type InvalidToolCallContent,
  parseArgumentsText,
  safeValidateToolArguments,
  type ToolCallContent,
} from "@di-code/ai";
import { idChanged, malformed, nameChanged, type Refusal, refuse } from "../refusal.ts";
import type { Block } from "../sequence/block.ts";
import { type Fields, hasFields, type Trace } from "../sequence/fields.ts";
import { copyIssues } from "./issues.ts";
import { jsonEquals } from "./json-equals.ts";

/** The last thing that is said of an open call. */
interface CallEnd {
  readonly block: Block;
  readonly toolCall: Fields;
  readonly argumentOptions: ArgumentOptions | undefined;
  readonly trace: Trace;
}

type Completed<TContent> = TContent | Refusal;

/** The call that an open block becomes, as a private copy; or why `toolCall` is not what was streamed. */
export function completeToolCall(
  block: Block,
  toolCall: unknown,
  argumentOptions: ArgumentOptions | undefined,
  trace: Trace,
): Completed<ToolCallContent | InvalidToolCallContent> {
  if (!hasFields(toolCall)) return malformed("toolCall");
  const end: CallEnd = { block, toolCall, argumentOptions, trace };
  trace.field = "toolCall.type";
  switch (toolCall["type"]) {
    case "tool_call":
      return block.text === "" ? callOfValue(end) : callOfText(end);
    case "invalid_tool_call":
      return invalidCall(end);
    default:
      return refuse("unknown_tool_call_type");
  }
}

/** What every value has to satisfy that is sent without its text: to be an object, and JSON. */
const ANY_OBJECT = { name: "any", description: "", parameters: { type: "object" } };

/** Some providers send the arguments whole, and calls without arguments have no text. */
function callOfValue(end: CallEnd): Completed<ToolCallContent> {
  const { block, toolCall, argumentOptions, trace } = end;
  trace.field = "toolCall.arguments";
  const copy = safeValidateToolArguments(ANY_OBJECT, toolCall["arguments"], argumentOptions);
  if (!copy.ok) return refuse("arguments_not_an_object");
  return changedIdentity(end) ?? { type: "tool_call", id: block.id, name: block.name, arguments: copy.value };
}

/** The value of the text is ours already: what was sent is compared with it, never kept. */
function callOfText(end: CallEnd): Completed<ToolCallContent> {
  const { block, toolCall, argumentOptions, trace } = end;
  block.parsed ??= parseArgumentsText(block.text, argumentOptions);
  const { parsed } = block;
  if (!parsed.ok) return refuse(parsed.reason === "not_an_object" ? "arguments_not_an_object" : "arguments_not_json");
  const changed = changedIdentity(end);
  if (changed !== undefined) return changed;
  trace.field = "toolCall.arguments";
  if (!jsonEquals(parsed.value, toolCall["arguments"])) return refuse("arguments_mismatch");
  return { type: "tool_call", id: block.id, name: block.name, arguments: parsed.value };
}

/** The text may be valid JSON: a call that was cut off can look whole. */
function invalidCall(end: CallEnd): Completed<InvalidToolCallContent> {
  const { block, toolCall, trace } = end;
  trace.field = "toolCall.argumentsText";
  const argumentsText = toolCall["argumentsText"];
  if (typeof argumentsText !== "string") return malformed(trace.field);
  if (argumentsText !== block.text) return refuse("arguments_mismatch");
  const changed = changedIdentity(end);
  if (changed !== undefined) return changed;
  trace.field = "toolCall.reason";
  const reason = toolCall["reason"];
  if (!isReason(reason)) return malformed(trace.field);
  trace.field = "toolCall.issues";
  const issues = copyIssues(toolCall["issues"]);
  if (issues === undefined) return malformed(trace.field);
  return { type: "invalid_tool_call", id: block.id, name: block.name, argumentsText, reason, issues };
}

function changedIdentity({ block, toolCall, trace }: CallEnd): Refusal | undefined {
  trace.field = "toolCall.id";
  const id = toolCall["id"];
  if (typeof id !== "string") return malformed(trace.field);
  if (id !== block.id) return idChanged(block.id);
  trace.field = "toolCall.name";
  const name = toolCall["name"];
  if (typeof name !== "string") return malformed(trace.field);
  return name === block.name ? undefined : nameChanged(block.name);
}

const REASONS: Readonly<Record<InvalidArgumentsReason, true>> = {
  truncated: true,
  malformed: true,
  not_an_object: true,
  limit: true,
};

function isReason(value: unknown): value is InvalidArgumentsReason {
  return typeof value === "string" && Object.hasOwn(REASONS, value);
}
