import { describe, expect, test } from "vitest";
import { contextFindings } from "../support/findings.ts";

const parameters = { type: "object", properties: {} };
const pair = (left: readonly [string, string?], right: readonly [string, string?]): readonly unknown[] =>
  [left, right].map(([name, description]) => ({ name, description, parameters }));

test.each([
  ["one name", pair(["get_user", "Get one."], ["get_user", "Something else."])],
  ["a synonym", pair(["get_user", "Get the profile of a user."], ["fetch_user", "Fetch a user's profile."])],
  ["filler", pair(["get_user", "Get the profile of a user."], ["get_user_info", "Retrieve the user profile."])],
  ["another spelling", pair(["listOpenTasks", "List the open tasks."], ["list_open_task", "Lists open tasks."])],
  ["nothing but the name", pair(["get_user"], ["fetch_user_data"])],
  [
    "an object in the name that the description does not know",
    pair(["check_delete", "Delete a check."], ["check_alert_delete", "Delete a check."]),
  ],
])("tools that differ by %s are confusable", (_, tools) => {
  expect(contextFindings("confusable", tools)).toHaveLength(1);
});

test.each([
  ["verbs", pair(["create_user", "Create the profile of a user."], ["delete_user", "Delete the profile of a user."])],
  [
    "verbs, where the object is named by one",
    pair(
      ["list_sip_credential_list", "Read the credential lists."],
      ["fetch_sip_credential_list", "Read a credential list."],
    ),
  ],
  ["one and many", pair(["get_user", "Get the profile of a user."], ["list_users", "List the profiles of users."])],
  [
    "objects",
    pair(["get_redis_config", "Get the config of a cluster."], ["get_mysql_config", "Get the config of a cluster."]),
  ],
  [
    "direction",
    pair(
      ["celsius_to_fahrenheit", "Convert Celsius to Fahrenheit."],
      ["fahrenheit_to_celsius", "Convert Fahrenheit to Celsius."],
    ),
  ],
  [
    "a boundary",
    pair(
      ["get_user", "Get the profile of a user. For teams use get_team instead."],
      ["fetch_user", "Fetch a user's profile."],
    ),
  ],
  [
    "descriptions",
    pair(
      ["get_user", "Name, mail address and role."],
      ["get_user_data", "Everything the warehouse exported last night, as CSV."],
    ),
  ],
])("tools that differ by %s are not", (_, tools) => {
  expect(contextFindings("confusable", tools)).toEqual([]);
});

describe("the threshold", () => {
  // Names alike to two thirds, descriptions in full: (2/3 + 1) / 2.
  const tools = pair(["check_delete", "Delete a check."], ["check_alert_delete", "Delete a check."]);

  test.each([
    [0.83, 1],
    [0.84, 0],
  ])("%d gives %d", (minSimilarity, count) => {
    expect(contextFindings("confusable", tools, { minSimilarity })).toHaveLength(count);
  });
});

test("each tool is named once, with the nearest and how many more", () => {
  const tools = ["get_user", "fetch_user", "read_user", "show_user"].map((name) => ({
    name,
    description: "A user's profile.",
    parameters,
  }));
  expect(contextFindings("confusable", tools).map(({ tool, message }) => [tool, message])).toEqual([
    ["fetch_user", expect.stringContaining('from "get_user" (similarity 1.00): ')],
    ["read_user", expect.stringContaining('from "get_user" (similarity 1.00), and from 1 more: ')],
    ["show_user", expect.stringContaining('from "get_user" (similarity 1.00), and from 2 more: ')],
  ]);
});

test("what most of six or more tools say tells nothing", () => {
  const preface = "This is the public API of the shop, version two, for partners. ";
  const named = (name: string, text: string): unknown => ({
    name: `shop_api_${name}`,
    description: `${preface}${text}`,
    parameters,
  });
  const tools = [
    named("get_cart", "Reads the basket."),
    named("get_price", "Computes a sum."),
    named("get_stock", "Counts articles."),
    named("get_order", "Finds a purchase."),
    named("get_customer", "Shows an account."),
    named("get_cart_history", "Earlier visits."),
  ];
  expect(contextFindings("confusable", tools)).toEqual([]);
});

test("of 1,000 tools each is compared with each, quickly, whatever they say", () => {
  const description = Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(" ");
  const tools = Array.from({ length: 1_500 }, (_, index) => ({ name: `get_thing_${index}`, description, parameters }));
  const start = performance.now();
  expect(contextFindings("confusable", tools, { preset: "strict" })).toHaveLength(0);
  expect(performance.now() - start).toBeLessThan(20_000);
});
