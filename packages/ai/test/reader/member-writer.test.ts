import { expect, test, vi } from "vitest";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import { memberPlaces } from "../../src/reader/member-places.ts";
import { memberWriter } from "../../src/reader/member-writer.ts";
import { pieces, read } from "../support/reading.ts";

/** More than there are places for. */
const names = Array.from({ length: memberPlaces.length + 10 }, (_, index) => `name${index}`);

const parameters = {
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
  additionalProperties: false,
};

test("each name keeps its place, and the last ones get none", () => {
  const writers = names.map((name) => memberWriter(name));
  expect(writers.filter((writer) => writer !== undefined)).toHaveLength(memberPlaces.length);
  expect(new Set(writers).size).toBe(memberPlaces.length + 1);
  expect(names.map((name) => memberWriter(name))).toEqual(writers);
});

test("every place sets the member of its own name, in one object or in two", () => {
  for (const [index, place] of memberPlaces.entries()) {
    const write = place(`own${index}`);
    const [shown, kept] = [{}, {}];
    write(shown, undefined, 1);
    expect([shown, kept]).toEqual([{ [`own${index}`]: 1 }, {}]);
    write(shown, kept, 2);
    expect([shown, kept]).toEqual([{ [`own${index}`]: 2 }, { [`own${index}`]: 2 }]);
  }
});

test.each([[[1]], [[5, 2]], [[]]])("members with a place and without come out alike, in pieces of %j", (sizes) => {
  const tool = { name: "many", description: "", parameters };
  for (let use = 0; use < 60; use += 1) {
    const value = Object.fromEntries(names.map((name, index) => [name, `${use}/${index}`]));
    const { reader, state } = read(tool, pieces(JSON.stringify(value), sizes));
    expect(state.status).toBe("complete");
    expect(JSON.stringify([reader.preview, reader.finish()])).toBe(JSON.stringify([value, value]));
  }
});

test("of all these names each may get a setter on all objects later", () => {
  const tool = { name: "many", description: "", parameters };
  const value = Object.fromEntries(names.map((name, index) => [name, `${index}`]));
  const set = vi.fn<() => void>();
  for (let use = 0; use < 60; use += 1) read(tool, [JSON.stringify(value)]);
  const reader = createToolArgumentsReader(tool);
  for (const name of names) {
    Reflect.defineProperty(Object.prototype, name, { set, configurable: true });
  }
  try {
    for (const part of pieces(JSON.stringify(value), [7])) reader.push(part);
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
  expect(set).not.toHaveBeenCalled();
  expect([reader.preview, reader.finish()]).toEqual([value, value]);
});
