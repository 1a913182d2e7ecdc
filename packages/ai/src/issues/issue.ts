/** What is wrong with an argument, or with the text that should have held one. */
export type ValueKind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** What a text that is no JSON looks like. */
export type TextHint =
  | "truncated"
  | "fenced"
  | "multiple_values"
  | "trailing_text"
  | "control_character"
  | "single_quotes"
  | "nonstandard_literal"
  | "trailing_comma"
  | "empty"
  | "byte_order_mark"
  | "double_encoded";

/**
 * One mistake, as data. Holds names, places and rules; never a value that the model sent.
 */
export interface ToolArgumentIssue {
  /** RFC 6901 pointer into the arguments, exact; `""` is the root. At most 1,024 characters. */
  readonly path: string;
  /** The exact path is longer than 1,024 characters; `path` is its beginning. */
  readonly pathTruncated?: true;
  /**
   * The JSON Schema keyword that was not met, or one of `json`, `root`, `duplicate_key`, `unsafe_number`,
   * `lone_surrogate`, `unsafe_key`, `not_json`, `not_cloneable`, `limit`, `undeclared`, `validator`.
   */
  readonly keyword: string;
  /** A sentence without its place: `must be number`. */
  readonly message: string;
  /** RFC 6901 pointer into the tool's schema. */
  readonly schemaPath?: string;
  /** What the schema allows there: `integer between 1 and 200`, `one of staging, production`. */
  readonly expected?: string;
  /** The kind of what was received, never the value. */
  readonly received?: ValueKind;
  /** The declared property or enum member that was probably meant. */
  readonly suggestion?: string;
  /** UTF-16 offset into the text, for problems of the text. */
  readonly offset?: number;
  readonly hint?: TextHint;
}
