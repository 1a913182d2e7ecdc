import { expect, test } from "vitest";
import { findingsOf, toolWith } from "../support/findings.ts";

const named = (name: string): unknown => ({ ...toolWith({}), name });

test.each([
  "search_orders",
  "listPullRequests",
  "TwilioApiV2010--FetchMedia",
  "docr-repository-manifest-delete",
  "sql_server_get",
  "run_query",
  "list_reports",
  "power-on-droplet",
  "tokenize_text",
  "注文を検索",
  "a".repeat(35) + "_get",
])("%s has verb and object", (name) => {
  expect(findingsOf("name-verb-object", named(name))).toEqual([]);
});

test.each([
  ["github", "no verb"],
  ["data_tool", "no verb"],
  ["handle", "no verb"],
  ["handle_user_data", "no verb"],
  ["browser_tabs", "no verb"],
  ["search", "names nothing"],
  ["search_tool", "names nothing"],
  ["get_2", "names nothing"],
  ["delete_all", "names nothing"],
  [`get_${"a".repeat(40)}`, "has 44 characters"],
])("%s: %s", (name, expected) => {
  expect(findingsOf("name-verb-object", named(name)).map(({ message }) => message)).toEqual([
    expect.stringContaining(expected),
  ]);
});

test("40 characters by default, or as one says", () => {
  const name = `get_${"a".repeat(36)}`;
  expect(findingsOf("name-verb-object", named(name))).toEqual([]);
  expect(findingsOf("name-verb-object", named(name), { maxNameCharacters: 39 })).toHaveLength(1);
});

test("a name is shown escaped and cut", () => {
  const [finding] = findingsOf("name-verb-object", named(`\u202E${"x".repeat(30)}`));
  expect(finding?.message).toContain('"\\u202e');
});
