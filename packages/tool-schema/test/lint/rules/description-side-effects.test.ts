import { expect, test } from "vitest";
import { pointersOf, toolWith } from "../support/findings.ts";

const found = (effects: unknown, description: string): readonly string[] =>
  pointersOf("description-side-effects", { ...toolWith({}), effects, description });

test.each([
  ["write", "The team's weekly digest."],
  ["write", "Get the digest of the team."],
  ["destructive", "Housekeeping for old branches."],
  ["destructive", "Search by title"],
])("%s: %j", (effects, description) => {
  expect(found(effects, description)).toEqual(["/description"]);
});

test.each([
  ["write", "Sends the team's weekly digest."],
  ["write", "Creates a branch."],
  ["destructive", "Deletes merged branches."],
  ["destructive", "Housekeeping for old branches; what it takes is lost."],
  ["destructive", "Stops the server."],
  ["read", "The team's weekly digest."],
  [undefined, "The team's weekly digest."],
  ["write", ""],
  ["destructive", "Löscht alle Dateien im Ordner."],
  ["destructive", "Borra todos los archivos."],
  ["destructive", "すべてのファイルを削除します。"],
])("%s: %j is not", (effects, description) => {
  expect(found(effects, description)).toEqual([]);
});
