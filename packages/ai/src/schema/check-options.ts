import type { Formats, PatternEngine } from "../arguments/options.ts";

/** How `checkToolSchema` judges, and how much schema it reads. */
export interface SchemaCheckOptions {
  /** The schema is somebody else's: what cannot be enforced is listed instead of refused. Default `false`. */
  readonly imported?: boolean;
  /** More string formats. */
  readonly formats?: Formats;
  /** Runs the patterns that are not shown to be linear: what it compiles is accepted. */
  readonly patternEngine?: PatternEngine;
  /**
   * Most schemas within one another, the root being the first; and most lists and objects within one another in a
   * value that is no schema (`default`, `const`). Default 64.
   */
  readonly maxDepth?: number;
  /** Most schemas in the document; one object at two places counts twice. Default 20,000. */
  readonly maxNodes?: number;
  /** Longest schema as compact JSON text, in UTF-16 units before escaping. Default 1,000,000. */
  readonly maxCharacters?: number;
  /** Most `enum` values, of all `enum`s together. Default 20,000. */
  readonly maxEnumValues?: number;
}
