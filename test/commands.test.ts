import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The two commands of a newcomer stand in several places, with one version of pnpm.

function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
}

const manifest = JSON.parse(read("package.json")) as {
  readonly packageManager: string;
  readonly scripts: Readonly<Record<string, string>>;
};
const run = `npx -y ${manifest.packageManager}`;

test("the README's first code block holds the two commands and nothing else", () => {
  const block = /^```\w*\n(?<code>[\s\S]*?)^```$/m.exec(read("README.md"))?.groups?.["code"];
  expect(block).toBe(`${run} demo\n${run} test\n`);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(["demo", "test"]));
});

test(".ci/run runs them with the same pnpm", () => {
  const script = read(".ci/run");
  expect(script).toContain(`pnpm="${manifest.packageManager}"`);
  expect(script).toContain('npx -y "$pnpm" demo');
  expect(script).toContain('npx -y "$pnpm" test');
});

test("the workflow runs .ci/run", () => {
  expect(read(".github/workflows/ci.yml")).toContain("run: bash .ci/run");
});

test("CONTRIBUTING names every script", () => {
  const contributing = read("CONTRIBUTING.md");
  const missing = Object.keys(manifest.scripts).filter((name) => !contributing.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
