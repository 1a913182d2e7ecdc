import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useProject } from "../support/project.ts";

const project = useProject();

test("finds a text as it stands, in text files inside the folder", async () => {
  const { current } = project;
  current.write({
    "a.txt": "a.c\nabc\n",
    "src/b.txt": "first\n  a.c here\n",
    binary: Uint8Array.of(0x61, 0x2e, 0x63, 0),
    ".git/config": "a.c",
  });
  symlinkSync("../../secret.txt", join(current.root, "src/link"));
  expect((await current.call("search", { query: "a.c" })).text).toBe("a.txt:1: a.c\nsrc/b.txt:2:   a.c here");
  expect((await current.call("search", { query: "a.c", path: "src" })).text).toBe("b.txt:2:   a.c here");
  expect((await current.call("search", { query: "secret" })).text).toBe("[No line holds it.]");
});

test("shows no more than was asked for, and long lines cut", async () => {
  const { current } = project;
  current.write({ "a.txt": "hit\n".repeat(200), "b.txt": `${"x".repeat(5_000)}only${"x".repeat(5_000)}` });
  const lines = (await current.call("search", { query: "hit", limit: 5 })).text.split("\n");
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe("[There is more: only 5 lines are shown.]");
  expect((await current.call("search", { query: "only" })).text.length).toBeLessThan(300);
});
