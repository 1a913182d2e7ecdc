import { describe, expect, test } from "vitest";
import {
  isToolArgumentsValidationError,
  isToolSchemaError,
  parseArgumentsText,
  safeParseToolArguments,
  safeValidateToolArguments,
  validateToolArguments,
} from "../../src/index.ts";

function tool(parameters: object): { name: string; description: string; parameters: object } {
  return { name: "t", description: "d", parameters };
}

function withMember(schema: object): ReturnType<typeof tool> {
  return tool({ type: "object", properties: { a: schema } });
}

describe("a number that its literal did not say", () => {
  test.each([
    ["anyOf of constants", { anyOf: [{ const: 9007199254740992 }, { const: 1 }] }],
    ["oneOf of constants", { oneOf: [{ const: 9007199254740992 }, { const: 1 }] }],
    ["enum", { enum: [9007199254740992, 1] }],
    ["const", { const: 9007199254740992 }],
    ["number or null", { anyOf: [{ type: "number" }, { type: "null" }] }],
  ])("is refused under %s", (_name, schema) => {
    const result = safeParseToolArguments(withMember(schema), '{"a":9007199254740993}');
    expect(result.ok ? "ok" : result.error.code).toBe("unsafe_json");
  });

  test.each([
    ["rounded", '{"a":9007199254740993,"a":1}'],
    ["overflowing", '{"a":1e400,"a":1}'],
  ])("is refused though it was replaced: %s", (_name, text) => {
    const result = safeParseToolArguments(tool({ type: "object" }), text, { duplicateKeys: "allow" });
    expect(result.ok ? [] : result.error.details.map((issue) => issue.keyword)).toEqual(["unsafe_number"]);
    expect(parseArgumentsText(text, { duplicateKeys: "allow" }).ok).toBe(false);
  });
});

describe("an enum without type", () => {
  test("does not count what is in an object twice", () => {
    const result = safeValidateToolArguments(withMember({ enum: ["x", 1] }), { a: Array(600_000).fill(0) });
    expect(result.ok ? "ok" : result.error.code).toBe("schema_mismatch");
  });

  test("reads the input once", () => {
    let reads = 0;
    const value = {
      a: {
        get q(): number {
          reads += 1;
          return 1;
        },
      },
    };
    expect(safeValidateToolArguments(withMember({ enum: ["x", 1] }), value).ok).toBe(false);
    expect(reads).toBe(1);
  });
});

describe("work that a schema multiplies ends in a limit", () => {
  const branches = (make: (index: number) => object): object[] =>
    Array.from({ length: 2_000 }, (_, index) => make(index));
  const long = "a".repeat(2_000_000);

  test.each([
    ["patterns of items", branches((index) => ({ items: { type: "string", pattern: `^a*b${index}$` } })), [long]],
    ["lengths of items", branches((index) => ({ items: { maxLength: 1_500_000 - index } })), [long]],
    ["names", branches((index) => ({ propertyNames: { pattern: `^a*b${index}$` } })), { [long]: 1 }],
  ])("%s", (_name, anyOf, value) => {
    const start = performance.now();
    const result = safeValidateToolArguments(withMember({ anyOf }), { a: value }, { imported: true });
    expect(result.ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test("members that others ask for", () => {
    const others = Array.from({ length: 20_000 }, (_, index) => `n${index}`);
    const items = { anyOf: [{ type: "object", dependentRequired: { x: others } }, { type: "object" }] };
    const value = { a: Array.from({ length: 10_000 }, () => ({ x: 1 })) };
    const result = safeValidateToolArguments(withMember({ type: "array", items }), value);
    expect(result.ok ? "ok" : result.error.code).toBe("limit");
  });
});

test("a revoked proxy is no error of ours", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(isToolArgumentsValidationError(proxy)).toBe(false);
  expect(isToolSchemaError(proxy)).toBe(false);
});

test("a tool that is none is named as such", () => {
  const nothing: unknown = undefined;
  expect(() => validateToolArguments(nothing as ReturnType<typeof tool>, {})).toThrow(
    new TypeError("a tool must be an object with a name, a description and parameters"),
  );
});

test("what is of no kind that JSON has is not said to be an object", () => {
  const result = safeValidateToolArguments(tool({ type: "object" }), undefined);
  expect(result.ok ? [] : result.error.details.map((issue) => issue.received)).toEqual([undefined]);
});
