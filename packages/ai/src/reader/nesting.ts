/** Which containers are open: arrays or objects. */
export class Nesting {
  /** The innermost is an array. */
  isArray = false;
  readonly #outer: boolean[] = [];

  get isOver(): boolean {
    return this.#outer.length === 0;
  }

  open(isArray: boolean): void {
    this.#outer.push(this.isArray);
    this.isArray = isArray;
  }

  close(): void {
    this.isArray = this.#outer.pop() === true;
  }
}
