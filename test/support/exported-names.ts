import { readFileSync } from "node:fs";

/** The names that a package's index exports, sorted. */
export interface ExportedNames {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statement = /export\s+(?<type>type\s+)?\{(?<names>[^{}]*)\}\s*from\s*"[^"]+";?/g;

/**
 * Reads the names from the index's text, since types are gone at run time.
 *
 * Throws when the index holds anything but `export { … } from "…"`: no `export *`, no code.
 */
export function readExportedNames(index: URL): ExportedNames {
  const text = readFileSync(index, "utf8").replaceAll(comment, "");
  const rest = text
    .replaceAll(statement, "")
    .replace(/^\s*export\s*\{\s*\};?/, "")
    .trim();
  if (rest !== "")
    throw new Error(`An index holds named re-exports only; this is something else: ${rest.slice(0, 200)}`);
  const values: string[] = [];
  const types: string[] = [];
  for (const { groups } of text.matchAll(statement)) {
    for (const entry of (groups?.["names"] ?? "").split(",")) {
      const match = /^\s*(?<type>type\s+)?(?:\w+\s+as\s+)?(?<name>\w+)\s*$/.exec(entry);
      const name = match?.groups?.["name"];
      if (name === undefined) continue;
      const isType = groups?.["type"] !== undefined || match?.groups?.["type"] !== undefined;
      (isType ? types : values).push(name);
    }
  }
  return { values: values.toSorted(), types: types.toSorted() };
}
