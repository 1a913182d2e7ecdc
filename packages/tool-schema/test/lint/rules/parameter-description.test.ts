import { expect, test } from "vitest";
import { membersFound } from "../support/findings.ts";

test.each(["input", "data", "mode", "q", "tz", "cfg", "type", "value", "options", "input_data", "param1", "数"])(
  "%s does not explain itself",
  (name) => {
    expect(membersFound("parameter-description", { [name]: { type: "string" } })).toEqual([name]);
    expect(
      membersFound("parameter-description", { [name]: { type: "string", description: "What the caller wants." } }),
    ).toEqual([]);
    expect(membersFound("parameter-description", { [name]: { enum: ["a", "b"] } })).toEqual([]);
  },
);

test.each(["email", "start_date", "url", "id", "path", "repository", "content_type", "cwd", "pid", "command", "lat"])(
  "%s does",
  (name) => {
    expect(membersFound("parameter-description", { [name]: { type: "string" } })).toEqual([]);
  },
);

test.each(["The value.", "value parameter", "value", " ", "A specific value"])(
  "a description that says %j says nothing",
  (description) => {
    expect(membersFound("parameter-description", { value: { type: "string", description } })).toEqual(["value"]);
  },
);

test.each([
  ["its own", { $ref: "#/$defs/mode", description: "How lines end." }, {}],
  ["the one it refers to", { $ref: "#/$defs/mode" }, { description: "How lines end." }],
  ["a branch's", { anyOf: [{ type: "string", description: "How lines end." }, { type: "null" }] }, {}],
])("a description is %s", (_, mode, definition) => {
  const $defs = { mode: { type: "string", ...definition } };
  expect(membersFound("parameter-description", { mode }, { $defs })).toEqual([]);
  expect(
    membersFound("parameter-description", { mode: { $ref: "#/$defs/mode" } }, { $defs: { mode: { type: "string" } } }),
  ).toEqual(["mode"]);
});

test("members inside members are looked at less closely", () => {
  const items = {
    type: "object",
    properties: { key: { type: "string" }, value: { type: "string" }, content: { type: "string" }, data: {} },
  };
  expect(membersFound("parameter-description", { labels: { type: "array", items } })).toEqual([
    "labels/items/properties/data",
  ]);
});

test("an object is explained by its members", () => {
  expect(membersFound("parameter-description", { options: { type: "object", properties: { depth: {} } } })).toEqual([]);
  expect(membersFound("parameter-description", { options: { type: "object", additionalProperties: false } })).toEqual(
    [],
  );
  expect(membersFound("parameter-description", { options: { type: "object" } })).toEqual(["options"]);
});
