import { expect, test } from "vitest";
import { useProject } from "../support/project.ts";

const project = useProject();

test("creates a file and the folders above it, and overwrites one", async () => {
  const { current } = project;
  const create = { path: "a/b.txt", mode: "create", content: "one" };
  expect((await current.call("write", create)).text).toBe("The file is created.");
  expect(current.read("a/b.txt")).toBe("one");
  expect((await current.call("write", { ...create, mode: "overwrite", content: "" })).code).toBeUndefined();
  expect(current.read("a/b.txt")).toBe("");
  expect(current.questions.map((question) => question.summary)).toEqual(["Create the file?", "Overwrite the file?"]);
});

test.each<[name: string, args: object, words: string]>([
  ["a file that is there", { path: "a.txt", mode: "create" }, "- /mode: must not be create"],
  ["a folder", { path: ".", mode: "create" }, "- /mode: must not be create"],
  ["a folder to overwrite", { path: ".", mode: "overwrite" }, "- /path: cannot be overwritten: It is a folder"],
  ["a file to overwrite that is not there", { path: "b.txt", mode: "overwrite" }, "There is no such file."],
  ["a mode that is none", { path: "b.txt", mode: "append" }, "- /mode: expected one of create, overwrite"],
])("refuses %s before anybody is asked", async (_name, args, words) => {
  const { current } = project;
  current.write({ "a.txt": "one" });
  const { code, text } = await current.call("write", { content: "two", ...args });
  expect(code).toBe("VALIDATION_ERROR");
  expect(text).toContain(words);
  expect(current.questions).toEqual([]);
  expect(current.read("a.txt")).toBe("one");
});

test("what was denied is not there, nor a folder for it", async () => {
  const { current } = project;
  current.allows = false;
  expect((await current.call("write", { path: "a/b.txt", mode: "create", content: "" })).code).toBe("DENIED");
  expect(current.has("a")).toBe(false);
});
