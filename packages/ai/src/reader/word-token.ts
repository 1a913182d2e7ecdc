/** A text that may come. */
export interface Word {
  readonly text: string;
  /** Its UTF-16 units: to look one up takes a fifth of the time of `charCodeAt`. */
  readonly units: readonly number[];
}

export function wordOf(text: string): Word {
  return { text, units: Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)) };
}

const NO_WORD = wordOf("");

/** A word that probably comes, as far as it has come. */
export class WordToken {
  word: Word = NO_WORD;
  /** Characters that have come. */
  progress = 0;

  start(word: Word, progress: number): void {
    this.word = word;
    this.progress = progress;
  }

  /** Reads on; the offset of the first character that the word does not go on with. */
  read(fragment: string, from: number): number {
    const { units } = this.word;
    const offset = from - this.progress;
    const end = Math.min(fragment.length, units.length + offset);
    let at = from;
    while (at < end && fragment.charCodeAt(at) === units[at - offset]) at += 1;
    this.progress = at - offset;
    return at;
  }

  get isWhole(): boolean {
    return this.progress === this.word.units.length;
  }
}
