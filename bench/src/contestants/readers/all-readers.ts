import { jsonriverReader, ourReader, piAiReader } from "./incremental.ts";
import type { ReaderContestant } from "./reader-contestant.ts";
import { wholeBufferReaders } from "./whole-buffer.ts";

/** Shows nothing before the end: what receiving the text costs at the least. */
export const joinAndParse: ReaderContestant = {
  name: "+= and one JSON.parse",
  isAsync: false,
  validate: ({ fragments }) => {
    let text = "";
    for (const fragment of fragments) text += fragment;
    return JSON.parse(text) as unknown;
  },
};

/** In the order of the table. */
export const allReaders: readonly ReaderContestant[] = [
  ourReader,
  joinAndParse,
  piAiReader,
  jsonriverReader,
  ...wholeBufferReaders,
];
