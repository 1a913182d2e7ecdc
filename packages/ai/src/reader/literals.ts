/** A word of JSON and the value that it stands for. */
export interface Literal {
  readonly word: string;
  readonly value: boolean | null;
}

const LITERALS: ReadonlyMap<number, Literal> = new Map(
  [true, false, null].map((value) => [String(value).charCodeAt(0), { word: String(value), value }]),
);

/** The word that begins with a character; undefined if none does. */
export function literalAt(code: number): Literal | undefined {
  return LITERALS.get(code);
}
