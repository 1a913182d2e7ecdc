import { describe, expect, test } from "vitest";
import {
  createToolArgumentsReader,
  describeIssues,
  type InvalidToolCallContent,
  invalidToolCallError,
  isToolArgumentsValidationError,
  parseArgumentsText,
  type ToolArgumentIssue,
  Type,
} from "../../src/index.ts";

function call(argumentsText: string, more: Partial<InvalidToolCallContent> = {}): InvalidToolCallContent {
  const parsed = parseArgumentsText(argumentsText);
  const { reason, issues } = parsed.ok ? { reason: "malformed" as const, issues: [] } : parsed;
  return { type: "invalid_tool_call", id: "call_1", name: "write", argumentsText, reason, issues, ...more };
}

describe("invalidToolCallError", () => {
  test.each<[text: string, code: string, words: string]>([
    ['{"path":"a', "invalid_json", "ends before it is complete"],
    ["```json", "invalid_json", "Markdown fence"],
    ["[]", "not_an_object", "must be a plain object"],
    ['{"a":1,"a":2}', "unsafe_json", "must not be given twice"],
    [`{"a":${"[".repeat(200)}${"]".repeat(200)}}`, "limit", "must not be nested deeper"],
  ])("%j says what its decoder noted", (text, code, words) => {
    const error = invalidToolCallError(call(text));
    expect(isToolArgumentsValidationError(error)).toBe(true);
    expect([error.code, error.toolName]).toEqual([code, "write"]);
    const parsed = parseArgumentsText(text);
    expect(error.details).toEqual(parsed.ok ? [] : parsed.issues);
    expect(describeIssues(error)).toContain(words);
  });

  test("a call that was stopped by the reader keeps the reader's issue", () => {
    const parameters = Type.Object({ mode: Type.Union([Type.Literal("create"), Type.Literal("overwrite")]) });
    const text = '{"mode":"ap';
    const { issue } = createToolArgumentsReader({ name: "write", description: "", parameters }).push(text);
    const error = invalidToolCallError(call(text, { issues: issue === undefined ? [] : [issue] }));
    expect(error.code).toBe("schema_mismatch");
    expect(error.details).toEqual([issue]);
    expect(describeIssues(error)).toContain("/mode: expected one of create, overwrite");
  });

  test.each<[reason: InvalidToolCallContent["reason"], code: string, hint: string | undefined]>([
    ["truncated", "invalid_json", "truncated"],
    ["malformed", "invalid_json", undefined],
    ["limit", "limit", undefined],
    ["not_an_object", "not_an_object", undefined],
  ])("without issues it says the reason: %s", (reason, code, hint) => {
    const error = invalidToolCallError(call("{}", { reason, issues: [] }));
    expect([error.code, error.details.length, error.details[0]?.hint]).toEqual([code, 1, hint]);
  });

  test("the 33rd issue is counted", () => {
    const issue: ToolArgumentIssue = { path: "/a~1b", keyword: "type", message: "must be string", expected: "string" };
    const error = invalidToolCallError(call("{}", { issues: Array.from({ length: 40 }, () => issue) }));
    expect([error.details.length, error.omitted, error.details[0]]).toEqual([32, 8, issue]);
    expect(error.issues[0]).toBe("/a~1b: must be string");
  });
});
