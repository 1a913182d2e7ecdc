import type { Run } from "../../value/run.ts";
import type { Copy } from "../node.ts";

/** Members that each writer takes. */
export const MEMBERS_A_WRITER = 4;

/** A member that a writer copies. */
export interface WriterSlot {
  readonly name: string;
  readonly required: boolean;
  readonly copy: Copy;
}

/**
 * Copies up to four members, in their order.
 *
 * V8 remembers for each place in the source text which keys and shapes it has seen there, and for all closures of one
 * place together. Where one place serves every schema, storing a new member costs 15 to 25 ns, and asking for a prototype
 * 12; where it serves one, 2 and nothing, and what copies the member is inlined. Without generating code the only way to
 * have a place for each of the schemas that are used most is to write the function out again: that is what
 * `writer-places-*.ts` are.
 */
export type Writer = (
  copy: Record<string, unknown>,
  source: Readonly<Record<string, unknown>>,
  depth: number,
  run: Run,
  /** For the first writer of an object, all keys: false, with no member read, for one that is not plain or has others. */
  keys: readonly string[] | undefined,
) => boolean;

export type WriterPlace = (slots: readonly WriterSlot[]) => Writer;

/** Whether an object has exactly these keys in this order, and they are within the limits: then they are counted. */
export function admits(source: object, keys: readonly string[] | undefined, depth: number, run: Run): boolean {
  if (keys === undefined) return true;
  let at = 0;
  for (const key in source) {
    if (at === keys.length || key !== keys[at]) return false;
    at += 1;
  }
  return at === keys.length && run.mayReserve(depth, at);
}

/** A member that is `undefined`, which does not count: to be taken out of the copy once the writers are through. */
export function hole(run: Run): undefined {
  run.holes += 1;
  run.release(1);
  return undefined;
}
