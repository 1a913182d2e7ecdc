import { describe, expect, test } from "vitest";
import { membersFound } from "../support/findings.ts";

describe("unbounded-array", () => {
  const strings = { type: "array", items: { type: "string" } };

  test.each([
    ["a list", strings],
    ["a list or null", { type: ["array", "null"], items: { type: "string" } }],
    ["a list behind a choice", { anyOf: [strings, { type: "null" }] }],
    ["choices that may repeat", { type: "array", items: { enum: ["a", "b"] } }],
    ["a tuple that goes on", { type: "array", prefixItems: [{ type: "string" }] }],
  ])("%s has no end", (_, a) => {
    expect(membersFound("unbounded-array", { a })).toEqual(["a"]);
  });

  test.each([
    ["maxItems", { ...strings, maxItems: 10 }],
    ["distinct choices", { type: "array", items: { enum: ["a", "b"] }, uniqueItems: true }],
    ["distinct choices elsewhere", { type: "array", items: { $ref: "#/$defs/choice" }, uniqueItems: true }],
    ["a closed tuple", { type: "array", prefixItems: [{ type: "string" }], items: false }],
    ["an enum of lists", { enum: [["a"], ["b"]], type: "array" }],
    ["no list", { type: "string" }],
  ])("%s has one", (_, a) => {
    expect(membersFound("unbounded-array", { a }, { $defs: { choice: { enum: ["a"] } } })).toEqual([]);
  });
});

describe("unbounded-number", () => {
  test.each(["limit", "max_results", "pageSize", "per-page", "top_k", "count", "numPages", "retryCount", "depth"])(
    "%s is a count",
    (name) => {
      expect(membersFound("unbounded-number", { [name]: { type: "integer", minimum: 1 } })).toEqual([name]);
      expect(membersFound("unbounded-number", { [name]: { type: "integer", maximum: 100 } })).toEqual([]);
      expect(membersFound("unbounded-number", { [name]: { type: "number", exclusiveMaximum: 100 } })).toEqual([]);
      expect(membersFound("unbounded-number", { [name]: { type: "string" } })).toEqual([]);
    },
  );

  test.each(["page", "offset", "max_price", "height", "year", "account_id", "max_address", "temperature"])(
    "%s is none",
    (name) => {
      expect(membersFound("unbounded-number", { [name]: { type: "integer" } })).toEqual([]);
    },
  );
});

describe("unbounded-string", () => {
  test.each(["query", "message", "new_content", "script", "source_code", "searchText", "prompt"])(
    "%s is free text",
    (name) => {
      expect(membersFound("unbounded-string", { [name]: { type: "string" } })).toEqual([name]);
      expect(membersFound("unbounded-string", { [name]: { type: "string", maxLength: 100 } })).toEqual([]);
      expect(membersFound("unbounded-string", { [name]: { type: "string", pattern: "^x$" } })).toEqual([]);
      expect(membersFound("unbounded-string", { [name]: { type: "integer" } })).toEqual([]);
    },
  );

  test.each(["country_code", "path", "account_id", "name", "url", "discountCode"])("%s is not", (name) => {
    expect(membersFound("unbounded-string", { [name]: { type: "string" } })).toEqual([]);
  });
});
