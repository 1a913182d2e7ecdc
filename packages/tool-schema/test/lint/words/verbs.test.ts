import { expect, test } from "vitest";
import { isTellingVerb, verbGroup } from "../../../src/lint/words/verbs.ts";

test.each([
  "get",
  "list",
  "search",
  "create",
  "update",
  "delete",
  "read",
  "write",
  "run",
  "deletes",
  "updated",
  "copies",
  "creating",
  "tokenize",
])("%s is a verb", (word) => {
  expect(isTellingVerb(word)).toBe(true);
});

test.each(["handle", "manage", "process", "do", "github", "data", "tool", "files", "toString", ""])(
  "%s says nothing of what is done",
  (word) => {
    expect(isTellingVerb(word)).toBe(false);
  },
);

test.each([
  ["fetch", "retrieves"],
  ["add", "create"],
  ["removed", "delete"],
  ["exec", "run"],
])("%s and %s mean the same", (left, right) => {
  expect(verbGroup(left)).toBe(verbGroup(right));
});

test.each([
  ["get", "list"],
  ["create", "update"],
  ["search", "get"],
])("%s and %s do not", (left, right) => {
  expect(verbGroup(left)).not.toBe(verbGroup(right));
});
