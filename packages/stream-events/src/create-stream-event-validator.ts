import { EventGate } from "./event-gate.ts";
import type { StreamEventOptions } from "./options.ts";

/** Looks at the events of one stream, in their order. */
export interface StreamEventValidator {
  /** Returns if the event may come now. @throws StreamSequenceError if it may not. */
  readonly accept: (event: unknown) => void;
}

/**
 * A validator for one stream.
 *
 * 1. `start` comes first and once; `done` or `error` comes last.
 * 2. Blocks start in the order 0, 1, 2 of their `contentIndex`, one open at a time (or several: `interleaved`).
 * 3. The end of a block says what its deltas said; the deltas of a call are one JSON object, or the call is an
 *    `invalid_tool_call`.
 * 4. The message of `done` says what was streamed; that of `error` what was complete, and the text so far.
 * 5. An event that is refused leaves everything as it was (but see `latch`): the next one is judged as if it had never
 *    come.
 * 6. Nothing that was sent is kept or trusted later: changing a call after its end changes nothing.
 * 7. The work is linear in the bytes of the stream; equality takes no recursion, order of keys does not count.
 *
 * Fields that the contracts do not have, and `metadata`, are not looked at. An event that throws when it is read, or
 * that is anything but an object, is refused like any other.
 *
 * @throws TypeError for an option that is none.
 */
export function createStreamEventValidator(options?: StreamEventOptions): StreamEventValidator {
  const gate = new EventGate(options);
  return { accept: (event) => gate.accept(event) };
}
