import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { listImportedPackages, listReadmeBlocks } from "./readme-blocks.ts";
import { installedVersion, listPublishedPackages, readManifest, workspaceRoot } from "./workspace.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The tarball of each published package, by package name. */
    readonly tarballs: Readonly<Record<string, string>>;
    /** A folder in which npm installed the tarballs, for each end of the supported range of typebox. */
    readonly apps: Readonly<Record<"newest" | "oldest", string>>;
  }
}

// `npx` and `npm` are scripts for a shell on Windows.
const shell = process.platform === "win32";

function pack(folder: string, destination: string): string {
  const { packageManager = "pnpm" } = readManifest(workspaceRoot);
  const command = ["-y", packageManager, "--dir", folder, "pack", "--pack-destination", destination, "--json"];
  const output = execFileSync("npx", command, { cwd: workspaceRoot, encoding: "utf8", shell });
  return (JSON.parse(output) as { readonly filename: string }).filename;
}

function install(folder: string, specifiers: readonly string[]): void {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
  const options = ["--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline", "--loglevel=error"];
  execFileSync("npm", ["install", ...options, ...specifiers], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell,
  });
}

/** Packs every published package, installs them as a user would, and says where; the folder goes at the end. */
export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "di-code-consumer-")));
  const teardown = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = Object.fromEntries(
      listPublishedPackages().map((published) => [published.name, pack(published.folder, folder)]),
    );
    const ours = Object.values(tarballs);
    const nodeTypes = `@types/node@${installedVersion("@types/node")}`;
    // What the READMEs use beside our packages, in the versions that the workspace tests with.
    const others = listImportedPackages(listReadmeBlocks())
      .filter((name) => !Object.hasOwn(tarballs, name) && name !== "typebox")
      .map((name) => `${name}@${installedVersion(name)}`);

    const apps = { newest: join(folder, "newest"), oldest: join(folder, "oldest") };
    install(apps.newest, [...ours, `typebox@${installedVersion("typebox")}`, nodeTypes, ...others]);
    install(apps.oldest, [...ours, `typebox@${installedVersion("typebox-oldest")}`, nodeTypes]);
    project.provide("tarballs", tarballs);
    project.provide("apps", apps);
  } catch (error) {
    teardown();
    throw error;
  }
  return teardown;
}
