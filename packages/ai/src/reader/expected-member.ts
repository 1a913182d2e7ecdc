import { type Word, WordToken } from "./word-token.ts";

/** A member that probably comes: its key in quotes and the colon, compared where they stand. */
export class ExpectedMember extends WordToken {
  /** The state to go on with if it turns out to be another before its key has begun. */
  otherwise = 0;

  override start(word: Word, progress: number, otherwise = 0): void {
    this.word = word;
    this.progress = progress;
    this.otherwise = otherwise;
  }

  /** The quote after the key has come. */
  get hasKey(): boolean {
    return this.progress >= this.word.units.length - 1;
  }

  /** What has come of the key. */
  get key(): string {
    return this.word.text.slice(1, this.progress);
  }
}
