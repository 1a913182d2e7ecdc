import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ToolError } from "@di-code/tool-registry";
import { codeOf } from "./resolve-inside.ts";

/** Larger files are neither read nor written. */
export const MAX_FILE_BYTES = 1_048_576;

/** Never through a link, and never waiting for the other end of a pipe. Windows has neither flag. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The text of a regular file, and its mode. Throws a `ToolError` whose words are for the model. */
export async function readTextFile(absolute: string): Promise<{ readonly text: string; readonly mode: number }> {
  const bytes = await readBytes(absolute);
  if (bytes.content.includes(0)) throw new ToolError("The file is not text.", { code: "NOT_TEXT" });
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.content), mode: bytes.mode };
  } catch (error) {
    throw new ToolError("The file is not UTF-8 text.", { code: "NOT_TEXT", details: codeOf(error) });
  }
}

async function readBytes(absolute: string): Promise<{ readonly content: Uint8Array; readonly mode: number }> {
  const file = await opened(open(absolute, READ_FLAGS));
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) throw new ToolError("It is a folder, not a file.", { code: "NOT_A_FILE" });
    if (!stats.isFile()) throw new ToolError("It is no regular file.", { code: "NOT_A_FILE" });
    // The size is only what is so now: what is read is bounded, not what was said.
    const room = new Uint8Array(Math.min(stats.size, MAX_FILE_BYTES) + 1);
    let length = 0;
    while (length < room.length) {
      const { bytesRead } = await file.read(room, length, room.length - length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    if (length > MAX_FILE_BYTES) throw new ToolError("The file is larger than 1 MiB.", { code: "TOO_LARGE" });
    return { content: room.subarray(0, length), mode: stats.mode & 0o777 };
  } finally {
    await file.close();
  }
}

/** Writes a file that is not there yet, and the folders above it. */
export async function createTextFile(absolute: string, text: string): Promise<void> {
  const bytes = bytesOf(text);
  try {
    await mkdir(dirname(absolute), { recursive: true });
  } catch (error) {
    // A file in the place of a folder is what "exists" there.
    if (codeOf(error) === "EEXIST") throw new ToolError("A part of the path is a file.", { code: "ENOTDIR" });
    throw failure(error);
  }
  const file = await opened(open(absolute, "wx"));
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}

/** Puts a new text in the place of a file's old one, whole or not at all. */
export async function replaceTextFile(absolute: string, text: string, mode: number): Promise<void> {
  const bytes = bytesOf(text);
  const fresh = join(dirname(absolute), `.${randomUUID()}.tmp`);
  const file = await opened(open(fresh, "wx", mode));
  try {
    await file.writeFile(bytes);
    await file.close();
    await rename(fresh, absolute);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(fresh, { force: true });
    throw failure(error);
  }
}

function bytesOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_FILE_BYTES) throw new ToolError("The file would be larger than 1 MiB.", { code: "TOO_LARGE" });
  return bytes;
}

async function opened(opening: Promise<FileHandle>): Promise<FileHandle> {
  try {
    return await opening;
  } catch (error) {
    throw failure(error);
  }
}

/** What the file system says, in words that hold no path. Of what is not foreseen, the code alone. */
function failure(error: unknown): ToolError {
  const code = codeOf(error);
  const message = MESSAGES.get(code) ?? `The file system refused (${code || "unknown reason"}).`;
  return new ToolError(message, { code: code || "EXECUTION_ERROR" });
}

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "There is no such file."],
  ["EEXIST", "There is such a file already."],
  ["EISDIR", "It is a folder, not a file."],
  ["ENOTDIR", "A part of the path is a file."],
  ["EACCES", "Access is denied."],
  ["EPERM", "Access is denied."],
  ["ELOOP", "It is a link."],
  ["ENXIO", "It is no regular file."],
  ["ENOSPC", "The disk is full."],
]);
