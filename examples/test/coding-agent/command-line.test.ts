import { expect, test } from "vitest";
import { HELP, readCommandLine, type Request } from "../../src/coding-agent/command-line.ts";

test.each<[args: readonly string[], expected: Request]>([
  [[], { kind: "run", folder: undefined, approval: undefined }],
  [["--yes"], { kind: "run", folder: undefined, approval: "yes" }],
  [["--ask", "src"], { kind: "run", folder: "src", approval: "ask" }],
  [["--", "--yes"], { kind: "run", folder: "--yes", approval: undefined }],
  [["--yes", "-h"], { kind: "help" }],
  [["--yes", "--ask"], { kind: "mistake", message: "--yes and --ask exclude each other" }],
  [["a", "b"], { kind: "mistake", message: "one folder at a time" }],
  [[""], { kind: "mistake", message: "the folder's name is empty" }],
  [["--fast\u001B"], { kind: "mistake", message: "unknown option --fast\\u{1b}" }],
])("%j", (args, expected) => {
  expect(readCommandLine(args)).toEqual(expected);
});

test("the help fits in 80 columns", () => {
  expect(HELP.split("\n").filter((line) => line.length > 80)).toEqual([]);
});
