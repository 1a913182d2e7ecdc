import type { AssistantMessage } from "@di-code/ai";
import { EventGate } from "./event-gate.ts";
import type { StreamEventOptions } from "./options.ts";

/**
 * Drains a stream into its final message, that of `done` or of `error`: look at `stopReason`. The events are checked as
 * {@link createStreamEventValidator} has it; blocks may interleave unless `interleaved` is `false`, so that the output of
 * `validateStream` can be collected whatever its options were.
 *
 * Rejects with a `StreamSequenceError` for an event that is refused or a source that ends without a terminal event
 * (code `unexpected_end`), and with what the source throws.
 */
export async function collectMessage(
  events: AsyncIterable<unknown>,
  options?: StreamEventOptions,
): Promise<AssistantMessage> {
  const gate = new EventGate({ interleaved: true, ...options });
  for await (const event of events) gate.accept(event);
  gate.end();
  // Every field of the contract has been checked.
  return gate.sequence.message as unknown as AssistantMessage;
}
