import { describe, expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments, type ToolDefinition } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedText, refusedValue, timed } from "../support/refused.ts";

/** Large values take their time: three ways of walking stand for all. */
const few = payloadTools.filter(({ name }) => ["open", "declared", "all of"].includes(name));

describe("width", () => {
  test.each(few)("1,000,001 values are too many, 1,000,000 are not: $name", (tool) => {
    const options = { maxNodes: 1_000_000 };
    const allowed = { payload: Array.from({ length: 999_998 }, () => 0) };
    const refused = { payload: Array.from({ length: 999_999 }, () => 0) };
    const accepted = timed("1,000,000 values", () => safeValidateToolArguments(tool, allowed, options));
    expect(accepted.result.ok).toBe(true);
    expect(accepted.ms).toBeLessThan(6_000);
    for (const work of [() => refusedValue(tool, refused), () => refusedText(tool, JSON.stringify(refused))]) {
      const { result: error, ms } = timed("1,000,001 values", work);
      expect(error.issues).toEqual(["/: arguments must not hold more than 1000000 values"]);
      expect(ms).toBeLessThan(6_000);
    }
  });

  test("an array that is nearly all holes is refused at once, without a bound too", () => {
    const holes: unknown[] = [];
    holes.length = 2 ** 32 - 1;
    expect(refusedValue(openTool, { payload: holes }).code).toBe("limit");
    const maxNodes = Number.POSITIVE_INFINITY;
    expect(refusedValue(openTool, { payload: holes }, { maxNodes }).code).toBe("limit");
    const options = { maxNodes, maxSteps: Number.POSITIVE_INFINITY };
    const { result: error, ms } = timed("4 billion holes", () => refusedValue(openTool, { payload: holes }, options));
    expect(error.code).toBe("not_json");
    expect(error.details[0]?.path).toBe("/payload/0");
    expect(ms).toBeLessThan(6_000);
  });

  test.each(few)("300,000 keys: $name", (tool) => {
    const keys = Array.from({ length: 300_000 }, (_, index) => `"key${index}":0`);
    const { result, ms } = timed("300,000 keys", () => safeParseToolArguments(tool, `{"payload":{${keys.join()}}}`));
    expect(result.ok).toBe(true);
    expect(ms).toBeLessThan(4_000);
    const same = `{"payload":{${Array.from({ length: 300_000 }, () => '"key":0').join()}}}`;
    const refused = timed("300,000 times one key", () => refusedText(tool, same));
    expect(refused.result.code).toBe("unsafe_json");
    expect(refused.result.details).toHaveLength(32);
    expect(refused.result.omitted).toBe(300_000 - 1 - 32);
    expect(refused.ms).toBeLessThan(6_000);
  });

  test("100,000 wrong items are 32 issues and a count", () => {
    const tool: ToolDefinition = {
      name: "items",
      description: "",
      parameters: { type: "object", properties: { list: { type: "array", items: { type: "string" } } } },
    };
    const list = Array.from({ length: 100_000 }, (_, index) => index);
    const { result: error, ms } = timed("100,000 wrong items", () => refusedValue(tool, { list }));
    expect(error.code).toBe("schema_mismatch");
    expect(error.details).toHaveLength(32);
    expect(error.omitted).toBe(100_000 - 32);
    expect(error.message).toMatch(/… and \d+ more$/u);
    expect(Buffer.byteLength(error.message)).toBeLessThan(4_096);
    expect(ms).toBeLessThan(6_000);
  });

  test("a key of 5 KB with newlines is exact in the details up to their limit, and cut where it is shown", () => {
    const key = `${"k\n".repeat(2_500)}end`;
    const closed: ToolDefinition = {
      name: "closed",
      description: "",
      parameters: { type: "object", properties: {}, additionalProperties: false },
    };
    for (const error of [
      refusedValue(closed, { [key]: 1 }),
      refusedText(closed, JSON.stringify({ [key]: 1 })),
      refusedValue(openTool, { [key]: 1n }),
      refusedText(openTool, `{${JSON.stringify(key)}:1,${JSON.stringify(key)}:2}`),
    ]) {
      expect(error.details[0]?.path).toBe(`/${key}`.slice(0, 1_024));
      expect(error.details[0]?.pathTruncated).toBe(true);
      expect(error.issues[0]?.length).toBeLessThan(200);
      expect(error.message.split("\n")).toHaveLength(2);
    }
  });
});
