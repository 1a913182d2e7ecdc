import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../../../", import.meta.url);
const bin = (name: string): string => fileURLToPath(new URL(`node_modules/${name}`, root));

/** Writes files into a folder of their own, which is gone afterwards. */
function inFolder<TResult>(files: Readonly<Record<string, string>>, use: (folder: string) => TResult): TResult {
  const folder = mkdtempSync(join(tmpdir(), "di-code-types-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What TypeScript finds in modules that may import `typebox`: the first finding of each file, by its name. */
export function checkTypes(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: { typebox: [bin("typebox/build/index.d.mts")] },
  };
  const project = { "tsconfig.json": JSON.stringify({ compilerOptions, files: Object.keys(files) }) };
  return inFolder({ ...files, ...project }, (folder) => {
    const { stdout, stderr, error } = spawnSync(
      process.execPath,
      [bin("typescript/bin/tsc"), "-p", folder, "--pretty", "false"],
      { cwd: folder, encoding: "utf8", maxBuffer: 64_000_000 },
    );
    if (error !== undefined) throw error;
    const findings = new Map<string, string>();
    for (const line of `${stdout}${stderr}`.split("\n").filter((text) => text !== "" && !text.startsWith(" "))) {
      const [, file = "", finding = line] = /^(?<file>[\w.-]+)\(\d+,\d+\): (?<finding>.*)$/.exec(line) ?? [];
      if (!findings.has(file)) findings.set(file, finding);
    }
    return findings;
  });
}

/** The files that oxfmt, at 100 columns, would write otherwise. */
export function unformatted(files: Readonly<Record<string, string>>): readonly string[] {
  return inFolder({ ...files, ".oxfmtrc.json": '{ "printWidth": 100 }\n' }, (folder) => {
    const args = [bin("oxfmt/bin/oxfmt"), "--list-different", "."];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    const listed = stdout.split("\n").filter((line) => line.endsWith(".ts"));
    if (status !== 0 && listed.length === 0) throw new Error(`oxfmt failed: ${stdout}${stderr}`);
    return listed;
  });
}
