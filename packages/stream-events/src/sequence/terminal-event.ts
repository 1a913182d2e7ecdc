import type { AssistantContent } from "@di-code/ai";
import { contentEquals } from "../content/content-equals.ts";
import { malformed, type Refusal, refuse } from "../refusal.ts";
import { type Fields, hasFields, type Trace } from "./fields.ts";
import { malformedMessageField } from "./message-fields.ts";

/** The message that ends a stream, as it was sent, or why it may not. */
export type TerminalMessage = { readonly message: Fields } | Refusal;

/** `done`, when no block is open. */
export function doneMessage(event: Fields, streamed: readonly AssistantContent[], trace: Trace): TerminalMessage {
  const head = readHead(event, trace);
  if (!("message" in head)) return head;
  const { reason, message } = head;
  if (reason !== "stop" && reason !== "length" && reason !== "tool_use") return refuse("invalid_done_reason");
  const differs =
    differentReason(reason, message, trace) ?? differentContent(message, streamed, "done_content_mismatch", trace);
  if (differs !== undefined) return differs;
  if (reason === "tool_use" && !streamed.some(isCall)) return refuse("tool_use_without_call");
  trace.field = "message.errorMessage";
  if (message["errorMessage"] !== undefined) return malformed(trace.field);
  return malformedMessageField(message, trace) ?? { message };
}

/** `error`, which may come at any time after `start`. */
export function errorMessage(event: Fields, streamed: readonly AssistantContent[], trace: Trace): TerminalMessage {
  const head = readHead(event, trace);
  if (!("message" in head)) return head;
  const { reason, message } = head;
  if (reason !== "error" && reason !== "aborted") return refuse("invalid_error_reason");
  const differs =
    differentReason(reason, message, trace) ?? differentContent(message, streamed, "error_content_mismatch", trace);
  if (differs !== undefined) return differs;
  trace.field = "message.errorMessage";
  const text = message["errorMessage"];
  if (text === undefined) return refuse("missing_error_message");
  if (typeof text !== "string") return malformed(trace.field);
  return malformedMessageField(message, trace) ?? { message };
}

function readHead(event: Fields, trace: Trace): { readonly reason: string; readonly message: Fields } | Refusal {
  trace.field = "reason";
  const reason = event["reason"];
  if (typeof reason !== "string") return malformed(trace.field);
  trace.field = "message";
  const message = event["message"];
  return hasFields(message) ? { reason, message } : malformed(trace.field);
}

function differentReason(reason: string, message: Fields, trace: Trace): Refusal | undefined {
  trace.field = "message.stopReason";
  const stopReason = message["stopReason"];
  if (typeof stopReason !== "string") return malformed(trace.field);
  return stopReason === reason ? undefined : refuse("reason_mismatch");
}

function differentContent(
  message: Fields,
  streamed: readonly AssistantContent[],
  code: "done_content_mismatch" | "error_content_mismatch",
  trace: Trace,
): Refusal | undefined {
  trace.field = "message.content";
  const content = message["content"];
  if (!Array.isArray(content)) return malformed(trace.field);
  return contentEquals(streamed, content) ? undefined : refuse(code);
}

function isCall({ type }: AssistantContent): boolean {
  return type === "tool_call" || type === "invalid_tool_call";
}
