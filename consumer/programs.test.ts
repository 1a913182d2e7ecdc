import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { compile, compilers, run } from "./support/compile.ts";

/** What compiling a few tools may cost. A naive signature costs 1,200,000; ours was built for 3,600. */
const mostInstantiations = 20_000;

function program(fileName: string): string {
  return readFileSync(new URL(`programs/${fileName}`, import.meta.url), "utf8");
}

describe.each(["newest", "oldest"] as const)("with the %s typebox", (end) => {
  describe.each(compilers)("%s", (compiler, tsc) => {
    const build = (fileName: string): ReturnType<typeof compile> =>
      compile(tsc, {
        app: inject("apps")[end],
        name: `${fileName} ${compiler}`.replaceAll(/\W+/g, "-"),
        files: { [fileName]: program(fileName) },
      });

    test("the program of the documentation compiles and runs as it stands", () => {
      const compilation = build("arguments.ts");
      expect(compilation.ok, compilation.output).toBe(true);
      run(compilation.emitted("arguments.ts"));
    });

    test("a stream with tools compiles cheaply, with exact types, and runs", () => {
      const compilation = build("stream.ts");
      expect(compilation.ok, compilation.output).toBe(true);
      expect(compilation.instantiations).toBeLessThanOrEqual(mostInstantiations);
      run(compilation.emitted("stream.ts"));
    });

    test("schemas checked, converted and shown compile cheaply, with exact types, and run", () => {
      const compilation = build("schemas.ts");
      expect(compilation.ok, compilation.output).toBe(true);
      expect(compilation.instantiations).toBeLessThanOrEqual(mostInstantiations);
      run(compilation.emitted("schemas.ts"));
    });

    test("three tools compile cheaply, with exact types, and run", () => {
      const compilation = build("three-tools.ts");
      expect(compilation.ok, compilation.output).toBe(true);
      process.stdout.write(`three tools, ${end} typebox, ${compiler}: ${compilation.instantiations} instantiations\n`);
      expect(compilation.instantiations).toBeGreaterThan(0);
      expect(compilation.instantiations).toBeLessThanOrEqual(mostInstantiations);
      run(compilation.emitted("three-tools.ts"));
    });
  });
});
