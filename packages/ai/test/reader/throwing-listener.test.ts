import { expect, test } from "vitest";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";

const tool = {
  name: "t",
  description: "",
  parameters: { type: "object", properties: { a: { type: "string" }, b: { type: "string" }, c: { type: "integer" } } },
};

test.each([
  ["refused", ',"c":"'],
  ["complete", "}"],
  ["open", ""],
])("a listener that threw is told the rest with the next push, where the reader is %s then", (status, end) => {
  const told: unknown[] = [];
  const reader = createToolArgumentsReader(tool, {
    onChange: ({ value }) => {
      told.push(value);
      if (told.length % 2 === 1) throw new Error("not now");
    },
  });
  expect(() => reader.push(`{"a":"x","b":"y"${end}`)).toThrow("not now");
  expect(told).toEqual(["x"]);
  expect(reader.push("").status).toBe(status);
  expect(told).toEqual(["x", "y"]);
  expect(reader.push("").status).toBe(status);
  expect(told).toEqual(["x", "y"]);
});

test("what a refused reader was not told comes one push after the other, until there is no more", () => {
  const told: unknown[] = [];
  const reader = createToolArgumentsReader(tool, {
    onChange: ({ value }) => {
      told.push(value);
      throw new Error(`not ${String(value)}`);
    },
  });
  expect(() => reader.push('{"a":"x","b":"y","c":1]')).toThrow("not x");
  expect(() => reader.push("more")).toThrow("not y");
  expect(() => reader.push("more")).toThrow("not 1");
  expect(reader.push("more")).toMatchObject({ status: "refused", issue: { keyword: "json", offset: 22 } });
  expect(told).toEqual(["x", "y", 1]);
});
