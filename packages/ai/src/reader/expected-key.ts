/** A key that probably comes, compared where it stands. */
export class ExpectedKey {
  name = "";
  #progress = 0;

  start(name: string): void {
    this.name = name;
    this.#progress = 0;
  }

  /** Reads on; the offset of the first character that the name does not go on with. */
  read(fragment: string, from: number): number {
    const { name } = this;
    const offset = from - this.#progress;
    const end = Math.min(fragment.length, name.length + offset);
    let at = from;
    while (at < end && fragment.charCodeAt(at) === name.charCodeAt(at - offset)) at += 1;
    this.#progress = at - offset;
    return at;
  }

  get isWhole(): boolean {
    return this.#progress === this.name.length;
  }

  /** What has come of it. */
  get text(): string {
    return this.name.slice(0, this.#progress);
  }
}
