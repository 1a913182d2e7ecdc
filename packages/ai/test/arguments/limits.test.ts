import { describe, expect, test } from "vitest";
import {
  type ArgumentOptions,
  parseArgumentsText,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolDefinition,
} from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedText, refusedValue, timed } from "../support/refused.ts";

const takers = payloadTools.filter(({ name }) => name !== "text" && name !== "list");

/** 100,000 levels take their time: four ways of walking stand for all. */
const few = payloadTools.filter(({ name }) => ["open", "declared", "recursive", "text"].includes(name));

/** Lists in an object, `depth` containers in all. */
function nested(depth: number): { readonly payload: unknown } {
  let value: unknown = 1;
  for (let level = 1; level < depth; level += 1) value = [value];
  return { payload: value };
}

function nestedText(depth: number): string {
  return `{"payload":${"[".repeat(depth - 1)}1${"]".repeat(depth - 1)}}`;
}

describe.each(takers)("at, below and above the bounds: $name", (tool) => {
  test.each([
    ["maxDepth", { maxDepth: 5 }, nested(5), nested(6), "/payload/0/0/0/0: must not be nested deeper than 5 levels"],
    [
      "maxDepth 1",
      { maxDepth: 1 },
      { payload: 1 },
      { payload: {} },
      "/payload: must not be nested deeper than 1 levels",
    ],
    ["maxDepth by default", {}, nested(128), nested(129), "must not be nested deeper than 128 levels"],
    [
      "maxNodes",
      { maxNodes: 5 },
      { payload: [1, 2, 3] },
      { payload: [1, 2, 3, 4] },
      "/: arguments must not hold more than 5 values",
    ],
    [
      "maxNodes, members",
      { maxNodes: 4 },
      { payload: { a: 1, b: 2 } },
      { payload: { a: 1, b: 2, c: 3 } },
      "/: arguments must not hold more than 4 values",
    ],
  ] as const)("%s", (_name, options: ArgumentOptions, allowed, refused, issue) => {
    expect(safeValidateToolArguments(tool, allowed, options)).toStrictEqual({ ok: true, value: allowed });
    expect(safeParseToolArguments(tool, JSON.stringify(allowed), options)).toStrictEqual({ ok: true, value: allowed });
    for (const error of [refusedValue(tool, refused, options), refusedText(tool, JSON.stringify(refused), options)]) {
      expect(error.code).toBe("limit");
      expect(error.details).toHaveLength(1);
      expect(error.details[0]?.keyword).toBe("limit");
      expect(error.issues[0]).toContain(issue);
    }
  });
});

describe("characters", () => {
  const text = '{"payload":"xyz"}';

  test.each([
    [text.length + 1, true],
    [text.length, true],
    [text.length - 1, false],
  ])("maxCharacters %i", (maxCharacters, isAccepted) => {
    expect(safeParseToolArguments(openTool, text, { maxCharacters }).ok).toBe(isAccepted);
    expect(parseArgumentsText(text, { maxCharacters }).ok).toBe(isAccepted);
    // A value has no text.
    expect(safeValidateToolArguments(openTool, JSON.parse(text), { maxCharacters }).ok).toBe(true);
  });

  test("the issue names the bound", () => {
    const error = refusedText(openTool, text, { maxCharacters: 5 });
    expect([error.code, error.issues]).toEqual(["limit", ["/: arguments must not be longer than 5 characters"]]);
    expect(parseArgumentsText(text, { maxCharacters: 5 })).toMatchObject({ ok: false, reason: "limit" });
  });

  test("a text of 20 MB is refused unread; one below 10,000,000 is read", () => {
    const long = `{"payload":"${"x".repeat(20_000_000)}"}`;
    const refused = timed("20 MB", () => refusedText(openTool, long));
    expect(refused.result.code).toBe("limit");
    expect(refused.ms).toBeLessThan(1_000);
    const near = `{"payload":"${"x".repeat(9_999_900)}"}`;
    const accepted = timed("just below 10,000,000 characters", () => safeParseToolArguments(openTool, near));
    expect(accepted.result.ok).toBe(true);
    expect(accepted.ms).toBeLessThan(6_000);
  });
});

