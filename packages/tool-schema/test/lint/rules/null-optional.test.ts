import { expect, test } from "vitest";
import { findingsOf, membersFound, pointersOf, toolWith } from "../support/findings.ts";

test.each([
  [
    "a type list",
    { type: ["string", "null"] },
    [{ op: "replace", path: "/parameters/properties/a/type", value: "string" }],
  ],
  [
    "several types",
    { type: ["string", "null", "integer"] },
    [{ op: "replace", path: "/parameters/properties/a/type", value: ["string", "integer"] }],
  ],
  [
    "a branch",
    { anyOf: [{ type: "string" }, { type: "null" }] },
    [{ op: "remove", path: "/parameters/properties/a/anyOf/1" }],
  ],
  ["a reference", { $ref: "#/$defs/a" }, undefined],
  ["an enum", { enum: ["a", null] }, undefined],
])("null by %s", (_, a, fix) => {
  const found = findingsOf("null-optional", toolWith({ a }, { $defs: { a: { type: ["string", "null"] } } }));
  expect(found.map((finding) => finding.fix)).toEqual([fix]);
});

test.each([
  ["not null", { type: "string" }, {}],
  ["required", { type: ["string", "null"] }, { required: ["a"] }],
  ["explained", { type: ["string", "null"], description: "Null keeps it." }, {}],
  ["explained otherwise", { type: ["string", "null"], description: "Left empty to clear the value." }, {}],
])("%s", (_, a, schema) => {
  expect(membersFound("null-optional", { a }, schema)).toEqual([]);
});

test("null may be explained once for all", () => {
  const tool = {
    ...toolWith({ a: { type: ["string", "null"] } }),
    description: "Change a user. Null clears a member.",
  };
  expect(pointersOf("null-optional", tool)).toEqual([]);
});
