import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hostilePaths } from "../support/hostile-paths.ts";
import { useProject } from "../support/project.ts";

const project = useProject();

/** Each tool that takes a path, with arguments that would do something outside. */
const calls: readonly (readonly [name: string, args: (path: string) => Record<string, unknown>])[] = [
  ["read", (path) => ({ path })],
  ["list", (path) => ({ path })],
  ["search", (path) => ({ path, query: "secret" })],
  ["edit", (path) => ({ path, edits: [{ old: "the secret", new: "gone" }] })],
  ["write", (path) => ({ path, mode: "create", content: "gone" })],
  ["write", (path) => ({ path, mode: "overwrite", content: "gone" })],
];

describe.each(calls)("%s", (name, args) => {
  test.each(hostilePaths)("refuses %s, and asks nobody", async (_name, path, lay) => {
    const { current } = project;
    lay?.(current);
    const before = readdirSync(current.base).toSorted();
    const { code, text } = await current.call(name, args(path(current)));
    expect(code).toBe("VALIDATION_ERROR");
    expect(text).toContain("- /path: ");
    expect(text).not.toMatch(/the secret|tmp|project-2|nnnn|passwd/);
    expect(current.questions).toEqual([]);
    expect(current.problems).toEqual([]);
    expect(readFileSync(join(current.base, "secret.txt"), "utf8")).toBe("the secret\n");
    expect(readdirSync(current.base).toSorted()).toEqual(before);
  });
});
