import { expect } from "vitest";
import { type StreamEventValidator, StreamSequenceError } from "../../src/index.ts";

/** The error that an event is refused with; undefined if it is accepted. Anything else that is thrown fails the test. */
export function refusalOf(validator: StreamEventValidator, event: unknown): StreamSequenceError | undefined {
  try {
    validator.accept(event);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(StreamSequenceError);
    return error as StreamSequenceError;
  }
}
