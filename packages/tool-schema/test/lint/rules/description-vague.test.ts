import { expect, test } from "vitest";
import { pointersOf, toolWith } from "../support/findings.ts";

test.each([
  ["search", "Search information"],
  ["get_user", "Gets a user."],
  ["get_user", "A powerful and easy tool to get user data"],
  ["create_record", "Creates a new record in the record service."],
  ["delete_file", "Remove the specified file."],
  ["get_user", "User."],
])("%s: %j", (name, description) => {
  expect(pointersOf("description-vague", { ...toolWith({}), name, description })).toEqual(["/description"]);
});

test.each([
  ["get_user", "Get name, mail address and role of a user."],
  ["delete_file", "Delete a file of the workspace, for good."],
  ["get_user", "Gets a user. Use it when the id is known."],
  ["get_user", "Get a user, if the id is known; before that search_users."],
  ["get_user", ""],
  ["get_user", "ユーザーの名前と役割を返します。"],
  ["get_user", "Liefert Name und Rolle eines Benutzers."],
])("%s: %j is not", (name, description) => {
  expect(pointersOf("description-vague", { ...toolWith({}), name, description })).toEqual([]);
});
