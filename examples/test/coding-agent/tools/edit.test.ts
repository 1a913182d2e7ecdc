import fc from "fast-check";
import { expect, test } from "vitest";
import { replacePassages } from "../../../src/coding-agent/tools/replace-passages.ts";
import { useProject } from "../support/project.ts";

const project = useProject();

test.each<[name: string, edits: readonly { old: string; new: string }[], expected: string]>([
  ["one passage", [{ old: "two", new: "2" }], "one 2 three\n"],
  [
    "one after the other",
    [
      { old: "two", new: "four" },
      { old: "four", new: "4" },
    ],
    "one 4 three\n",
  ],
  ["by nothing", [{ old: " two", new: "" }], "one three\n"],
  ["by text that a pattern would read otherwise", [{ old: "two", new: "$& $1" }], "one $& $1 three\n"],
])("replaces %s", async (_name, edits, expected) => {
  const { current } = project;
  current.write({ "a.txt": "one two three\n" });
  expect((await current.call("edit", { path: "a.txt", edits })).code).toBeUndefined();
  expect(current.read("a.txt")).toBe(expected);
  expect(current.questions).toHaveLength(1);
});

test.each<[name: string, old: string, words: string]>([
  ["does not stand there", "four", "it does not"],
  ["stands there twice", "one", "more than once"],
  ["stands there twice, one within the other", "aa", "more than once"],
])("a passage that %s is refused before anybody is asked", async (_name, old, words) => {
  const { current } = project;
  current.write({ "a.txt": "one one aaa\n" });
  const { code, text } = await current.call("edit", { path: "a.txt", edits: [{ old, new: "x" }] });
  expect(code).toBe("VALIDATION_ERROR");
  expect(text).toContain("- /edits/0/old: must stand in the file exactly once");
  expect(text).toContain(words);
  expect(current.questions).toEqual([]);
  expect(current.read("a.txt")).toBe("one one aaa\n");
});

test("what was denied is not done", async () => {
  const { current } = project;
  current.allows = false;
  current.write({ "a.txt": "one\n" });
  expect((await current.call("edit", { path: "a.txt", edits: [{ old: "one", new: "two" }] })).code).toBe("DENIED");
  expect(current.read("a.txt")).toBe("one\n");
});

test("a file that is not there has a place in the arguments", async () => {
  const { text } = await project.current.call("edit", { path: "a.txt", edits: [{ old: "one", new: "two" }] });
  expect(text).toContain("- /path: cannot be edited: There is no such file.");
});

test("an edit and its reverse leave the text as it was", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1 }),
      (a, b, old, fresh) => {
        const forth = replacePassages(`${a}${old}${b}`, [{ old, new: fresh }]);
        if ("issue" in forth) return;
        const back = replacePassages(forth.text, [{ old: fresh, new: old }]);
        if (!("issue" in back)) expect(back.text).toBe(`${a}${old}${b}`);
      },
    ),
  );
});
