import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { type Compilation, compile, compilers, run } from "./support/compile.ts";
import { manyTools } from "./support/many-tools.ts";

/** What compiling 50 tools, their registry and ten calls may cost. Resolving each schema at each use costs a million. */
const mostInstantiations = 50_000;

const program = readFileSync(new URL("programs/registry.ts", import.meta.url), "utf8");

describe.each(["newest", "oldest"] as const)("with the %s typebox", (end) => {
  describe.each(compilers)("%s", (compiler, tsc) => {
    const build = (fileName: string, text: string): Compilation =>
      compile(tsc, {
        app: inject("apps")[end],
        name: `${fileName} ${compiler}`.replaceAll(/\W+/g, "-"),
        files: { [fileName]: text },
      });

    test("a registry compiles with exact types, and runs", () => {
      const compilation = build("registry.ts", program);
      expect(compilation.ok, compilation.output).toBe(true);
      run(compilation.emitted("registry.ts"));
    });

    test("50 tools compile cheaply", () => {
      const compilation = build("many-tools.ts", manyTools(50, 10));
      expect(compilation.ok, compilation.output).toBe(true);
      process.stdout.write(`50 tools, ${end} typebox, ${compiler}: ${compilation.instantiations} instantiations\n`);
      expect(compilation.instantiations).toBeGreaterThan(0);
      expect(compilation.instantiations).toBeLessThanOrEqual(mostInstantiations);
      run(compilation.emitted("many-tools.ts"));
    });
  });
});
