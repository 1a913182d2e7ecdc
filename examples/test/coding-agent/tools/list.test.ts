import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useProject } from "../support/project.ts";

const project = useProject();

test("names what is there by name, with its kind, and does not go through links", async () => {
  const { current } = project;
  current.write({ "b.txt": "", "a/c.txt": "", "a/d/e.txt": "", "node_modules/x/y.js": "", "two\nlines\u001B": "" });
  symlinkSync("..", join(current.root, "out"));
  expect((await current.call("list", { path: "." })).text.split("\n")).toEqual([
    "a/",
    "b.txt",
    "node_modules/",
    "out@",
    "two\\nlines\\u{1b}",
  ]);
  expect((await current.call("list", { path: ".", depth: 3 })).text.split("\n")).toEqual([
    "a/",
    "b.txt",
    "node_modules/",
    "out@",
    "two\\nlines\\u{1b}",
    "a/c.txt",
    "a/d/",
    "a/d/e.txt",
  ]);
  expect((await current.call("list", { path: "a/d" })).text).toBe("e.txt");
});

test.each<[name: string, path: string, words: string]>([
  ["a folder that is not there", "none", "There is no such folder."],
  ["a file", "a.txt", "It is a file, not a folder."],
])("tells of %s", async (_name, path, words) => {
  project.current.write({ "a.txt": "" });
  expect((await project.current.call("list", { path })).text).toBe(words);
});

test("says that a folder is empty, and that there is more than it names", async () => {
  const { current } = project;
  expect((await current.call("list", { path: "." })).text).toBe("[The folder is empty.]");
  current.write(Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.txt`, ""])));
  const lines = (await current.call("list", { path: "." })).text.split("\n");
  expect(lines).toHaveLength(501);
  expect(lines.at(-1)).toBe("[There is more: only the first 500 are listed.]");
});
