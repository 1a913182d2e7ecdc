import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const workspaceRoot: string = fileURLToPath(new URL("../../", import.meta.url));

/** What a `package.json` says that is looked at here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly packageManager?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package of the workspace that gets published. */
export interface PublishedPackage {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** The packages under `packages/` that are not private, by name. */
export function listPublishedPackages(): readonly PublishedPackage[] {
  const parent = join(workspaceRoot, "packages");
  return readdirSync(parent)
    .map((entry) => join(parent, entry))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** The version of a package that the workspace's lockfile installed at its root. */
export function installedVersion(name: string): string {
  return readManifest(join(workspaceRoot, "node_modules", name)).version;
}
