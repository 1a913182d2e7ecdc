import { describe, expect, test } from "vitest";
import { toDialect } from "../../../src/index.ts";

const inner = { type: "object", properties: { "due date": { type: "string" }, tag: { type: "string" } } };
const schema = {
  type: "object",
  properties: {
    "a b": { $ref: "#/$defs/inner" },
    list: { type: "array", items: { $ref: "#/$defs/inner" } },
    tuple: { type: "array", prefixItems: [{ type: "string" }, inner], items: false },
    union: { anyOf: [{ type: "string" }, inner] },
    map: { type: "object", additionalProperties: inner },
    free: { type: "object" },
  },
  $defs: { inner },
};

describe.each([
  ["anthropic", "refuse"],
  ["anthropic-strict", "note"],
] as const)("%s", (dialect, onLoss) => {
  const { toWirePointer } = toDialect(schema, dialect, { onLoss });

  test.each([
    ["", ""],
    ["/a b", "/a_b"],
    ["/a b/due date", "/a_b/due_date"],
    ["/a b/tag", "/a_b/tag"],
    ["/list/12/due date", "/list/12/due_date"],
    ["/tuple/1/due date", "/tuple/1/due_date"],
    ["/union/due date", "/union/due_date"],
    // What is no declared member keeps its name.
    ["/free/due date", "/free/due date"],
    ["/none/a b", "/none/a b"],
    ["/a~1b/~0", "/a~1b/~0"],
    ["no pointer", "no pointer"],
    ["/a b".repeat(500), `/a_b${"/a b".repeat(499)}`],
  ])("%j is %j on the wire", (pointer, wire) => {
    expect(toWirePointer(pointer)).toBe(wire);
  });
});

test("members of a map are told, too", () => {
  expect(toDialect(schema, "anthropic").toWirePointer("/map/x/due date")).toBe("/map/x/due_date");
});

test("without renamed members every pointer is as it was", () => {
  for (const dialect of ["mcp", "openai"] as const)
    expect(toDialect(schema, dialect).toWirePointer("/a b")).toBe("/a b");
});
