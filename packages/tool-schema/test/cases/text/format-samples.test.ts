import { checkToolSchema, safeValidateToolArguments } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { formatSamples } from "../../../src/cases/text/format-samples.ts";

const FORMATS =
  "date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid " +
  "uri-template json-pointer relative-json-pointer regex";

function isAccepted(format: string, text: string): boolean {
  const parameters = { type: "object", properties: { text: { type: "string", format } }, required: ["text"] };
  return safeValidateToolArguments({ name: "format", description: "", parameters }, { text }).ok;
}

test("each format that is built in has samples, and no other", () => {
  expect([...formatSamples.keys()].toSorted()).toEqual(FORMATS.split(" ").toSorted());
  for (const format of FORMATS.split(" "))
    expect([format, checkToolSchema({ type: "object", properties: { a: { format } } }).findings]).toEqual([format, []]);
});

describe.each([...formatSamples])("%s", (format, { valid, invalid }) => {
  test.each(valid)("takes %s", (text) => {
    expect(isAccepted(format, text)).toBe(true);
  });

  test.each(invalid)("refuses %s", (text) => {
    expect(isAccepted(format, text)).toBe(false);
  });

  test("has several of the one and some of the other", () => {
    expect(valid.length).toBeGreaterThan(1);
    expect(invalid.length).toBeGreaterThan(0);
  });
});
