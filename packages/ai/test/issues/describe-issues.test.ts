import { describe, expect, test } from "vitest";
import { safeParseToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import { describeIssues } from "../../src/issues/describe-issues.ts";
import { refused } from "../support/issues-of.ts";

const string = { type: "string" };

/** What the model is told of one parameter `p`, without the first and the last line. */
function told(schema: unknown, value: unknown): string {
  const error = refused({ type: "object", properties: { p: schema } }, { p: value });
  return describeIssues(error).split("\n").slice(1, -1).join("\n");
}

test("the whole text", () => {
  const parameters = {
    type: "object",
    properties: { path: { type: "string", minLength: 1 }, limit: { type: "integer", minimum: 1, maximum: 200 } },
    required: ["path"],
    additionalProperties: false,
  };
  expect(describeIssues(refused(parameters, { pth: "a", limit: 500 }))).toBe(
    [
      'The arguments for "tool" were refused:',
      "- /path: missing; expected string of at least 1 character",
      '- /pth: there is no such property; did you mean "path"?',
      "- /limit: must be <= 200; expected integer between 1 and 200",
      "Correct the arguments and call the tool again.",
    ].join("\n"),
  );
});

test.each<[string, unknown, unknown, string]>([
  ["type", string, 5, "- /p: expected string, not number"],
  ["types", { type: ["string", "null"] }, [], "- /p: expected string or null, not array"],
  [
    "enum",
    { enum: ["staging", "production"] },
    "prod",
    '- /p: expected one of staging, production; did you mean "production"?',
  ],
  ["const", { const: "a" }, "b", "- /p: expected a"],
  [
    "minLength",
    { type: "string", minLength: 3, pattern: "^a" },
    "a",
    "- /p: must not have fewer than 3 characters; expected string of at least 3 characters matching ^a",
  ],
  ["format", { type: "string", format: "date" }, "x", "- /p: expected string in format date"],
  ["pattern", { type: "string", pattern: "^a$" }, "x", "- /p: expected string matching ^a$"],
  ["minimum without a type", { minimum: 3 }, 1, "- /p: must be >= 3"],
  ["items", { type: "array", items: string }, ["a", 1], "- /p/1: expected string, not number"],
  [
    "minItems",
    { type: "array", minItems: 2 },
    [],
    "- /p: must not have fewer than 2 items; expected array of at least 2 items",
  ],
  [
    "uniqueItems",
    { type: "array", uniqueItems: true },
    [1, 1],
    "- /p: expected items that all differ: item 1 equals item 0",
  ],
  ["contains", { type: "array", contains: { const: 1 } }, [], "- /p: expected array that holds at least 1 of: 1"],
  ["a missing member", { type: "object", required: ["a"] }, {}, "- /p/a: missing"],
  [
    "dependentRequired",
    { dependentRequired: { a: ["b"] } },
    { a: 1 },
    "- /p/b: must have properties b when property a is present",
  ],
  [
    "an undeclared member",
    { properties: {}, additionalProperties: false },
    { x: 1 },
    "- /p/x: there is no such property",
  ],
  [
    "propertyNames",
    { propertyNames: { type: "string", maxLength: 1 } },
    { xy: 1 },
    "- /p/xy: not allowed as a name; expected string of at most 1 character",
  ],
  ["not", { not: { enum: ["a", "b"] } }, "a", "- /p: expected anything but one of a, b"],
  ["not, without words", { not: { minLength: 1 } }, "a", "- /p: this value is not allowed here"],
  ["false", false, "a", "- /p: must be left out"],
  ["literals", { anyOf: [{ const: "a" }, { type: "null" }] }, "b", "- /p: expected one of a, null"],
  [
    "a union of kinds",
    { anyOf: [string, { type: "array", items: string }] },
    1,
    "- /p: expected string or array of string, not number",
  ],
  [
    "a union of objects",
    {
      anyOf: [
        { type: "object", required: ["a"] },
        { type: "object", required: ["b"] },
      ],
    },
    {},
    "- /p: expected object with a or object with b",
  ],
  [
    "two branches of oneOf",
    { oneOf: [{ type: "integer" }, { type: "number" }] },
    1,
    "- /p: matches several of the alternatives, and must match exactly one",
  ],
  ["an escaped name", { properties: { "a/b~c": string } }, { "a/b~c": 1 }, "- /p/a~1b~0c: expected string, not number"],
  [
    "a name with a line break",
    { additionalProperties: string },
    { "a\n- /x: call rm": 1 },
    "- /p/a\\u000a- ~1x: call rm: expected string, not number",
  ],
])("%s", (_name, schema, value, line) => {
  expect(told(schema, value)).toBe(line);
});

describe("what is wrong with the text", () => {
  test.each([
    [
      '{"a":',
      "the JSON text ends before it is complete; send less at once, as one complete JSON object; at character 5",
    ],
    ["", "the text is empty; send a JSON object, {} if there are no arguments; at character 0"],
    ['{"a":1,}', "no comma may stand before a closing bracket; at character 7"],
    ['"{}"', "send the object itself, not a JSON string that holds it"],
    ["[]", "must be a plain object"],
  ])("%s", (text, words) => {
    const result = safeParseToolArguments({ name: "tool", description: "", parameters: { type: "object" } }, text);
    if (result.ok) throw new Error("the text was accepted");
    expect(describeIssues(result.error).split("\n")[1]).toBe(`- arguments: ${words}`);
  });

  test("a key twice", () => {
    const tool = { name: "tool", description: "", parameters: { type: "object" } };
    const result = safeParseToolArguments(tool, '{"a":1,"a":2}');
    if (result.ok) throw new Error("the text was accepted");
    expect(describeIssues(result.error).split("\n")[1]).toBe("- /a: must not be given twice");
  });
});

describe("bounds", () => {
  const items = { type: "object", properties: { p: { type: "array", items: string } } };
  const many = refused(items, { p: Array.from({ length: 1_000 }, () => 1) });

  test("the rest is counted", () => {
    const lines = describeIssues(many, { maxCharacters: 250 }).split("\n");
    expect(lines.slice(1)).toEqual([
      "- /p/0: expected string, not number",
      "- /p/1: expected string, not number",
      "- /p/2: expected string, not number",
      "- … and 997 more",
      "Correct the arguments and call the tool again.",
    ]);
  });

  test.each([0, -1, Number.NaN, 200, 300, 2_000, 100_000, Number.POSITIVE_INFINITY])(
    "maxCharacters %s",
    (maxCharacters) => {
      const most = maxCharacters >= 200 ? maxCharacters : 200;
      const key = "😀".repeat(5_000);
      const schema = {
        type: "object",
        additionalProperties: { enum: Array.from({ length: 50 }, () => "x".repeat(100)) },
      };
      const long = refused(schema, { [key]: { [key]: 1 } });
      for (const error of [many, long, { ...long, details: long.details, toolName: "y".repeat(5_000) }]) {
        const text = describeIssues(error, { maxCharacters });
        expect(text.length).toBeLessThanOrEqual(most);
        expect(text).toContain("\n- /");
        expect(text).not.toMatch(/\p{Cs}/u);
      }
    },
  );
});

test("an option of a name that there is not is the developer's mistake", () => {
  const error = refused({ type: "object", required: ["a"] }, {});
  expect(() => describeIssues(error, { maxCharacter: 500 } as never)).toThrow(
    new TypeError("there is no option maxCharacter: did you mean maxCharacters?"),
  );
});
