import { expect, test } from "vitest";
import { findingsOf, membersFound, toolWith } from "../support/findings.ts";

test.each([
  ["First day, as YYYY-MM-DD.", "date"],
  ["Must be in RFC 3339 format.", "date-time"],
  ["ISO 8601 timestamp to resume from.", "date-time"],
  ["The cluster UUID", "uuid"],
  ["The wiki's ID (GUID).", "uuid"],
  ["How long, as an ISO 8601 duration.", "duration"],
])("%j asks for the format %s", (description, format) => {
  const [finding] = findingsOf("free-string", toolWith({ a: { type: "string", description } }));
  expect(finding?.fix).toEqual([{ op: "add", path: "/parameters/properties/a/format", value: format }]);
});

test.each([
  "YYYY-MM-DD or a word such as yesterday",
  "A range, as YYYY-MM-DD to YYYY-MM-DD",
  "UUID or name of the project",
  "YYYY-MM-DD, a UUID",
  "ISO 8601",
  "Typically a UUID.",
  "A token, such as a timestamp in the format YYYY-MM-DDTHH:MM:SSZ.",
  "The date of the order.",
])("%j asks for none, or for several", (description) => {
  expect(membersFound("free-string", { a: { type: "string", description } })).toEqual([]);
});

test.each([
  ["one of a, b", { type: "string", description: "One of: a, b." }, ["a"]],
  ["with null", { type: ["string", "null"], description: "One of: a, b." }, ["a"]],
  ["in an enum already", { enum: ["a", "b"], description: "One of: a, b." }, []],
  ["in a pattern already", { type: "string", pattern: "^[ab]$", description: "One of: a, b." }, []],
  ["of a number", { type: "integer", description: "One of: 1, 2." }, []],
  ["of a format already", { type: "string", format: "date", description: "As YYYY-MM-DD." }, []],
])("choices %s", (_, a, found) => {
  expect(membersFound("free-string", { a })).toEqual(found);
});

test("there is a fix only where the text is declared itself", () => {
  const properties = { a: { $ref: "#/$defs/a" }, b: { type: "string", description: "One of: x, y." } };
  const $defs = { a: { type: "string", description: "One of: x, y." } };
  expect(findingsOf("free-string", toolWith(properties, { $defs })).map(({ fix }) => fix)).toEqual([
    undefined,
    [{ op: "add", path: "/parameters/properties/b/enum", value: ["x", "y"] }],
  ]);
});
