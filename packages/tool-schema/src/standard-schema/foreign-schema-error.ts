import { type SchemaFinding, ToolSchemaError } from "@di-code/ai";

/** What is wrong with a schema of another library. */
export type ForeignSchemaCode =
  /** No Standard Schema 1. */
  | "not_standard"
  /** It cannot be written as JSON Schema by itself, and the caller gave none. */
  | "no_json_schema"
  /** Its library has no JSON Schema for a part of it. */
  | "unrepresentable"
  /** What is given as JSON Schema holds a validator, which a copy would lose. */
  | "not_plain"
  /** It validates asynchronously. */
  | "asynchronous_validator";

const MAX_WORDS = 300;

export function foreignSchemaError(code: ForeignSchemaCode, message: string): ToolSchemaError {
  const finding: SchemaFinding = Object.freeze({ pointer: "", keyword: "", code, message });
  return new ToolSchemaError({ findings: [finding] });
}

/** What a library says of its own schema, in one line: developer's text, of which nothing comes from a model. */
export function wordsOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return "it says nothing more";
    const words = error.message.slice(0, 4 * MAX_WORDS).replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
    return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words;
  } catch {
    return "it says nothing more";
  }
}
