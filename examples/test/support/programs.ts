import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";

// The examples are programs: their tests run them as a user does, in a process of their own. Node 20 runs no
// TypeScript, and the tests need no build before them, so the sources are bundled into a folder that goes afterwards.

/** How a program is started. */
export interface Start {
  readonly args?: readonly string[];
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a program did. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const conditions = ["@di-code/source", "module", "node", "import", "default"];

/** Builds `examples/src/NAME.ts` before the tests of a file, and gives the function that runs it. */
export function useProgram(name: string): (start?: Start) => Ran {
  let folder = "";
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "di-code-example-")));
    await build({
      configFile: false,
      logLevel: "error",
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url)),
        target: "node20",
        minify: false,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: "program.mjs" } },
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (start = {}) => toRan(spawn(join(folder, "program.mjs"), start));
}

function spawn(program: string, { args = [], input = "", env = {} }: Start): SpawnSyncReturns<string> {
  // What the terminal of whoever runs the tests says of colour must not matter.
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
  return spawnSync(process.execPath, [program, ...args], {
    input,
    env: { ...inherited, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1_024 * 1_024,
  });
}

function toRan({ status, stdout, stderr }: SpawnSyncReturns<string>): Ran {
  return { code: status, stdout, stderr };
}
