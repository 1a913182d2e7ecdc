import type { Random } from "./random.ts";

/** Characters that a class or escape without bounds is drawn from. */
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/**
 * A text that a regular expression matches, for the expressions of plain syntax; undefined for the others. Where the
 * expression repeats without end, it does so up to `length` times.
 */
export function patternText(source: string, random: Random, length = 3): string | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(source, "u");
  } catch {
    return undefined;
  }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const writer = new Writer(source, random, length);
    const text = writer.alternatives();
    if (writer.isDone && expression.test(text)) return text;
  }
  return undefined;
}

/** Reads the expression once, and writes what it reads as it goes. */
class Writer {
  readonly #source: string;
  readonly #random: Random;
  readonly #length: number;
  #at = 0;

  constructor(source: string, random: Random, length: number) {
    this.#source = source;
    this.#random = random;
    this.#length = length;
  }

  get isDone(): boolean {
    return this.#at >= this.#source.length;
  }

  alternatives(): string {
    const texts = [this.#sequence()];
    while (this.#source[this.#at] === "|") {
      this.#at += 1;
      texts.push(this.#sequence());
    }
    return this.#random.pick(texts) ?? "";
  }

  #sequence(): string {
    let text = "";
    while (this.#at < this.#source.length) {
      const character = this.#source[this.#at];
      if (character === "|" || character === ")") break;
      const start = this.#at;
      const first = this.#atom();
      const afterAtom = this.#at;
      const count = this.#count();
      const afterCount = this.#at;
      for (let repeat = 0; repeat < count; repeat += 1) {
        this.#at = start;
        text += repeat === 0 ? first : this.#atom();
        this.#at = afterAtom;
      }
      this.#at = afterCount;
    }
    return text;
  }

  #atom(): string {
    const character = this.#source[this.#at] ?? "";
    this.#at += 1;
    switch (character) {
      case "^":
      case "$":
        return "";
      case ".":
        return this.#random.pick(["a", "b", "0", "-", "_"]);
      case "(":
        return this.#group();
      case "[":
        return this.#class();
      case "\\":
        return this.#random.pick(this.#escape()) ?? "";
      default:
        return character;
    }
  }

  #group(): string {
    const opening = /^\?(?::|<\w+>)/u.exec(this.#source.slice(this.#at));
    // Looking ahead and behind takes no characters; the whole text is tested in the end.
    const assertion = /^\?<?[=!]/u.exec(this.#source.slice(this.#at));
    this.#at += (opening ?? assertion)?.[0].length ?? 0;
    const text = this.alternatives();
    this.#at += 1;
    return assertion === null ? text : "";
  }

  #class(): string {
    const isNegated = this.#source[this.#at] === "^";
    if (isNegated) this.#at += 1;
    const members: string[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== "]") {
      const low = this.#member();
      const isRange = this.#source[this.#at] === "-" && this.#source[this.#at + 1] !== "]" && low.length === 1;
      if (!isRange) {
        members.push(...low);
        continue;
      }
      this.#at += 1;
      const [from = ""] = low;
      const [to = ""] = this.#member();
      const codes = { from: from.codePointAt(0) ?? 0, to: to.codePointAt(0) ?? 0 };
      for (let code = codes.from; code <= Math.min(codes.to, codes.from + 200); code += 1) {
        members.push(String.fromCodePoint(code));
      }
    }
    this.#at += 1;
    const chosen = isNegated ? PRINTABLE.filter((character) => !members.includes(character)) : members;
    return this.#random.pick(chosen) ?? "";
  }

  #member(): readonly string[] {
    const character = this.#source[this.#at] ?? "";
    this.#at += 1;
    return character === "\\" ? this.#escape() : [character];
  }

  #escape(): readonly string[] {
    const character = this.#source[this.#at] ?? "";
    this.#at += 1;
    switch (character) {
      case "d":
        return [..."0123456789"];
      case "w":
        return PRINTABLE.filter((printable) => /\w/u.test(printable));
      case "s":
        return [" "];
      case "S":
      case "D":
        return ["a", "b"];
      case "W":
        return ["-"];
      case "n":
        return ["\n"];
      case "b":
      case "B":
        return [""];
      default:
        return [character];
    }
  }

  #count(): number {
    const quantifier = /^(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/u.exec(this.#source.slice(this.#at));
    if (quantifier === null) return 1;
    const [whole, sign, low, comma, high] = quantifier;
    this.#at += whole.length;
    if (sign === "?") return this.#random.integer(0, 1);
    if (sign === "*") return this.#random.integer(0, this.#length);
    if (sign === "+") return this.#random.integer(1, this.#length);
    const least = Number(low);
    if (comma !== ",") return least;
    return this.#random.integer(
      least,
      Math.min(high === "" || high === undefined ? least + 3 : Number(high), least + 3),
    );
  }
}
