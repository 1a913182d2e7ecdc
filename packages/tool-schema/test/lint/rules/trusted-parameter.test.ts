import { expect, test } from "vitest";
import { findingsOf, membersFound, pointersOf, toolWith } from "../support/findings.ts";

test.each([
  "api_key",
  "apiKey",
  "password",
  "admin-password",
  "access_token",
  "token",
  "client_secret",
  "private_key",
  "db_credentials",
  "authToken",
])("%s is a secret", (name) => {
  expect(findingsOf("trusted-parameter", toolWith({ [name]: { type: "string" } }))[0]?.message).toContain(
    "asks the model for a secret",
  );
});

test.each(["tenant", "tenant_id", "accountId", "AccountSid", "current_user", "on_behalf_of", "caller_id"])(
  "%s is who is asking",
  (name) => {
    expect(findingsOf("trusted-parameter", toolWith({ [name]: { type: "string" } }))[0]?.message).toContain(
      "asks the model who is asking",
    );
  },
);

test.each([
  "page_token",
  "nextToken",
  "key",
  "object_key",
  "max_tokens",
  "tokens",
  "access_key",
  "account",
  "session_id",
  "user_id",
  "secrets_manager",
  "passwordless",
])("%s is neither", (name) => {
  expect(membersFound("trusted-parameter", { [name]: { type: "string" } })).toEqual([]);
});

test.each([
  ["user_id", "The user who is logged in.", true],
  ["user_id", "The user on behalf of whom it is sent.", true],
  ["user_id", "The user to look up.", false],
  ["session_id", "The login session of the user.", true],
  ["session_id", "As start_session returned it.", false],
])("%s, %j: %s", (name, description, isFound) => {
  expect(membersFound("trusted-parameter", { [name]: { type: "string", description } })).toEqual(isFound ? [name] : []);
});

test("a tool about accounts is told which one", () => {
  const tool = { ...toolWith({ account_id: { type: "string" } }), name: "close_account" };
  expect(pointersOf("trusted-parameter", tool)).toEqual([]);
});

test("a switch by such a name is none", () => {
  expect(membersFound("trusted-parameter", { token: { type: "boolean" }, password: { type: "object" } })).toEqual([]);
});
