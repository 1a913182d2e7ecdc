/** Runs a pattern that is not shown to be linear, in an engine that is (`re2js`). */
export interface PatternEngine {
  /** Compiles a pattern, or throws. The result tells whether a text has a match anywhere. */
  compile(pattern: string): (text: string) => boolean;
}

/** Checks of string formats, by name. A check that throws counts as refusal. */
export type Formats = Readonly<Record<string, (text: string) => boolean>>;

/** How arguments are read and checked. The same for every entry point. */
export interface ArgumentOptions {
  /** Longest text that is read, in UTF-16 units. Beyond it: `limit`. Default 10,000,000. */
  readonly maxCharacters?: number;
  /** Deepest nesting of objects and arrays; the root is depth 1. Beyond it: `limit`. Default 128. */
  readonly maxDepth?: number;
  /** Most values in the arguments, the root and shared values counted each time. Beyond it: `limit`. Default 1,000,000. */
  readonly maxNodes?: number;
  /** Most steps of one check, which doubled `$ref`s and unions of unions multiply. Beyond it: `limit`. Default 50,000,000. */
  readonly maxSteps?: number;
  /** Most issues that an error lists; `omitted` counts the rest. Default 32. */
  readonly maxIssues?: number;
  /** A key twice in one object: refused, or the last one counts as `JSON.parse` has it. Default `"refuse"`. */
  readonly duplicateKeys?: "refuse" | "allow";
  /** An integer literal that a double cannot hold: refused, or rounded as `JSON.parse` does. An overflow is always refused. Default `"refuse"`. */
  readonly unsafeNumbers?: "refuse" | "allow";
  /** Half a surrogate pair in a string or key. Default `"allow"`. */
  readonly loneSurrogates?: "allow" | "refuse";
  /**
   * Members that no applied schema declares: `"schema"` leaves them to the schema; `"refuse"` refuses them as
   * `unevaluatedProperties: false` would, wherever a schema with `properties` applies. Default `"schema"`.
   */
  readonly undeclared?: "schema" | "refuse";
  /** The schema is somebody else's: what cannot be enforced is listed (`checkToolSchema`) instead of refused. Default `false`. */
  readonly imported?: boolean;
  /** Runs the patterns that are not shown to be linear. */
  readonly patternEngine?: PatternEngine;
  /** More string formats, or others in place of the built-in ones. */
  readonly formats?: Formats;
}
