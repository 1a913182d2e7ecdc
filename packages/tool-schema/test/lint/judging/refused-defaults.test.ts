import { expect, test } from "vitest";
import { membersFound, pointersOf, toolWith } from "../support/findings.ts";

test.each([
  ["a number as text", { type: "integer", default: "20" }],
  ["a value outside the enum", { enum: ["a", "b"], default: "c" }],
  ["null", { type: "string", default: null }],
  ["above the bound", { type: "integer", maximum: 10, default: 11 }],
  ["no such date", { type: "string", format: "date", default: "yesterday" }],
  ["behind a reference", { $ref: "#/$defs/count", default: -1 }],
])("%s is refused", (_, schema) => {
  expect(membersFound("default-invalid", { a: schema }, { $defs: { count: { type: "integer", minimum: 0 } } })).toEqual(
    ["a/default"],
  );
});

test.each([
  ["of its kind", { type: "integer", default: 20 }],
  ["null where it is allowed", { type: ["string", "null"], default: null }],
  ["behind a reference", { $ref: "#/$defs/count", default: 3 }],
  ["an object", { type: "object", properties: { x: { type: "integer" } }, default: { x: 1 } }],
])("%s is fine", (_, schema) => {
  expect(membersFound("default-invalid", { a: schema }, { $defs: { count: { type: "integer", minimum: 0 } } })).toEqual(
    [],
  );
});

test("names that a pointer escapes", () => {
  const properties = { "a/b~c%d e#": { type: "integer", default: "x" } };
  expect(membersFound("default-invalid", properties)).toEqual(["a~1b~0c%d e#/default"]);
});

test("references by anchor and by the document's own $id lead where they led", () => {
  const schema = {
    $id: "https://example.com/tool",
    $defs: { count: { $anchor: "count", type: "integer", minimum: 0 } },
  };
  const properties = {
    a: { $ref: "#count", default: -1 },
    b: { $ref: "https://example.com/tool#/$defs/count", default: -1 },
    c: { $ref: "#count", default: 1 },
  };
  expect(membersFound("default-invalid", properties, schema)).toEqual(["a/default", "b/default"]);
});

test("a reference to the root", () => {
  const tool = toolWith({ next: { $ref: "#", default: { next: 3 } }, last: { $ref: "#", default: { next: {} } } });
  expect(pointersOf("default-invalid", tool)).toEqual(["/parameters/properties/next/default"]);
});

test("a property named like a keyword, and a default that is no schema's", () => {
  const properties = { default: { type: "integer", default: 3 }, properties: { type: "integer" } };
  expect(membersFound("default-invalid", properties, { examples: [{ default: "x" }] })).toEqual([]);
});
