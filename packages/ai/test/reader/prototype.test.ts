import { afterEach, expect, test, vi } from "vitest";
import { openTool } from "../support/payload-tools.ts";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import { pieces, read } from "../support/reading.ts";

const name = "polluted";

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, name);
});

test.each([
  ["before the key", '{"a":{', `"${name}":"x","b":1}}`],
  ["between the key and its value", `{"a":{"${name}":`, '"x","b":1}}'],
  ["within the value", `{"a":{"${name}":"`, 'x","b":1}}'],
])("a setter that all objects get %s is not called, and what it would set is shown", (_when, before, after) => {
  const set = vi.fn<() => void>();
  const reader = createToolArgumentsReader(openTool);
  reader.push(before);
  Reflect.defineProperty(Object.prototype, name, { set, configurable: true });
  reader.push(after);
  expect(set).not.toHaveBeenCalled();
  Reflect.deleteProperty(Object.prototype, name);
  expect(reader.preview).toEqual({ a: { [name]: "x", b: 1 } });
});

test("members that all objects get are no members of the arguments", () => {
  const parameters = {
    type: "object",
    properties: { [name]: { type: "string" }, b: { type: "number" } },
    required: [name],
    additionalProperties: false,
  };
  const reader = createToolArgumentsReader({ name: "t", description: "", parameters });
  Reflect.defineProperty(Object.prototype, name, { value: "x", writable: true, enumerable: true, configurable: true });
  expect(reader.isComplete(`/${name}`)).toBe(false);
  const state = reader.push('{"b":1}');
  Reflect.deleteProperty(Object.prototype, name);
  expect(state.issue).toMatchObject({ keyword: "required", path: `/${name}` });
});

test("an index that all arrays get is an item like any other, in what is shown and in what finish gives", () => {
  const set = vi.fn<() => void>();
  const reader = createToolArgumentsReader(openTool);
  reader.push('{"a":["x",');
  Reflect.defineProperty(Object.prototype, "1", { set, configurable: true });
  try {
    reader.push('"y"]}');
    expect(set).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(Object.prototype, "1");
  }
  expect(reader.preview).toEqual({ a: ["x", "y"] });
  expect(reader.finish()).toEqual({ a: ["x", "y"] });
});

const usedTool = {
  name: "t",
  description: "",
  parameters: {
    type: "object",
    properties: { a: { type: "integer" }, [name]: { type: "string" }, b: { type: "array" } },
    required: ["a", name],
  },
};

const usedText = `{"a":1,"${name}":"xyz","b":[]}`;
const usedValue = { a: 1, [name]: "xyz", b: [] };

/** What all objects get, and what is called then. */
const pollutions = [
  ["a setter", (set: () => void) => ({ set, configurable: true })],
  ["a value that is not writable", () => ({ value: "inherited", writable: false, configurable: true })],
  ["a value", () => ({ value: "inherited", writable: true, enumerable: true, configurable: true })],
] as const;

test.each(
  pollutions.flatMap(([what, make]) =>
    [1, 2, 200].flatMap((size) => [0, 9, 20].map((at) => [what, at, size, make] as const)),
  ),
)(
  "a member whose schema was used much, when all objects get %s of its name after %i of the text in %i",
  (_what, at, size, make) => {
    for (let use = 0; use < 60; use += 1) expect(read(usedTool, [usedText]).reader.finish()).toEqual(usedValue);
    const set = vi.fn<() => void>();
    const reader = createToolArgumentsReader(usedTool);
    reader.push(usedText.slice(0, at));
    Reflect.defineProperty(Object.prototype, name, make(set));
    for (const part of pieces(usedText.slice(at), [size])) reader.push(part);
    const value = reader.finish();
    expect(set).not.toHaveBeenCalled();
    Reflect.deleteProperty(Object.prototype, name);
    for (const result of [reader.preview, value]) {
      expect(JSON.stringify(result)).toBe(usedText);
      expect(Object.getOwnPropertyDescriptor(result, name)).toEqual({
        value: "xyz",
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
  },
);
