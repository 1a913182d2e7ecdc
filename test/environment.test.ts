import { readFileSync } from "node:fs";
import * as typebox from "typebox";
import * as compile from "typebox/compile";
import * as oldestTypebox from "typebox-oldest";
import * as oldestCompile from "typebox-oldest/compile";
import { describe, expect, test } from "vitest";

// What `.ci/run` switches on must really be on, or its extra runs would prove nothing.

const root = new URL("../", import.meta.url);

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readManifest(path: string | URL): Manifest {
  return JSON.parse(readFileSync(path, "utf8")) as Manifest;
}

describe("typebox", () => {
  test("the oldest one is the floor of the peer range of @di-code/ai", () => {
    const manifest = readManifest(new URL("packages/ai/package.json", root));
    expect(manifest.peerDependencies?.["typebox"]).toBe(
      `^${readManifest(new URL("node_modules/typebox-oldest/package.json", root)).version}`,
    );
  });

  test.runIf(process.env["TEST_TYPEBOX"] === "oldest")("is the oldest one in this run", () => {
    expect(typebox.Type).toBe(oldestTypebox.Type);
    expect(compile.Compile).toBe(oldestCompile.Compile);
  });

  test.skipIf(process.env["TEST_TYPEBOX"] === "oldest")("is the newest one in this run", () => {
    expect(typebox.Type).not.toBe(oldestTypebox.Type);
    expect(compile.Compile).not.toBe(oldestCompile.Compile);
  });
});

describe("code generation from strings", () => {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the very thing that is tested
  const construct = (): unknown => new Function("return 1");
  // oxlint-disable-next-line no-eval -- the very thing that is tested
  const evaluate = (): unknown => (0, eval)("1");

  test.runIf(process.env["TEST_CODEGEN"] === "forbidden")("is forbidden in this run", () => {
    expect(construct).toThrow(EvalError);
    expect(evaluate).toThrow(EvalError);
  });

  test.skipIf(process.env["TEST_CODEGEN"] === "forbidden")("is allowed in this run", () => {
    expect(construct).not.toThrow();
    expect(evaluate()).toBe(1);
  });
});
