import type { AssistantContent } from "@di-code/ai";
import { hasFields } from "../sequence/fields.ts";
import { issuesEqual } from "./issues.ts";
import { jsonEquals } from "./json-equals.ts";

/** Whether a message's content says what was streamed. Only the fields of the contract count: `metadata` does not. */
export function contentEquals(ours: readonly AssistantContent[], sent: readonly unknown[]): boolean {
  return sent.length === ours.length && ours.every((block, index) => blockEquals(block, sent[index]));
}

function blockEquals(ours: AssistantContent, sent: unknown): boolean {
  if (!hasFields(sent) || sent["type"] !== ours.type) return false;
  switch (ours.type) {
    case "text":
      return sent["text"] === ours.text;
    case "thinking":
      return sent["thinking"] === ours.thinking;
    case "tool_call":
      return sent["id"] === ours.id && sent["name"] === ours.name && jsonEquals(ours.arguments, sent["arguments"]);
    case "invalid_tool_call":
      return (
        sent["id"] === ours.id &&
        sent["name"] === ours.name &&
        sent["argumentsText"] === ours.argumentsText &&
        sent["reason"] === ours.reason &&
        issuesEqual(ours.issues, sent["issues"])
      );
  }
}
