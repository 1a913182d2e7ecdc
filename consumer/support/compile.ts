import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Both ends of what we support: the oldest TypeScript for consumers, and the one we build with. */
export const compilers: readonly (readonly [name: string, tsc: string])[] = [
  ["TypeScript 5.9", fileURLToPath(new URL("../node_modules/typescript-5.9/bin/tsc", import.meta.url))],
  ["TypeScript 7", fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url))],
];

export interface CompileRequest {
  /** A folder with `node_modules`; a folder of its own for the program is made inside. */
  readonly app: string;
  /** The name of that folder. */
  readonly name: string;
  /** File name to source text. */
  readonly files: Readonly<Record<string, string>>;
  /** `compilerOptions.types`; none unless named. */
  readonly types?: readonly string[];
}

export interface Compilation {
  readonly ok: boolean;
  /** What the compiler said, diagnostics and statistics. */
  readonly output: string;
  /** Type instantiations it took. */
  readonly instantiations: number;
  /** Where the emitted `.js` of a file lies. */
  emitted(fileName: string): string;
}

/** Compiles a program as a user of the packages would: `strict`, `skipLibCheck`, no condition of ours. */
export function compile(tsc: string, request: CompileRequest): Compilation {
  const folder = join(request.app, request.name);
  mkdirSync(folder, { recursive: true });
  for (const [fileName, text] of Object.entries(request.files)) writeFileSync(join(folder, fileName), text);
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: request.types ?? [],
    rootDir: ".",
    outDir: "out",
  };
  const files = Object.keys(request.files);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const result = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false", "--extendedDiagnostics"], {
    cwd: folder,
    encoding: "utf8",
  });
  const output = `${result.stdout}${result.stderr}`;
  return {
    ok: result.status === 0,
    output,
    instantiations: Number(/^Instantiations:\s+(?<count>\d+)/m.exec(output)?.groups?.["count"]),
    emitted: (fileName) => join(folder, "out", fileName.replace(/ts$/, "js")),
  };
}

/** Runs a compiled program with this Node. Throws with what it printed when it fails. */
export function run(file: string): string {
  const result = spawnSync(process.execPath, [file], { encoding: "utf8", timeout: 60_000 });
  if (result.status !== 0) throw new Error(`${file} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}
