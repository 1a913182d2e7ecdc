import { expect, test } from "vitest";
import { useProject } from "../support/project.ts";

const project = useProject();

test.each<[name: string, content: string, args: object, expected: string]>([
  ["a file", "one\ntwo\n", {}, "one\ntwo"],
  ["a file without a line break at its end", "one\ntwo", {}, "one\ntwo"],
  ["an empty file", "", {}, ""],
  ["from a line on", "one\ntwo\nthree\n", { offset: 2 }, "two\nthree"],
  [
    "some lines, and says what is left",
    "one\ntwo\nthree\n",
    { limit: 1 },
    "one\n[2 more lines: read on with offset 2.]",
  ],
  ["the last line", "one\ntwo\n", { offset: 2, limit: 1 }, "two"],
])("reads %s", async (_name, content, args, expected) => {
  project.current.write({ "a.txt": content });
  expect(await project.current.call("read", { path: "a.txt", ...args })).toEqual({ code: undefined, text: expected });
  expect(project.current.questions).toEqual([]);
});

test.each<[name: string, args: object, code: string, words: string]>([
  ["a line that is not there", { path: "a.txt", offset: 9 }, "NO_SUCH_LINE", "The file has 1 lines."],
  ["a file that is not there", { path: "b.txt" }, "ENOENT", "There is no such file."],
  ["a folder", { path: "." }, "NOT_A_FILE", "It is a folder, not a file."],
  ["a number as text", { path: "a.txt", limit: "4" }, "VALIDATION_ERROR", "/limit: expected integer"],
  ["a misspelt parameter", { pth: "a.txt" }, "VALIDATION_ERROR", 'did you mean "path"?'],
])("tells of %s", async (_name, args, code, words) => {
  project.current.write({ "a.txt": "one\n" });
  const answer = await project.current.call("read", args);
  expect(answer.code).toBe(code);
  expect(answer.text).toContain(words);
});
