import { lstat } from "node:fs/promises";

/** Whether a file system has an entry of this path, be it a link that leads nowhere. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
