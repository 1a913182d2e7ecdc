import { expect, test } from "vitest";
import { membersFound } from "../support/findings.ts";

test.each([
  ["both", { a: { type: "integer", default: 3 } }, { required: ["a"] }, ["a"]],
  ["a default of null", { a: { type: ["integer", "null"], default: null } }, { required: ["a"] }, ["a"]],
  ["optional", { a: { type: "integer", default: 3 } }, {}, []],
  ["no default", { a: { type: "integer" } }, { required: ["a"] }, []],
])("%s", (_, properties, schema, found) => {
  expect(membersFound("default-required", properties, schema)).toEqual(found);
});
