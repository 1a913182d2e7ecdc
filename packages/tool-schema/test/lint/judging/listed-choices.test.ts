import { expect, test } from "vitest";
import { choicesIn } from "../../../src/lint/judging/listed-choices.ts";

test.each<[string, readonly string[]]>([
  ["One of: open, waiting, closed.", ["open", "waiting", "closed"]],
  ["State, one of open, waiting or closed", ["open", "waiting", "closed"]],
  ["The state (one of 'open', 'closed').", ["open", "closed"]],
  ["Must be one of the following values: `a`, `b`, or `c`", ["a", "b", "c"]],
  ["Accepted values: Linux, Windows.", ["Linux", "Windows"]],
  ["Valid values are: add, set, delete.", ["add", "set", "delete"]],
  ["Possible values include `ascending` and `descending`.", ["ascending", "descending"]],
  ["Options: 'all', 'code-generation', 'deployment'. Others fail.", ["all", "code-generation", "deployment"]],
  ["Either `GET` or `POST`. Default is `POST`.", ["GET", "POST"]],
  ["Order (asc|desc)", ["asc", "desc"]],
  ["Unit: one of celsius/fahrenheit", ["celsius", "fahrenheit"]],
  ['One of: "in progress", "done"', ["in progress", "done"]],
  ["One of: a, a, b", ["a", "b"]],
])("%j lists", (description, choices) => {
  expect(choicesIn(description)).toEqual(choices);
});

test.each([
  "One of the projects of the user.",
  "One of: open, closed, etc.",
  "Kind of place, such as park or museum.",
  "Valid values: e.g. 'a', 'b'.",
  "One of: open, closed, or any label of the board.",
  "One of: a, b, ...",
  "The options for the call.",
  "Either the name or the number of the branch that was merged last.",
  "A note (short, friendly).",
  "Accepted values: letters, digits and underscores only where the name allows it.",
  "One of: x",
  "Example values: 'Red', 'Blue'.",
  "Defaults to MODEL. Other values: ADK, UNKNOWN.",
  "One of: 'name', 'start'. Descending order by appending 'desc'.",
  "Possible values include `object`. The filter is either `page` or `data_source`.",
  'A filter such as "(p1 | p2) & !done".',
  'Examples: "today & p1", "(p1 | p2)"',
  "",
])("%j lists nothing, or not all", (description) => {
  expect(choicesIn(description)).toBeUndefined();
});

test.each([
  ["blanks", `one of ${" ".repeat(10_000)}`],
  ["introductions", "one of ".repeat(2_000)],
  ["commas", `one of ${"a,".repeat(5_000)}`],
  ["quotes", `one of ${"'".repeat(10_000)}`],
  ["brackets", "(".repeat(10_000)],
])("a text of %s takes no time", (_, description) => {
  const start = performance.now();
  expect(choicesIn(description)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(5_000);
});
