import { createRandom } from "../measure/random.ts";
import { edits } from "../tools/edits.ts";
import { search } from "../tools/search.ts";
import type { BenchTool } from "../tools/tool.ts";
import { type BenchStream, type Pieces, streamOf } from "./stream.ts";

/** Mean lengths of the pieces of the recorded stream, in UTF-16 units. */
const TEXT_PIECE = 36;
const ARGUMENTS_PIECE = 7;

const SENTENCE =
  "I will look at the logs of the last hour first, and then change the two files that the stack trace names. ";

/** A text and three calls, in pieces as long as recorded ones. */
export function madeUpStream(): BenchStream {
  const random = createRandom(7);
  const callOf = (tool: BenchTool, index: number): Pieces => ({
    kind: "tool_call",
    id: `call_${index}`,
    name: tool.name,
    pieces: cut(JSON.stringify(tool.argumentsOf(index)), ARGUMENTS_PIECE, random),
  });
  const text: Pieces = { kind: "text", pieces: cut(SENTENCE.repeat(17), TEXT_PIECE, random) };
  return streamOf("made-up", [text, callOf(search, 0), callOf(edits, 1), callOf(edits, 2)]);
}

/** Pieces of any length up to twice the mean. */
function cut(text: string, mean: number, random: () => number): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = 1 + Math.floor(random() * (2 * mean - 1));
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}
