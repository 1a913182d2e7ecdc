import { afterEach, expect, test } from "vitest";
import {
  checkToolSchema,
  createToolArgumentsReader,
  describeIssues,
  invalidToolCallError,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolArgumentsResult,
  type ToolDefinition,
} from "../../src/index.ts";

/** Optional members of what is passed on within the package, and of options that may be left out. */
const names = [
  "pathTruncated",
  "shownPath",
  "schemaPath",
  "expected",
  "received",
  "allowed",
  "suggestion",
  "offset",
  "hint",
  "imported",
  "formats",
  "patternEngine",
  "maxDepth",
  "maxNodes",
  "maxCharacters",
  "maxEnumValues",
  "maxIssues",
  "undeclared",
  "duplicateKeys",
  "fault",
  "label",
  "decides",
];
const values: readonly unknown[] = [5, "x", true, {}, [], () => "x"];

function tool(): ToolDefinition {
  const union = { anyOf: [{ type: "object", properties: { k: { const: "x" } }, required: ["k"] }, { type: "null" }] };
  return {
    name: "tool",
    description: "",
    parameters: {
      type: "object",
      properties: {
        list: { type: "array", items: { type: "string" } },
        choice: { enum: ["alpha", 1] },
        count: { type: "integer", minimum: 1 },
        union,
      },
      required: ["list"],
      additionalProperties: false,
    },
  };
}

const lists = { list: [] };
const given: readonly unknown[] = [
  lists,
  { list: [1] },
  {},
  { ...lists, union: { k: 1 } },
  { ...lists, union: {} },
  { ...lists, choice: "alpa" },
  { ...lists, counts: 1 },
  { ...lists, count: 0.5 },
  [],
  "{}",
  null,
  { list: new Date(0) },
];
const texts = [
  '{"list":["x"]}',
  '{"list":[1]}',
  "{list:1}",
  '{"list":[]',
  '{"list":[],"list":[]}',
  '{"list":[],"count":1e999}',
  "```json\n{}\n```",
  '{"list":[],"choice":"alpa"}',
  "[]",
  '{"list":[],"__proto__":1}',
];

function told(result: ToolArgumentsResult): string {
  if (result.ok) return JSON.stringify(result.value);
  const { code, message, details } = result.error;
  return JSON.stringify([code, message, details, describeIssues(result.error)]);
}

function reads(text: string): string {
  const reader = createToolArgumentsReader(tool());
  let state: unknown;
  for (let at = 0; at < text.length; at += 3) state = reader.push(text.slice(at, at + 3));
  return JSON.stringify([state, reader.preview, told(reader.safeFinish())]);
}

/** All that is said of all of these. */
function everything(): readonly string[] {
  const issue = { path: "/a", keyword: "type", message: "must be string" };
  const call = {
    type: "invalid_tool_call" as const,
    id: "1",
    name: "tool",
    argumentsText: "{}",
    reason: "malformed" as const,
    issues: [issue],
  };
  return [
    ...given.map((value) => told(safeValidateToolArguments(tool(), value))),
    ...texts.map((text) => told(safeParseToolArguments(tool(), text))),
    ...texts.map(reads),
    JSON.stringify(checkToolSchema({ type: "objekt" })),
    describeIssues(invalidToolCallError(call)),
  ];
}

const clean = everything();

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(Object.prototype, name);
});

test.each(names)("what somebody has put on all objects as %s is no part of a mistake", (name) => {
  for (const value of values) {
    Reflect.defineProperty(Object.prototype, name, { value, writable: true, configurable: true });
    const said = everything();
    Reflect.deleteProperty(Object.prototype, name);
    expect(said).toEqual(clean);
  }
});
