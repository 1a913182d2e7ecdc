import type { StreamEvent, ToolCallEndEvent, ToolDefinition } from "@di-code/ai";
import { createJudge, type JudgeCall } from "./call-outcome.ts";
import { EventGate } from "./event-gate.ts";
import type { StreamEventOptions } from "./options.ts";
import type { EndedCall } from "./sequence/sequence.ts";
import type { ToolStreamEvent } from "./tool-stream-event.ts";

export interface ValidateStreamOptions<TTools extends readonly ToolDefinition[]> extends StreamEventOptions {
  /** The ends of their calls carry the outcome of validating the arguments. Names must differ. */
  readonly tools: TTools;
}

/**
 * The events of a source, each one checked as {@link createStreamEventValidator} has it before it is passed on.
 *
 * 1. An event is passed on as it came. With `tools`, the end of a known tool's call is a new event with the outcome
 *    added; bad arguments are that call's affair, and the stream goes on.
 * 2. One event is pulled from the source at a time, and only when one is asked for.
 * 3. Leaving the loop early, or a refused event, calls the source's `return()`.
 * 4. A source that ends without `done` or `error` ends in a `StreamSequenceError` with code `unexpected_end`.
 * 5. What the source throws passes through as it is.
 *
 * @throws TypeError for an option that is none or two tools of one name, ToolSchemaError for a tool's schema that
 * cannot be enforced: at once, not at the first event.
 */
export function validateStream<const TTools extends readonly ToolDefinition[]>(
  events: AsyncIterable<unknown>,
  options: ValidateStreamOptions<TTools>,
): AsyncGenerator<ToolStreamEvent<TTools>, void, undefined>;
export function validateStream(
  events: AsyncIterable<unknown>,
  options?: StreamEventOptions,
): AsyncGenerator<StreamEvent, void, undefined>;
export function validateStream(
  events: AsyncIterable<unknown>,
  options?: StreamEventOptions & { readonly tools?: readonly ToolDefinition[] },
): AsyncGenerator<StreamEvent, void, undefined> {
  const gate = new EventGate(options, "tools");
  const judge = options?.tools === undefined ? undefined : createJudge(options.tools, options.argumentOptions);
  return passOn(events, gate, judge);
}

async function* passOn(
  events: AsyncIterable<unknown>,
  gate: EventGate,
  judge: JudgeCall | undefined,
): AsyncGenerator<StreamEvent, void, undefined> {
  for await (const event of events) {
    gate.accept(event);
    const { endedCall } = gate.sequence;
    const outcome = endedCall === undefined ? undefined : judge?.(endedCall.call);
    // Every field of the contract has been checked.
    if (endedCall === undefined || outcome === undefined) yield event as StreamEvent;
    else yield { ...endEvent(endedCall), ...outcome };
  }
  gate.end();
}

/** Made of what was read from the event: reading it once more could say something else. */
function endEvent({ contentIndex, sent }: EndedCall): ToolCallEndEvent {
  return { type: "tool_call_end", contentIndex, toolCall: sent as ToolCallEndEvent["toolCall"] };
}
