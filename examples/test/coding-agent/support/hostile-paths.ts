import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "./project.ts";

/** Paths that must not work, each with what is laid out for it first. */
export const hostilePaths: [name: string, path: (project: Project) => string, lay?: (project: Project) => void][] = [
  ["a parent", () => "../secret.txt"],
  ["parents behind a folder", () => "a/../../secret.txt"],
  ["parents behind a file", () => "file.txt/../../secret.txt", ({ root }) => writeFileSync(join(root, "file.txt"), "")],
  ["more parents than there are", () => `${"../".repeat(100)}etc/passwd`],
  ["the parent itself", () => ".."],
  ["an absolute path", ({ base }) => join(base, "secret.txt")],
  [
    "a sibling whose name begins as the folder's",
    () => "../project-2/secret.txt",
    ({ base }) => {
      mkdirSync(join(base, "project-2"));
      writeFileSync(join(base, "project-2", "secret.txt"), "the secret\n");
    },
  ],
  ["a link to a file outside", () => "link", ({ root }) => symlinkSync("../secret.txt", join(root, "link"))],
  ["a link to a folder outside", () => "link/secret.txt", ({ root }) => symlinkSync("..", join(root, "link"))],
  ["an absolute link", () => "link/secret.txt", ({ root, base }) => symlinkSync(base, join(root, "link"))],
  [
    "a link to a link",
    () => "one/secret.txt",
    ({ root }) => {
      symlinkSync("two", join(root, "one"));
      symlinkSync("..", join(root, "two"));
    },
  ],
  [
    "a new file below a link that leads out",
    () => "link/new/deep.txt",
    ({ root }) => symlinkSync("..", join(root, "link")),
  ],
  ["a link that leads nowhere", () => "link", ({ root }) => symlinkSync("../not-there.txt", join(root, "link"))],
  ["a link to itself", () => "link", ({ root }) => symlinkSync("link", join(root, "link"))],
  ["a NUL", () => "file\0.txt"],
  ["a path below a file", () => "file.txt/below", ({ root }) => writeFileSync(join(root, "file.txt"), "")],
  ["a name of 300 characters", () => "n".repeat(300)],
];
