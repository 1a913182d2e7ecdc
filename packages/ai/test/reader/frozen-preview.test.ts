import { expect, test } from "vitest";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { read } from "../support/reading.ts";

const parameters = {
  type: "object",
  properties: {
    path: { type: "string" },
    lines: { type: "array", items: { type: "integer" } },
    all: { type: "boolean" },
  },
  required: ["path"],
};

const text = '{"path":"abcd","lines":[1,2],"all":true}';
const value = { path: "abcd", lines: [1, 2], all: true };

function toolUsed(times: number): ToolDefinition {
  const tool = { name: "t", description: "", parameters: structuredClone(parameters) };
  for (let use = 0; use < times; use += 1) read(tool, [text]);
  return tool;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

const places = [
  ["before the first member", '{"pa', 'th":"a', 'bcd","lines":[1,2],"all":true}'],
  ["within a string", '{"path":"a', "b", 'cd","lines":[1,2],"all":true}'],
  ["within a string, before its end", '{"path":"a', 'bcd"', ',"lines":[1,2],"all":true}'],
  ["before a member that is a container", '{"path":"abcd"', ',"lines":[', '1,2],"all":true}'],
  ["before the last member", '{"path":"abcd","lines":[1,2],', '"all":t', "rue}"],
] as const;

test.each(places.flatMap((place) => [0, 60].map((times) => [times, ...place] as const)))(
  "of a tool used %i times, frozen %s: push throws the same ever after, and finish has the whole text",
  (times, _when, before, next, rest) => {
    const reader = createToolArgumentsReader(toolUsed(times));
    reader.push(before);
    Object.freeze(reader.preview);
    const shown = structuredClone(reader.preview);
    const error = thrownBy(() => {
      reader.push(next);
      reader.push(rest);
    });
    expect(error).toBeInstanceOf(TypeError);
    // Where the first of the two threw, the second has not come yet.
    const isLeft = !reader.safeFinish().ok;
    if (isLeft) expect(thrownBy(() => reader.push(rest))).toBe(error);
    expect(thrownBy(() => reader.push(""))).toBe(error);
    expect(reader.preview).toEqual(shown);
    expect(reader.finish()).toEqual(value);
    expect(reader.finish()).toEqual(value);
  },
);

test("a preview that is frozen once it is whole is no reason to throw", () => {
  const reader = createToolArgumentsReader(toolUsed(60));
  reader.push(text);
  Object.freeze(reader.preview);
  expect(reader.push(" \n").status).toBe("complete");
  expect(reader.finish()).toEqual(value);
});

test("another reader of the tool goes on as if nothing had been frozen", () => {
  const tool = toolUsed(60);
  const frozen = createToolArgumentsReader(tool);
  const other = createToolArgumentsReader(tool);
  for (const reader of [frozen, other]) reader.push('{"path":"a');
  Object.freeze(frozen.preview);
  expect(() => frozen.push("b")).toThrow(TypeError);
  expect(other.push('bcd","lines":[1,2],"all":true}').status).toBe("complete");
  expect([other.preview, other.finish()]).toEqual([value, value]);
});

test.each([
  ["in a fragment that is text", "more text", ' and its end"}'],
  ["in one that ends in half an escape", "more text\\", 'n and its end"}'],
  ["after half an escape", "\\", 'n and its end"}'],
])("frozen in a long string %s: push throws the same ever after, and finish has the whole text", (_, next, rest) => {
  for (const before of ['{"path":"this is long enough', '{"path":"this is long enough, and goes on\\']) {
    const reader = createToolArgumentsReader(toolUsed(60));
    reader.push('{"path":"this is long enough');
    reader.push(before.slice('{"path":"this is long enough'.length));
    Object.freeze(reader.preview);
    const texts = before.endsWith("\\") ? [`n${next}`, rest] : [next, rest];
    const errors = ["", ...texts].map((text) => thrownBy(() => reader.push(text)));
    const error = errors.find((thrown) => thrown !== undefined);
    expect(error).toBeInstanceOf(TypeError);
    expect(errors.slice(errors.indexOf(error))).toEqual(errors.slice(errors.indexOf(error)).map(() => error));
    expect(thrownBy(() => reader.push(""))).toBe(error);
    expect(reader.finish()).toEqual(JSON.parse(before + texts.join("")));
  }
});
