import { type Context, parseArgumentsText, type StreamEvent, type ToolCallEndEvent } from "@di-code/ai";
import { setTimeout as pause } from "node:timers/promises";
import { TurnRecord } from "../loop/turn-record.ts";
import type { Model } from "../model.ts";
import { senderOf } from "../sender.ts";

/** A call as a script has it: the text that a model would send. */
export interface ScriptedCall {
  readonly name: string;
  readonly argumentsText: string;
}

/** A message of a script. Without calls it is the last one. */
export interface ScriptedTurn {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
}

/** What a script says next, to a conversation as far as it has come: it can only know what it has been told. */
export type Script = (context: Context) => ScriptedTurn;

export interface ScriptedModelOptions {
  /** Characters of one delta. Default 8. */
  readonly fragment?: number;
  /** Milliseconds between two deltas. Default 0. */
  readonly paceMs?: number;
}

const NAME = "scripted";

/** A model that says what a script does, as the events of a real one: in pieces, and until it is stopped. */
export function createScriptedModel(script: Script, options: ScriptedModelOptions = {}): Model {
  const { fragment = 8, paceMs = 0 } = options;
  return {
    name: NAME,
    async *stream(context, signal) {
      const record = new TurnRecord();
      const turn = script(context);
      for (const event of eventsOf(turn, turnNumber(context), fragment)) {
        if (paceMs > 0) await pause(paceMs);
        if (signal.aborted) {
          yield abortedEvent(record);
          return;
        }
        record.accept(event);
        yield event;
      }
      yield doneEvent(record, (turn.calls ?? []).length > 0 ? "tool_use" : "stop");
    },
  };
}

function turnNumber({ messages }: Context): number {
  return messages.filter((message) => message.role === "assistant").length + 1;
}

function* eventsOf({ text, calls = [] }: ScriptedTurn, turn: number, size: number): Generator<StreamEvent> {
  yield { type: "start" };
  let contentIndex = 0;
  if (text !== undefined) {
    yield { type: "text_start", contentIndex };
    for (const delta of piecesOf(text, size)) yield { type: "text_delta", contentIndex, delta };
    yield { type: "text_end", contentIndex, content: text };
    contentIndex += 1;
  }
  for (const [index, call] of calls.entries()) {
    const id = `call_${turn}_${index + 1}`;
    yield { type: "tool_call_start", contentIndex, id, name: call.name };
    for (const argumentsDelta of piecesOf(call.argumentsText, size)) {
      yield { type: "tool_call_delta", contentIndex, argumentsDelta };
    }
    yield { type: "tool_call_end", contentIndex, toolCall: toolCallOf(id, call) };
    contentIndex += 1;
  }
}

/** As a decoder does it: text that is no object becomes a block that nothing can run. */
function toolCallOf(id: string, { name, argumentsText }: ScriptedCall): ToolCallEndEvent["toolCall"] {
  const parsed = parseArgumentsText(argumentsText === "" ? "{}" : argumentsText);
  if (parsed.ok) return { type: "tool_call", id, name, arguments: parsed.value };
  return { type: "invalid_tool_call", id, name, argumentsText, reason: parsed.reason, issues: parsed.issues };
}

function* piecesOf(text: string, size: number): Generator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

function doneEvent(record: TurnRecord, reason: "stop" | "tool_use"): StreamEvent {
  const message = { ...senderOf("script", NAME), content: record.content(), stopReason: reason };
  return { type: "done", reason, message };
}

function abortedEvent(record: TurnRecord): StreamEvent {
  const content = record.content();
  const errorMessage = "The request was stopped.";
  const message = { ...senderOf("script", NAME), content, stopReason: "aborted", errorMessage } as const;
  return { type: "error", reason: "aborted", message };
}
