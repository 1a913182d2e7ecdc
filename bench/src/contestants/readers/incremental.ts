import { createToolArgumentsReader } from "@di-code/ai";
import { ToolCallArgumentsStream } from "@earendil-works/pi-ai/utils/streaming-json";
import { parse } from "jsonriver";
import { OURS } from "../ours.ts";
import type { ReaderContestant } from "./reader-contestant.ts";

/** Follows the tool's schema; `finish` is the strict parse of the whole text. */
export const ourReader: ReaderContestant = {
  name: OURS,
  isAsync: false,
  validate: ({ tool, fragments, screen }) => {
    const reader = createToolArgumentsReader(tool);
    for (const fragment of fragments) {
      reader.push(fragment);
      screen.show(reader.preview);
    }
    return reader.finish();
  },
};

/** A snapshot that never changes after each fragment, as its providers put it into their events. */
export const piAiReader: ReaderContestant = {
  name: "pi-ai, with snapshots",
  isAsync: false,
  validate: ({ fragments, screen }) => {
    const stream = new ToolCallArgumentsStream();
    for (const fragment of fragments) screen.show(stream.append(fragment));
    return stream.finish().arguments;
  },
};

/** Reads a stream and yields the live tree; the last is the value. */
export const jsonriverReader: ReaderContestant = {
  name: "jsonriver",
  isAsync: true,
  validate: async ({ fragments, screen }) => {
    let last: unknown;
    for await (const value of parse(streamOf(fragments))) {
      last = value;
      screen.show(value);
    }
    return last;
  },
};

async function* streamOf(fragments: readonly string[]): AsyncGenerator<string, void, undefined> {
  yield* fragments;
}
