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
 * Copies up to four members, in their order. The first of an object gives false, with nothing read, for one that is not plain
 * or of another realm.
 *
 * V8 remembers for each place in the source text which keys and shapes it has seen there, and for all closures of one
 * place together. Where one place serves every schema, storing a new member costs 15 to 25 ns; where it serves one, 2,
 * and what copies the member is inlined. Without generating code the only way to have a place for each of the schemas
 * that are used most is to write the function out again: that is what `writer-places-*.ts` are.
 */
export type Writer = (
  copy: Record<string, unknown>,
  source: Readonly<Record<string, unknown>>,
  depth: number,
  run: Run,
) => boolean;

/** The first writer of an object `asks` whether it is a plain one. */
export type WriterPlace = (slots: readonly WriterSlot[], asks: boolean) => Writer;

/** A member that is `undefined`, to be taken out of the copy once the writers are through. */
export function hole(run: Run): undefined {
  run.holes += 1;
  return undefined;
}
