import { describe, expect, test } from "vitest";
import type { ReaderOptions } from "../../src/arguments/create-tool-arguments-reader.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { outcome, parsed, pieces, read } from "../support/reading.ts";

function toolOf(more: object): ToolDefinition {
  const properties = { first: { type: "string" }, second: { type: "number" }, third: { type: "array" } };
  return { name: "t", description: "", parameters: { type: "object", properties, ...more } };
}

const open = toolOf({});
const closed = toolOf({ additionalProperties: false });
const needy = toolOf({ required: ["first"] });

const text = '{"first":"a","second":2,"third":[]}';
const value = { first: "a", second: 2, third: [] };

/** Both ends of each token and all between, in every way that a fragment may be cut. */
const allSizes: readonly (readonly number[])[] = [[], [1], [2], [3, 1], [5], [8, 2]];

/** What all ways to cut the text come to: finish gives what the whole text gives, and all stop at the same place. */
function readAll(tool: ToolDefinition, whole: string, options: ReaderOptions = {}): string {
  const seen = allSizes.map((sizes) => {
    const { reader, state } = read(tool, pieces(whole, sizes), options);
    expect(outcome(reader.safeFinish())).toEqual(parsed(tool, whole, options));
    const { status, issue } = state;
    const preview = JSON.stringify(reader.preview);
    return issue === undefined ? `${status} ${preview}` : `${issue.keyword} at ${issue.offset} ${preview}`;
  });
  const [first = ""] = seen;
  expect(seen).toEqual(seen.map(() => first));
  return first;
}

describe("the text", () => {
  test.each(Array.from(text, (_, at) => at))("cut after %i characters goes on where it was", (at) => {
    const before = text.slice(0, at);
    const after = text.slice(at);
    for (const tool of [open, closed, needy]) {
      const { reader, state } = read(tool, [before]);
      expect([state.status, reader.safeFinish().ok]).toEqual(["open", false]);
      for (const character of after) reader.push(character);
      expect([reader.preview, reader.finish()]).toEqual([value, value]);
      expect(readAll(tool, before)).toMatch(/^open /);
    }
  });

  test.each(Array.from(text, (_, at) => at))("with another character after %i ends as the whole text does", (at) => {
    for (const other of ["x", '"', ":", " ", "\\", "\n", "}", ",", "é", ""]) {
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      for (const tool of [open, closed, needy]) readAll(tool, changed);
      readAll(closed, changed, { duplicateKeys: "allow" });
    }
  });

  test.each([..." \t\n\r", "\r\n  "])("with %j between all tokens is the same", (space) => {
    const spaced = text.replaceAll(/"\w+"|[{}[\]:,]|\d/g, (token) => space + token + space);
    for (const tool of [open, closed, needy]) {
      expect(readAll(tool, spaced)).toBe(`complete ${JSON.stringify(value)}`);
    }
  });

  test.each([
    ['{ "first":"a"}'],
    ['{"first" :"a"}'],
    ['{"first": "a"}'],
    ['{"first"\n\n:\t"a"}'],
    ['{"\\u0066irst":"a"}'],
    ['{"firs\\u0074":"a"}'],
    ['{"fir\\u0073t" : "a"}'],
  ])("%s has the member that is expected", (written) => {
    for (const tool of [open, closed, needy]) expect(readAll(tool, written)).toBe('complete {"first":"a"}');
  });
});

describe("another key than the expected one", () => {
  test.each([
    ["", 2],
    ["f", 3],
    ["fir", 5],
    ["firs", 6],
    ["firsts", 7],
    ["first\\n", 8],
    ["first\\u0000", 12],
    ["first ", 7],
    [" first", 2],
    ["First", 2],
    ["firxt", 5],
    ["f\\u0069rs", 11],
  ])('"%s" is a member of its own, or refused at %i', (key, offset) => {
    const written = `{"${key}":"b","second":2}`;
    const name = String(JSON.parse(`"${key}"`));
    expect(readAll(open, written)).toBe(`complete ${JSON.stringify({ [name]: "b", second: 2 })}`);
    expect(readAll(closed, written)).toBe(`additionalProperties at ${offset} {}`);
  });

  test.each([
    ['{"second":2,"first":"a"}', 'complete {"second":2,"first":"a"}'],
    ['{"first":"a","third":[]}', 'complete {"first":"a","third":[]}'],
    ['{"third":[],"first":"a","second":2}', 'complete {"third":[],"first":"a","second":2}'],
    ['{"first":"a","first":"b"}', 'duplicate_key at 19 {"first":"a"}'],
    ['{"first":"a","second":2,"first":"b"}', 'duplicate_key at 30 {"first":"a","second":2}'],
    ['{"second":2,"first":"a","second":3}', 'duplicate_key at 31 {"second":2,"first":"a"}'],
    ['{"first":"a","second":"b"}', 'type at 22 {"first":"a"}'],
    ['{"first":1}', "type at 9 {}"],
  ])("members in another order, or twice: %s", (written, seen) => {
    for (const tool of [open, closed, needy]) expect(readAll(tool, written)).toBe(seen);
  });
});

describe("where a first key may come", () => {
  test.each([
    ["{}", "complete {}"],
    ["{ \n}", "complete {}"],
    ["{,", "json at 1 {}"],
    ["{]", "json at 1 {}"],
    ["{first", "json at 1 {}"],
    ["{'first'", "json at 1 {}"],
    ['{""', "additionalProperties at 2 {}"],
    ['{"first"}', "json at 8 {}"],
    ['{"first",', "json at 8 {}"],
    ['{"first""', "json at 8 {}"],
    ['{"first" "', "json at 9 {}"],
    ['{"first":}', "json at 9 {}"],
    ['{"first"::', "json at 9 {}"],
    ['{"first":"a",}', 'json at 13 {"first":"a"}'],
    ['{"first":"a", }', 'json at 14 {"first":"a"}'],
    ['{"first":"a",,', 'json at 13 {"first":"a"}'],
    ['{"fir\n', "json at 5 {}"],
    ['{"first\n', "json at 7 {}"],
  ])("%j: %s", (written, seen) => {
    expect(readAll(closed, written)).toBe(seen);
  });

  test("an object may end there only where no member is required", () => {
    expect(readAll(needy, "{}")).toBe("required at 1 {}");
    expect(readAll(needy, "{ }")).toBe("required at 2 {}");
  });
});
