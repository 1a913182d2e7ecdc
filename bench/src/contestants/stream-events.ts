import type { StreamEvent } from "@di-code/ai";
import { createStreamEventValidator, validateStream } from "@di-code/stream-events";
import type { Prepared } from "./prepared.ts";

/** A whole stream, as events and as the JSON lines of the same events. */
export interface StreamInput {
  readonly events: readonly StreamEvent[];
  readonly lines: readonly string[];
}

type StreamContestant = Prepared<StreamInput>;

export const ourEvents: StreamContestant = {
  name: "@di-code/stream-events",
  isAsync: false,
  validate: ({ events }) => {
    const validator = createStreamEventValidator();
    for (const event of events) validator.accept(event);
    return validator;
  },
};

/** The same as an async generator over an async source: what is added is the cost of both. */
const ourStream: StreamContestant = {
  name: "validateStream",
  isAsync: true,
  validate: async ({ events }) => {
    let last: StreamEvent | undefined;
    for await (const event of validateStream(sourceOf(events))) last = event;
    return last;
  },
};

/** What a pipe between two processes costs at the least. */
export const parseLines: StreamContestant = {
  name: "JSON.parse of each line",
  isAsync: false,
  validate: ({ lines }) => {
    let last: unknown;
    for (const line of lines) last = JSON.parse(line) as unknown;
    return last;
  },
};

/** In the order of the table. */
export const streamContestants: readonly StreamContestant[] = [ourEvents, ourStream, parseLines];

async function* sourceOf(events: readonly StreamEvent[]): AsyncGenerator<StreamEvent, void, undefined> {
  yield* events;
}
