/** Characters that a pattern or a format reads in the time of one step. */
const CHARACTERS_A_STEP = 16;

/** Steps that one more schema costs on a value: a text is read again from its beginning. */
export function costOfAnother(value: unknown): number {
  return typeof value === "string" ? costOfText(value) : 1;
}

/** Steps that starting a pattern takes, on the shortest text. */
const STEPS_A_PATTERN = 8;

/** Steps that one more pattern costs on a text. */
export function costOfText(text: string): number {
  return STEPS_A_PATTERN + costOfReading(text);
}

/** Steps that reading a text takes, apart from the step of the schema that reads it. */
export function costOfReading(text: string): number {
  return Math.floor(text.length / CHARACTERS_A_STEP);
}
