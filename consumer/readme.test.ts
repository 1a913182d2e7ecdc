import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Compilation, compile, compilers, run } from "./support/compile.ts";
import { listReadmeBlocks } from "./support/readme-blocks.ts";
import { listPublishedPackages } from "./support/workspace.ts";

const blocks = listReadmeBlocks();

test.each(listPublishedPackages())("the README of $name has an example", ({ folder }) => {
  expect(blocks.filter(({ place }) => folder.endsWith(place.slice(0, place.lastIndexOf("/"))))).not.toEqual([]);
});

describe.each(compilers)("the code of the READMEs with %s", (compiler, tsc) => {
  let compilation: Compilation;

  beforeAll(() => {
    compilation = compile(tsc, {
      app: inject("apps").newest,
      name: `readme ${compiler}`.replaceAll(/\W+/g, "-"),
      files: Object.fromEntries(blocks.map(({ fileName, code }) => [fileName, code])),
      types: ["node"],
    });
  });

  test.each(blocks)("$place compiles and runs", ({ fileName }) => {
    const diagnostics = compilation.output.split("\n").filter((line) => line.startsWith(`${fileName}(`));
    expect(diagnostics).toEqual([]);
    run(compilation.emitted(fileName));
  });

  test("together they compile", () => {
    expect(compilation.ok, compilation.output).toBe(true);
  });
});
