const MAX_CHARACTERS = 64;

/** Names of declared types: ASCII letters and digits, none twice. */
export class TypeNames {
  readonly #taken = new Map<string, number>();

  /** A name like `wanted` that was not given before: `Filter`, then `Filter2`. */
  claim(wanted: string): string {
    const count = (this.#taken.get(wanted) ?? 0) + 1;
    this.#taken.set(wanted, count);
    if (count === 1) return wanted;
    // `Filter2` itself may be wanted by somebody.
    return this.#taken.has(`${wanted}${count}`) ? this.claim(wanted) : this.claim(`${wanted}${count}`);
  }
}

/** `search_logs` is `SearchLogs`; what is no ASCII letter or digit only parts words. */
export function pascalCase(name: string): string {
  const words = name.slice(0, MAX_CHARACTERS).split(/[^A-Za-z0-9]+/);
  return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join("");
}
