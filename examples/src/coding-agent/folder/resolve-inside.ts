import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isThere } from "./is-there.ts";

/** Where a path leads, with no link left in it; or why it must not be used, as a sentence without its place. */
export type Place =
  | {
      readonly isInside: true;
      /** For the file system. */
      readonly absolute: string;
      /** For people and models, with `/`; "." is the folder itself. */
      readonly shown: string;
    }
  | { readonly isInside: false; readonly fault: string };

/** Longer ones are no path that a project has. */
const MAX_PATH_CHARACTERS = 1_024;

const OUTSIDE = "must not lead out of the folder";

/**
 * The place inside `root` that a path names, which need not exist. `root` has to be a real path (`realpath`).
 *
 * Refused: NUL, absolute paths, `..` that leave, links that lead out at any level, links that lead nowhere (writing would
 * create their target), and paths below a file. Between this and the use of the place, somebody else can put a link
 * there; so files are opened without following one, and commands, which can do all that the user can, are asked for.
 */
export async function resolveInside(root: string, path: string): Promise<Place> {
  if (path.includes("\0")) return fault("must not hold a NUL character");
  if (path.length > MAX_PATH_CHARACTERS) return fault(`must not have more than ${MAX_PATH_CHARACTERS} characters`);
  if (isAbsolute(path)) return fault("must be relative to the folder");
  const wanted = resolve(root, path);
  if (!isWithin(root, wanted)) return fault(OUTSIDE);
  try {
    const { existing, rest } = await deepestExisting(root, wanted);
    const absolute = join(existing, rest);
    if (!isWithin(root, absolute)) return fault(OUTSIDE);
    return { isInside: true, absolute, shown: relative(root, absolute).replaceAll(sep, "/") || "." };
  } catch (error) {
    return fault(faultOf(codeOf(error)));
  }
}

/** The real path of the part that exists, and the part that does not. Throws what the file system says of both. */
async function deepestExisting(
  root: string,
  wanted: string,
): Promise<{ readonly existing: string; readonly rest: string }> {
  for (let part = wanted; ; part = dirname(part)) {
    try {
      return { existing: await realpath(part), rest: relative(part, wanted) };
    } catch (error) {
      if (codeOf(error) !== "ENOENT" || part === root) throw error;
      if (await isThere(part)) throw new DanglingLink();
    }
  }
}

class DanglingLink extends Error {
  readonly code = "DANGLING";
}

function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}

function fault(sentence: string): Place {
  return { isInside: false, fault: sentence };
}

function faultOf(code: string): string {
  switch (code) {
    case "DANGLING":
      return "must not be a link that leads nowhere";
    case "ELOOP":
      return "must not be a link that leads to itself";
    case "ENOTDIR":
      return "must not go on below a file";
    case "ENAMETOOLONG":
      return "has a part that is too long";
    case "EACCES":
      return "leads where access is denied";
    default:
      return "cannot be looked up";
  }
}

/** The code of a file system's error; "" for anything else. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
