import { expect, test } from "vitest";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import type { PreviewChange } from "../../src/reader/preview-change.ts";
import { openTool } from "../support/payload-tools.ts";

const text = '{"a":"x\\ny","b":[1,"z",true],"c":{"d":"","e":null}} ';

function readIn(parts: readonly string[]): unknown {
  const changes: PreviewChange[] = [];
  const reader = createToolArgumentsReader(openTool, { onChange: (change) => changes.push(change) });
  const states = parts.map((part) => reader.push(part)).filter((_, index) => parts[index] !== "");
  return { states, changes, preview: reader.preview, value: reader.finish() };
}

test.each(Array.from({ length: text.length + 1 }, (_, at) => [at, text.slice(0, at)]))(
  "a fragment of nothing after %i characters changes nothing: %s",
  (at) => {
    const parts = [text.slice(0, at), text.slice(at)];
    expect(readIn([parts[0] ?? "", "", "", parts[1] ?? ""])).toEqual(readIn(parts));
  },
);

test("a fragment of nothing after the key of a member shows nothing yet", () => {
  const reader = createToolArgumentsReader(openTool);
  for (const part of ['{"a":"x","b":', ""]) reader.push(part);
  expect(reader.preview).toEqual({ a: "x" });
});
