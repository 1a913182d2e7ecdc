import { afterEach, expect, test, vi } from "vitest";
import { openTool } from "../support/payload-tools.ts";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";

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
