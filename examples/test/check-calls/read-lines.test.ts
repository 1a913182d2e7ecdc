import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Line, readLines } from "../../src/check-calls/read-lines.ts";

async function linesOf(chunks: readonly Uint8Array[]): Promise<readonly Line[]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const all: Line[] = [];
  for await (const line of readLines(stream())) all.push(line);
  return all;
}

describe("readLines", () => {
  test("gives the same lines wherever the input is cut, also within a character", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme" }).filter((text) => !/[\n\uFEFF]/.test(text))),
        fc.integer({ min: 1, max: 7 }),
        async (texts, size) => {
          const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(""));
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
            bytes.subarray(index * size, (index + 1) * size),
          );
          const lines = await linesOf(chunks);
          expect(lines).toEqual(texts.map((text, index) => ({ number: index + 1, text })));
        },
      ),
    );
  });

  test("goes on after a line that is too long or no UTF-8", async () => {
    const lines = await linesOf([
      new Uint8Array(9 * 1_024 * 1_024),
      new Uint8Array(9 * 1_024 * 1_024),
      Buffer.from("\n\u00FF\n", "latin1"),
      Buffer.from("ok"),
    ]);
    expect(lines).toEqual([
      { number: 1, fault: "longer than 16 MiB (18.0 MiB)" },
      { number: 2, fault: "not valid UTF-8" },
      { number: 3, text: "ok" },
    ]);
  });
});
