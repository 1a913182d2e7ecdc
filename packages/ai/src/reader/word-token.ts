/** A text that probably comes, as far as it has come. */
export class WordToken {
  word = "";
  /** Characters that have come. */
  progress = 0;

  start(word: string, progress: number): void {
    this.word = word;
    this.progress = progress;
  }

  /** Reads on; the offset of the first character that the word does not go on with. */
  read(fragment: string, from: number): number {
    const { word } = this;
    const offset = from - this.progress;
    const end = Math.min(fragment.length, word.length + offset);
    let at = from;
    while (at < end && fragment.charCodeAt(at) === word.charCodeAt(at - offset)) at += 1;
    this.progress = at - offset;
    return at;
  }

  get isWhole(): boolean {
    return this.progress === this.word.length;
  }
}
