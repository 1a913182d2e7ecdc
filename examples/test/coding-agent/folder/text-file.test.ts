import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isToolError } from "@di-code/tool-registry";
import { describe, expect, test } from "vitest";
import {
  createTextFile,
  MAX_FILE_BYTES,
  readTextFile,
  replaceTextFile,
} from "../../../src/coding-agent/folder/text-file.ts";
import { type Project, useProject } from "../support/project.ts";

const project = useProject();

async function messageOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "no error";
  } catch (error) {
    return isToolError(error) ? error.message : `no ToolError: ${String(error)}`;
  }
}

describe("readTextFile", () => {
  test.each<[name: string, bytes: string | Uint8Array, expected: string]>([
    ["text", "Grüße\n", "Grüße\n"],
    ["nothing", "", ""],
    ["a byte order mark, which is kept", "\uFEFFa", "\uFEFFa"],
    ["as much as is allowed", "a".repeat(MAX_FILE_BYTES), "a".repeat(MAX_FILE_BYTES)],
  ])("reads %s", async (_name, bytes, expected) => {
    project.current.write({ file: bytes });
    expect((await readTextFile(join(project.current.root, "file"))).text).toBe(expected);
  });

  test.each<[name: string, lay: (project: Project) => void, expected: string]>([
    ["a file that is not there", () => undefined, "There is no such file."],
    ["a folder", ({ root }) => mkdirSync(join(root, "file")), "It is a folder, not a file."],
    ["a link", ({ root }) => symlinkSync("../secret.txt", join(root, "file")), "It is a link."],
    [
      "a pipe, without waiting",
      ({ root }) => execFileSync("sh", ["-c", 'mkfifo "$0"', join(root, "file")]),
      "It is no regular file.",
    ],
    ["bytes that are no UTF-8", (it) => it.write({ file: Uint8Array.of(0xff) }), "The file is not UTF-8 text."],
    ["a NUL", (it) => it.write({ file: "a\0b" }), "The file is not text."],
    ["a byte too many", (it) => it.write({ file: "a".repeat(MAX_FILE_BYTES + 1) }), "The file is larger than 1 MiB."],
  ])("refuses %s", async (_name, lay, expected) => {
    lay(project.current);
    expect(await messageOf(readTextFile(join(project.current.root, "file")))).toBe(expected);
  });
});

test("createTextFile makes the folders above, and never writes over anything", async () => {
  const { root } = project.current;
  await createTextFile(join(root, "a/b/new"), "one");
  expect(project.current.read("a/b/new")).toBe("one");
  expect(await messageOf(createTextFile(join(root, "a/b/new"), "two"))).toBe("There is such a file already.");
  expect(await messageOf(createTextFile(join(root, "a/b/new/below"), "two"))).toBe("A part of the path is a file.");
  symlinkSync("../secret.txt", join(root, "link"));
  expect(await messageOf(createTextFile(join(root, "link"), "two"))).toBe("There is such a file already.");
  expect(await messageOf(createTextFile(join(root, "large"), "ü".repeat(MAX_FILE_BYTES)))).toContain("larger");
  expect(project.current.has("large")).toBe(false);
  expect(project.current.read("a/b/new")).toBe("one");
});

test("replaceTextFile keeps the mode, leaves nothing beside, and the old text where it fails", async () => {
  const { root } = project.current;
  writeFileSync(join(root, "run.sh"), "one");
  chmodSync(join(root, "run.sh"), 0o755);
  await replaceTextFile(join(root, "run.sh"), "two", 0o755);
  expect(project.current.read("run.sh")).toBe("two");
  expect(statSync(join(root, "run.sh")).mode & 0o777).toBe(0o755);
  mkdirSync(join(root, "folder/full"), { recursive: true });
  expect(await messageOf(replaceTextFile(join(root, "folder"), "x", 0o644))).toMatch(/folder|refused/);
  expect(readdirSync(root).toSorted()).toEqual(["folder", "run.sh"]);
});
