import { fstatSync } from "node:fs";
import { open } from "node:fs/promises";
import { printable } from "../terminal/printable.ts";
import { STANDARD_INPUT } from "./command-line.ts";

/** An input that can be read. */
export interface Input {
  /** For messages. */
  readonly name: string;
  /** In bytes; unknown for pipes. */
  readonly size: number | undefined;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** The input cannot be read, in words for whoever named it. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** @throws InputError also while the chunks are read. */
export async function openInput(file: string): Promise<Input> {
  if (file === STANDARD_INPUT) return openStandardInput();
  try {
    const handle = await open(file);
    const status = await handle.stat();
    return {
      name: printable(file),
      size: status.isFile() ? status.size : undefined,
      chunks: explained(file, handle.createReadStream({ highWaterMark: 1 << 18 })),
    };
  } catch (error) {
    throw toInputError(file, error);
  }
}

function openStandardInput(): Input {
  const name = "standard input";
  let size: number | undefined;
  try {
    const status = fstatSync(process.stdin.fd);
    // Node reads a directory there as an empty file.
    if (status.isDirectory()) throw new InputError(`${name}: ${REASONS["EISDIR"]}`);
    if (status.isFile()) size = status.size;
  } catch (error) {
    if (error instanceof InputError) throw error;
    // A stream without a descriptor says by itself what is wrong with it.
  }
  return { name, size, chunks: explained(name, process.stdin) };
}

async function* explained(name: string, chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      if (chunk instanceof Uint8Array) yield chunk;
    }
  } catch (error) {
    throw toInputError(name, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "is a directory, not a file",
  EACCES: "may not be read",
  EPERM: "may not be read",
  ENOTDIR: "a part of the path is no directory",
  ENAMETOOLONG: "the name is too long",
  ERR_INVALID_ARG_VALUE: "the name is none that a file can have",
};

function toInputError(name: string, error: unknown): InputError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  return new InputError(`${printable(name)}: ${REASONS[code] ?? `cannot be read (${code})`}`, { cause: error });
}
