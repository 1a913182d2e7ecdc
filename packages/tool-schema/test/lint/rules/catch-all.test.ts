import { expect, test } from "vitest";
import { membersFound } from "../support/findings.ts";

const action = { type: "string", enum: ["create", "delete"] };
const free = { type: "string" };
const open = { type: "object" };

test.each([
  ["one free input", { input: free }, ["input"]],
  ["one open payload", { payload: open }, ["payload"]],
  ["one open payload, said to be open", { payload: { type: "object", additionalProperties: true } }, ["payload"]],
  ["an action and open params", { action, params: open }, ["params"]],
  ["an operation and data as text", { operation: free, data: free, id: free }, ["data"]],
  ["behind null", { input: { anyOf: [{ type: "string" }, { type: "null" }] } }, ["input"]],
])("%s", (_, properties, found) => {
  expect(membersFound("catch-all", properties)).toEqual(found);
});

test.each([
  ["one query", { query: free }],
  ["one input of a form", { input: { type: "string", format: "uri" } }],
  ["one input among choices", { input: { type: "string", enum: ["a", "b"] } }],
  ["one object with members", { payload: { type: "object", properties: { id: free } } }],
  ["one map of a kind", { payload: { type: "object", additionalProperties: { type: "integer" } } }],
  ["data without an action", { data: free, id: free }],
  ["an HTTP method and a body", { method: { enum: ["GET", "POST"] }, body: free, url: free }],
  ["an action without data", { action, id: free }],
])("not %s", (_, properties) => {
  expect(membersFound("catch-all", properties)).toEqual([]);
});