describe("depth", () => {
  test.each(few)("100,000 levels: $name", (tool) => {
    for (const text of [
      nestedText(100_000),
      `{"payload":${'{"payload":'.repeat(50_000)}1${"}".repeat(50_001)}`,
      `{"payload":${'[{"a":'.repeat(50_000)}1${"}]".repeat(50_000)}}`,
    ]) {
      const { result: error, ms } = timed(`100,000 levels of text, ${tool.name}`, () => refusedText(tool, text));
      expect(error.code).toBe("limit");
      expect(error.details[0]?.message).toBe("must not be nested deeper than 128 levels");
      expect(ms).toBeLessThan(6_000);
    }
    const { result: error, ms } = timed("100,000 levels of lists", () => refusedValue(tool, nested(100_000)));
    expect(error.code).toBe("limit");
    expect(error.details[0]?.message).toBe("must not be nested deeper than 128 levels");
    expect(ms).toBeLessThan(6_000);
  });

  test.each(few)("100,000 levels and no bound but the stack: $name", (tool) => {
    const options = { maxDepth: Number.POSITIVE_INFINITY };
    for (const error of [
      refusedText(tool, nestedText(100_000), options),
      refusedValue(tool, nested(100_000), options),
    ]) {
      expect(error.code).toBe("limit");
      expect(error.details).toHaveLength(1);
      expect(error.message).not.toContain("Infinity");
    }
    expect(parseArgumentsText(nestedText(100_000), options)).toMatchObject({ ok: false, reason: "limit" });
  });

  test("brackets that are never closed are truncated, not too deep", () => {
    for (const text of ["[".repeat(100_000), '{"a":'.repeat(100_000), `${'{"a":['.repeat(100_000)}"`]) {
      const { result: error, ms } = timed("open brackets", () => refusedText(openTool, text));
      expect(error.details).toMatchObject([{ keyword: "json", hint: "truncated", offset: text.length }]);
      expect(ms).toBeLessThan(6_000);
    }
  });

  test("a place that is deep is named, and cut where it is long", () => {
    let value: unknown = 1n;
    for (let level = 0; level < 500; level += 1) value = { name: value };
    const error = refusedValue(openTool, value, { maxDepth: 1_000 });
    expect(error.code).toBe("not_json");
    expect(error.details[0]?.pathTruncated).toBe(true);
    expect(error.details[0]?.path.length).toBe(1_024);
    expect(error.message.length).toBeLessThan(1_000);
  });
});

describe("steps", () => {
  test("doubled references end with a limit, not with the day", () => {
    const $defs: Record<string, unknown> = { s0: { type: "integer" } };
    for (let level = 1; level <= 60; level += 1) {
      const $ref = `#/$defs/s${level - 1}`;
      $defs[`s${level}`] = { allOf: [{ $ref }, { $ref }] };
    }
    const parameters = { type: "object", properties: { n: { $ref: "#/$defs/s60" } }, $defs };
    const tool = { name: "doubled", description: "", parameters };
    for (const work of [
      () => refusedValue(tool, { n: 1 }, { maxSteps: 100_000 }),
      () => refusedText(tool, '{"n":1}', { maxSteps: 100_000 }),
    ]) {
      const { result: error, ms } = timed("doubled references", work);
      expect(error.code).toBe("limit");
      expect(error.issues).toEqual(["/: arguments take too many steps to check against the tool schema"]);
      expect(ms).toBeLessThan(6_000);
    }
  });

  test("maxSteps bounds the work on a plain value as well", () => {
    const value = { payload: Array.from({ length: 100 }, () => 0) };
    expect(safeValidateToolArguments(openTool, value, { maxSteps: 1_000 }).ok).toBe(true);
    expect(refusedValue(openTool, value, { maxSteps: 50 }).code).toBe("limit");
    expect(refusedText(openTool, JSON.stringify(value), { maxSteps: 50 }).code).toBe("limit");
  });
});

describe("issues", () => {
  const tool: ToolDefinition = {
    name: "required",
    description: "",
    parameters: { type: "object", properties: { a: {}, b: {}, c: {} }, required: ["a", "b", "c"] },
  };

  test.each([
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 0],
    [4, 3, 0],
    [Number.POSITIVE_INFINITY, 3, 0],
  ])("maxIssues %d lists %i and counts %i", (maxIssues, listed, omitted) => {
    const error = refusedValue(tool, {}, { maxIssues });
    expect([error.details.length, error.issues.length, error.omitted]).toEqual([listed, listed, omitted]);
  });

  test.each([
    ["duplicate keys", '{"a":1,"a":1,"a":1,"a":1}'],
    ["unsafe numbers", '{"a":[1e400,1e400,1e400]}'],
  ])("maxIssues cuts and counts %s", (_name, text) => {
    const error = refusedText(openTool, text, { maxIssues: 2 });
    expect([error.code, error.details.length, error.omitted]).toEqual(["unsafe_json", 2, 1]);
  });
});
