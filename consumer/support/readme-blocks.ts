import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { listPublishedPackages, workspaceRoot } from "./workspace.ts";

/** A fenced `ts` block of a README: a whole program, which must compile and run as it stands. */
export interface ReadmeBlock {
  /** `packages/ai/README.md:12`, the line of the fence. */
  readonly place: string;
  /** A file name that is different for each block. */
  readonly fileName: string;
  readonly code: string;
}

const fence = /^(?<marks>`{3,})(?<language>[\w-]*)[^\n]*\n(?<code>[\s\S]*?)^\k<marks>[ \t]*$/gm;

function blocksOf(readme: string): readonly ReadmeBlock[] {
  const path = join(workspaceRoot, readme);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(fence)].flatMap((match) => {
    const { language, code = "" } = match.groups ?? {};
    if (language !== "ts" && language !== "typescript") return [];
    const line = text.slice(0, match.index).split("\n").length;
    const fileName = `${readme.replace(/\.md$/, "").replaceAll(/\W+/g, "-").toLowerCase()}-${line}.ts`;
    return [{ place: `${readme}:${line}`, fileName, code }];
  });
}

/** Every `ts` block of the root README and of each published package's README, in that order. */
export function listReadmeBlocks(): readonly ReadmeBlock[] {
  const folders = listPublishedPackages().map(({ folder }) => folder.slice(workspaceRoot.length).replaceAll("\\", "/"));
  return ["README.md", ...folders.map((folder) => `${folder}/README.md`)].flatMap(blocksOf);
}

/** The packages that blocks import, apart from Node's own: what a reader would install to run them. */
export function listImportedPackages(blocks: readonly ReadmeBlock[]): readonly string[] {
  const specifiers = blocks.flatMap(({ code }) =>
    [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](?<specifier>[^"'.][^"']*)["']/g)].map(
      (match) => match.groups?.["specifier"] ?? "",
    ),
  );
  const names = specifiers
    .filter((specifier) => !specifier.startsWith("node:") && !builtinModules.includes(specifier))
    .map((specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(names)].toSorted();
}
