/** A regular expression, as far as it must be known to write a text that it matches. */
export type PatternNode =
  | { readonly kind: "set"; readonly source: string }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly least: number; readonly most: number };

/** Groups within groups. */
const MAX_DEPTH = 60;

const EMPTY: PatternNode = { kind: "sequence", items: [] };

const SET_ESCAPE =
  /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}(?:\\u[0-9a-fA-F]{4})?|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|.)/suy;
const QUANTIFIER = /(?:(?<sign>[?*+])|\{(?<least>\d+)(?:(?<comma>,)(?<most>\d*))?\})\??/uy;
const GROUP = /\((?:\?(?:(?<look><?[=!])|:|<[^>=!][^>]*>))?/uy;

/**
 * The tree of a pattern that compiles with the flag `u`. What takes no character (`^`, `\b`, looking ahead and behind) is
 * left out: whoever writes a text from the tree must test it. Undefined for back-references and deep nesting.
 */
export function parsePattern(source: string): PatternNode | undefined {
  const parser = new Parser(source);
  const tree = parser.choice(0);
  return parser.isDone ? tree : undefined;
}

class Parser {
  private at = 0;
  private hasFailed = false;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get isDone(): boolean {
    return !this.hasFailed && this.at >= this.source.length;
  }

  choice(depth: number): PatternNode {
    if (depth > MAX_DEPTH) return this.fail();
    const options = [this.sequence(depth)];
    while (this.source[this.at] === "|") {
      this.at += 1;
      options.push(this.sequence(depth));
    }
    const [only] = options;
    return only !== undefined && options.length === 1 ? only : { kind: "choice", options };
  }

  private sequence(depth: number): PatternNode {
    const items: PatternNode[] = [];
    while (!this.hasFailed && this.at < this.source.length) {
      const character = this.source[this.at];
      if (character === "|" || character === ")") break;
      const item = this.atom(depth);
      const quantifier = this.take(QUANTIFIER)?.groups;
      items.push(quantifier === undefined ? item : repeated(item, quantifier));
    }
    return { kind: "sequence", items };
  }

  private atom(depth: number): PatternNode {
    switch (this.source[this.at]) {
      case "^":
      case "$":
        this.at += 1;
        return EMPTY;
      case "(":
        return this.group(depth);
      case "[":
        return this.set();
      case "\\":
        return this.escape();
      default: {
        const character = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
        this.at += character.length;
        return { kind: "set", source: character };
      }
    }
  }

  private group(depth: number): PatternNode {
    const look = this.take(GROUP)?.groups?.["look"];
    const inside = this.choice(depth + 1);
    if (this.source[this.at] !== ")") return this.fail();
    this.at += 1;
    return look === undefined ? inside : EMPTY;
  }

  private set(): PatternNode {
    const start = this.at;
    for (this.at += 1; this.at < this.source.length && this.source[this.at] !== "]"; this.at += 1) {
      if (this.source[this.at] === "\\") this.at += 1;
    }
    this.at += 1;
    return { kind: "set", source: this.source.slice(start, this.at) };
  }

  private escape(): PatternNode {
    const escape = this.take(SET_ESCAPE)?.[0] ?? "";
    if (escape === "\\b" || escape === "\\B") return EMPTY;
    return /^\\(?:[1-9k])/u.test(escape) || escape === "" ? this.fail() : { kind: "set", source: escape };
  }

  private take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const found = expression.exec(this.source);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  private fail(): PatternNode {
    this.hasFailed = true;
    return EMPTY;
  }
}

function repeated(item: PatternNode, groups: Readonly<Record<string, string | undefined>>): PatternNode {
  const { sign, least, comma, most } = groups;
  if (sign !== undefined) {
    return { kind: "repeat", item, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Number.POSITIVE_INFINITY };
  }
  const low = Number(least);
  const high = comma === undefined ? low : most === "" || most === undefined ? Number.POSITIVE_INFINITY : Number(most);
  return { kind: "repeat", item, least: low, most: high };
}
