/** A line of the input, or why it cannot be read. */
export type Line =
  | { readonly number: number; readonly text: string; readonly fault?: undefined }
  | { readonly number: number; readonly fault: string };

/** Longer lines are passed over without being kept: one line must not take all memory. */
const MAX_LINE_BYTES = 16 * 1_024 * 1_024;

const NEWLINE = 0x0a;

/**
 * The lines of a stream of UTF-8, numbered from 1, in the order they come and in memory one at a time. A line ends at
 * `\n` (a `\r` before it stays: JSON takes it for white space), the last one also at the end of the stream. A byte order
 * mark before the first is dropped.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > MAX_LINE_BYTES) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const end = (): Line => {
    const line = toLine(number, parts, length);
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, at));
      start = at + 1;
      yield end();
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield end();
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function toLine(number: number, parts: readonly Uint8Array[], length: number): Line {
  if (length > MAX_LINE_BYTES) {
    const mebibytes = (length / 1_024 / 1_024).toFixed(1);
    return { number, fault: `longer than 16 MiB (${mebibytes} MiB)` };
  }
  try {
    const text = decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts));
    return { number, text: number === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text };
  } catch {
    return { number, fault: "not valid UTF-8" };
  }
}
