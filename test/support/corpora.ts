import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of real inputs; undefined where there is none, and then the tests that read it are skipped. */
export const corpora: string | undefined = process.env["TOOL_CORPORA"];

if (corpora === undefined) console.warn("TOOL_CORPORA is not set: the tests on real inputs are skipped");

/** The lines of a file of JSON lines; none without the folder. */
export function readLines<TLine>(file: string): readonly TLine[] {
  if (corpora === undefined) return [];
  const lines = readFileSync(join(corpora, file), "utf8").split("\n").filter(Boolean);
  return lines.map((line): TLine => JSON.parse(line));
}
