import { describe, expect, test } from "vitest";
import { checkToolSchema } from "../../src/schema/check-tool-schema.ts";
import { isToolSchemaError, ToolSchemaError } from "../../src/schema/tool-schema-error.ts";

const finding = { pointer: "/properties/a/type", keyword: "type", code: "unknown_type", message: "is no type" };
const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe("ToolSchemaError", () => {
  test("lists the findings, one a line", () => {
    const error = new ToolSchemaError({ findings: [finding, { ...finding, pointer: "" }], toolName: "read" });
    expect(error.message).toBe(
      'Invalid schema for tool "read":\n  - /properties/a/type: is no type\n  - /: is no type',
    );
    expect(error).toMatchObject({ name: "ToolSchemaError", code: "INVALID_SCHEMA", toolName: "read" });
    expect(error).toBeInstanceOf(Error);
    expect(Object.isFrozen(error.findings)).toBe(true);
  });

  test("has no tool name without one, and another code when given", () => {
    const error = new ToolSchemaError({ findings: [finding], code: "INVALID_INPUT" });
    expect(error.message).toMatch(/^Invalid tool schema:\n/);
    expect("toolName" in error).toBe(false);
    expect(error.code).toBe("INVALID_INPUT");
  });

  test("a copy of the list is kept", () => {
    const findings = [finding];
    const error = new ToolSchemaError({ findings });
    findings.length = 0;
    expect(error.findings).toEqual([finding]);
  });

  test.each([
    ["many findings", Array.from({ length: 5_000 }, () => finding)],
    ["one long pointer", [{ ...finding, pointer: `/${"x".repeat(1_000_000)}` }]],
    ["pointers of many segments", [{ ...finding, pointer: "/a".repeat(500_000) }]],
    ["pointers beyond ASCII", Array.from({ length: 50 }, () => ({ ...finding, pointer: `/${"😀".repeat(5_000)}` }))],
    [
      "pointers that grow when escaped",
      Array.from({ length: 50 }, () => ({ ...finding, pointer: "/\u0000".repeat(5_000) })),
    ],
  ])("the message stays within 4 KB with %s", (_name, findings) => {
    const { message } = new ToolSchemaError({ findings, toolName: "\u0007".repeat(10_000) });
    expect(bytes(message)).toBeLessThanOrEqual(4_096);
    expect(message).toMatch(/^Invalid schema for tool "(?:\\u0007){10}.{0,5}…"/);
  });

  test("counts what is not listed", () => {
    const { message } = new ToolSchemaError({ findings: Array.from({ length: 5_000 }, () => finding) });
    const listed = message.split("\n").length - 2;
    expect(message.endsWith(`\n  … and ${5_000 - listed} more`)).toBe(true);
  });

  test("names hold no control characters and are cut at 64 characters", () => {
    const properties = { [`a\n\u001b[2J\u202e${"x".repeat(100)}`]: { type: "int" } };
    const { findings } = checkToolSchema({ type: "object", properties });
    const { message } = new ToolSchemaError({ findings, toolName: "t\r\n" });
    expect(message.split("\n")).toHaveLength(2);
    expect(message).not.toMatch(/[\r\u001b\u202e]/);
    expect(message).toContain('tool "t\\u000d\\u000a"');
    expect(message).toMatch(/\/properties\/a\\u000a\\u001b\[2J\\u202ex+…\/type: /);
  });
});

describe("isToolSchemaError", () => {
  test("knows errors of another copy of the package", async () => {
    const path = "../../src/schema/tool-schema-error.ts?copy";
    const other = (await import(/* @vite-ignore */ path)) as typeof import("../../src/schema/tool-schema-error.ts");
    const error = new other.ToolSchemaError({ findings: [finding] });
    expect(error).not.toBeInstanceOf(ToolSchemaError);
    expect(isToolSchemaError(error)).toBe(true);
  });

  test.each([[new Error("x")], [null], [undefined], ["ToolSchemaError"], [{ name: "ToolSchemaError" }]])(
    "%s is none",
    (value) => {
      expect(isToolSchemaError(value)).toBe(false);
    },
  );

  test("the brand is not seen in logs", () => {
    expect(Object.keys(new ToolSchemaError({ findings: [] }))).not.toContain("brand");
    expect(Object.getOwnPropertySymbols({ ...new ToolSchemaError({ findings: [] }) })).toEqual([]);
  });
});
