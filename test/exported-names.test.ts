import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type ExportedNames, readExportedNames } from "./support/exported-names.ts";

const folder = mkdtempSync(join(tmpdir(), "di-code-index-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(text: string): ExportedNames {
  const path = join(folder, "index.ts");
  writeFileSync(path, text);
  return readExportedNames(pathToFileURL(path));
}

test.each<[name: string, text: string, expected: ExportedNames]>([
  ["values", 'export { b, a } from "./a.ts";', { values: ["a", "b"], types: [] }],
  ["types", 'export type { B,\n  A,\n} from "./a.ts";', { values: [], types: ["A", "B"] }],
  ["both in one statement", 'export { a, type A } from "./a.ts";', { values: ["a"], types: ["A"] }],
  ["the new name of a renamed one", 'export { a as b } from "./a.ts";', { values: ["b"], types: [] }],
  ["nothing from an empty index", "export {};\n", { values: [], types: [] }],
  ["nothing from comments", '// export { a } from "./a.ts";\n/** { b } */\nexport {};', { values: [], types: [] }],
])("reads %s", (_name, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["a star", 'export * from "./a.ts";'],
  ["a declaration", "export const a = 1;"],
  ["an import", 'import "./a.ts";'],
])("refuses %s", (_name, text) => {
  expect(() => read(text)).toThrow("named re-exports only");
});
