import { printableName } from "@di-code/ai";

/** Which rule was broken; one for each detail. */
export type StreamSequenceErrorCode =
  | "expected_start"
  | "repeated_start"
  | "after_terminal"
  | "unexpected_end"
  | "unknown_event_type"
  | "malformed_event"
  | "reentrant_event"
  | "block_already_active"
  | "no_active_block"
  | "wrong_content_index"
  | "end_content_mismatch"
  | "empty_tool_call_id"
  | "repeated_tool_call_id"
  | "empty_tool_name"
  | "unknown_tool_call_type"
  | "arguments_not_json"
  | "arguments_not_an_object"
  | "arguments_mismatch"
  | "tool_id_changed"
  | "tool_name_changed"
  | "done_with_active_block"
  | "invalid_done_reason"
  | "invalid_error_reason"
  | "reason_mismatch"
  | "done_content_mismatch"
  | "error_content_mismatch"
  | "missing_error_message"
  | "tool_use_without_call";

/** The kind of a block that may be open. */
export type BlockKind = "text" | "thinking" | "tool_call";

/** Why an event is refused, before the event and the phase are put to it. */
export class Refusal {
  readonly code: StreamSequenceErrorCode;
  readonly detail: string;

  constructor(code: StreamSequenceErrorCode, detail: string) {
    this.code = code;
    this.detail = detail;
  }
}

/** The refusals that always say the same. The texts are a contract. */
const DETAILS = {
  expected_start: 'expected "start" as the first event',
  repeated_start: '"start" may appear only once',
  after_terminal: "no events are allowed after a terminal event",
  unexpected_end: 'expected "done" or "error" before the end of the stream',
  unknown_event_type: "unknown event type",
  reentrant_event: "an event must not be accepted while another is being read",
  end_content_mismatch: "end content does not match accumulated deltas",
  empty_tool_call_id: "tool id must not be empty",
  repeated_tool_call_id: "tool id must not be that of an earlier call",
  empty_tool_name: "tool name must not be empty",
  unknown_tool_call_type: 'toolCall.type must be "tool_call" or "invalid_tool_call"',
  arguments_not_json: "tool arguments must be valid JSON",
  arguments_not_an_object: "tool arguments must have a JSON object root",
  arguments_mismatch: "final tool arguments must match accumulated arguments",
  done_with_active_block: "done cannot terminate an active block",
  invalid_done_reason: 'done reason must be "stop", "length" or "tool_use"',
  invalid_error_reason: 'error reason must be "error" or "aborted"',
  reason_mismatch: "event reason must match message.stopReason",
  done_content_mismatch: "done message content must match completed stream content",
  error_content_mismatch: "error message content must match safe partial stream content",
  missing_error_message: "error message must have an errorMessage",
  tool_use_without_call: 'done reason "tool_use" needs a tool call',
} as const;

export function refuse(code: keyof typeof DETAILS): Refusal {
  return new Refusal(code, DETAILS[code]);
}

/** @param field path from the event: `delta`, `message.usage.cost.total`. */
export function malformed(field: string): Refusal {
  return new Refusal("malformed_event", `malformed event: ${field}`);
}

export function blockIsActive(kind: BlockKind): Refusal {
  return new Refusal("block_already_active", `cannot start a new block while ${kind} is active`);
}

export function expectedActive(kind: BlockKind): Refusal {
  return new Refusal("no_active_block", `expected active ${kind} block`);
}

export function wrongIndex(expected: number, received: number): Refusal {
  return new Refusal("wrong_content_index", `expected contentIndex ${expected}, received ${received}`);
}

export function idChanged(id: string): Refusal {
  return new Refusal("tool_id_changed", `tool id must remain "${printableName(id)}"`);
}

export function nameChanged(name: string): Refusal {
  return new Refusal("tool_name_changed", `tool name must remain "${printableName(name)}"`);
}
