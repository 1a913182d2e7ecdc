import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { listPublishedPackages, readManifest } from "./support/workspace.ts";

describe.each(listPublishedPackages())("$name, packed", ({ name }) => {
  const folder = (): string => join(inject("apps").newest, "node_modules", name);
  const files = (): readonly string[] => readdirSync(folder(), { recursive: true, encoding: "utf8" });

  test("holds its sources, its build, a README and the licence, and nothing else", () => {
    const entries = [...new Set(files().map((file) => file.replace(/[\\/].*/s, "")))].toSorted();
    expect(entries).toEqual(["LICENSE", "README.md", "dist", "package.json", "src"]);
    expect(files().filter((file) => /tsbuildinfo|\.test\.|\.tgz$/.test(file))).toEqual([]);
  });

  test("names nothing that only the workspace knows", () => {
    const text = JSON.stringify(readManifest(folder()));
    expect(text).not.toMatch(/@di-code\/source|workspace:|catalog:/);
  });

  test("every built module has its source, so that no leftover of an old build goes out", () => {
    const built = files().filter((file) => file.startsWith("dist") && file.endsWith(".js"));
    const orphans = built.filter(
      (file) => !existsSync(join(folder(), file.replace(/^dist/, "src").replace(/js$/, "ts"))),
    );
    expect(built).not.toEqual([]);
    expect(orphans).toEqual([]);
  });

  test("publint has nothing to say", async () => {
    const { messages, pkg } = await publint({ pkgDir: folder(), pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test("its types resolve for every way to load it (arethetypeswrong)", () => {
    const tarball = inject("tarballs")[name] ?? "";
    const cli = join(
      dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")),
      "dist/index.js",
    );
    const result = spawnSync(process.execPath, [cli, tarball, "--profile", "esm-only", "--no-color", "--no-emoji"], {
      encoding: "utf8",
    });
    expect(result.status, `${result.stdout}${result.stderr}`).toBe(0);
  });
});
