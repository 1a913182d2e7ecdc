import type { BareToken } from "./bare-token.ts";
import type { Word } from "./word-token.ts";

/** Told what a text holds as it is read. Each answer says whether the reading goes on. */
export interface TextListener {
  /** The first character of a string, number or literal, whose value is known then. */
  scalar(kind: number, literal?: boolean | null): boolean;
  open(isArray: boolean): boolean;
  close(isArray: boolean): boolean;
  comma(isArray: boolean): boolean;
  /**
   * The member that probably comes now: its key in quotes, and the colon. Undefined where none is more likely; otherwise
   * there may be another member, and `comma` is not asked.
   */
  expectedMember(): Word | undefined;
  /** It has come, and nothing was said of its characters. */
  expectedKeyEnd(): void;
  /** The index of the unit at which the reading ends, or -1. */
  key(chunk: string): number;
  keyEnd(): boolean;
  /** The index of the unit at which the reading ends, or -1. */
  string(chunk: string): number;
  stringEnd(): boolean;
  /** The last character of a number or literal. */
  bare(token: BareToken): boolean;
}
