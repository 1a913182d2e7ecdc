import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readExportedNames } from "../../../test/support/exported-names.ts";
import { builtInFormats } from "../src/formats/built-in-formats.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const { values, types } = readExportedNames(new URL("../src/index.ts", import.meta.url));

/** Whether the prose names it, as code of its own or as the function of a signature. */
function isNamed(name: string): boolean {
  return new RegExp(`\`${name}[\`(]`).test(readme);
}

test("the README names everything that the package exports", () => {
  expect([...values, ...types].filter((name) => !isNamed(name))).toEqual([]);
});

test("the README names every built-in format", () => {
  expect([...builtInFormats.keys()].filter((name) => !isNamed(name))).toEqual([]);
});
