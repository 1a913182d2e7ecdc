import { type CheckIssue, ToolError } from "@di-code/tool-registry";
import type { RunCommand } from "../commands/command-runner.ts";
import { type Place, resolveInside } from "./resolve-inside.ts";

/** What the tools work on. The host's own: no model can change it. */
export interface Workspace {
  /** The folder, as a real path. */
  readonly root: string;
  readonly runCommand: RunCommand;
}

/** A tool's `check` of a path: refused before anybody is asked for an approval. */
export async function checkPath({ root }: Workspace, path: string): Promise<readonly CheckIssue[]> {
  const place = await resolveInside(root, path);
  return place.isInside ? [] : [{ path: "/path", message: place.fault }];
}

/** The place that a path names, looked up again when the tool runs: much can happen while a person thinks. */
export async function placeOf({ root }: Workspace, path: string): Promise<Extract<Place, { isInside: true }>> {
  const place = await resolveInside(root, path);
  if (!place.isInside) throw new ToolError(`The path ${place.fault}.`, { code: "OUTSIDE" });
  return place;
}
