import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BenchStream, type Pieces, streamOf } from "./stream.ts";

/** The longest recorded stream: three calls and four texts in 960 pieces. */
const FILE = "streams/anthropic/anthropic-code-execution-20250825.2.chunks.txt";

/** What is looked at of a chunk of Anthropic's Messages protocol. */
interface Chunk {
  readonly type: string;
  readonly index?: number;
  readonly content_block?: { readonly type: string; readonly id?: string; readonly name?: string };
  readonly delta?: { readonly text?: string; readonly partial_json?: string };
}

interface Growing {
  readonly block: Pieces;
  readonly pieces: string[];
}

/** The texts and calls of a recorded stream, in the pieces in which they came; undefined without the folder of real inputs. */
export function recordedStream(): BenchStream | undefined {
  const { TOOL_CORPORA: corpora } = process.env;
  if (corpora === undefined) return undefined;
  const blocks = new Map<number, Growing>();
  for (const line of readFileSync(join(corpora, FILE), "utf8").split("\n").filter(Boolean)) {
    const { type, index = -1, content_block: start, delta } = JSON.parse(line) as Chunk;
    if (type === "content_block_start" && start !== undefined) {
      const opened = open(start);
      if (opened !== undefined) blocks.set(index, opened);
    } else if (type === "content_block_delta") {
      blocks.get(index)?.pieces.push(delta?.text ?? delta?.partial_json ?? "");
    }
  }
  return streamOf(
    "recorded",
    [...blocks.values()].map(({ block }) => block),
  );
}

function open({ type, id = "", name = "" }: NonNullable<Chunk["content_block"]>): Growing | undefined {
  const pieces: string[] = [];
  if (type === "text") return { block: { kind: "text", pieces }, pieces };
  // Those that the server runs itself stream as all others do.
  if (type.endsWith("tool_use")) return { block: { kind: "tool_call", id, name, pieces }, pieces };
  return undefined;
}
