import type { ArgumentOptions, JsonObject, JsonValue } from "@di-code/ai";

/** Arguments that the schema takes. */
export interface ValidArgumentCase<TArguments = JsonObject> {
  /** What is special about it: `/: minimal`, `/limit: lowest 1`, `/unit: "celsius"`. Unique among the valid cases. */
  readonly name: string;
  /**
   * As a model would send it: before a validator of the schema's own transforms it. Deeply frozen, and cases share parts; a
   * tool gets the copy that validating it gives.
   */
  readonly value: Readonly<TArguments>;
}

/** Arguments that break one rule of the schema. */
export interface InvalidArgumentCase {
  /** What is wrong with it: `/limit: below minimum 1`, `/path: missing`. Unique among the invalid cases. */
  readonly name: string;
  /** Deeply frozen; cases share parts. No object where the case is about the root. */
  readonly value: JsonValue;
  /** RFC 6901 pointer into the arguments: the `path` of the one issue that a check must report. */
  readonly pointer: string;
  /** The `keyword` of that issue: of JSON Schema, or `root` for arguments that are no object. */
  readonly keyword: string;
}

/** Cases for table tests of a tool, in an order that does not change. */
export interface ArgumentCases<TArguments = JsonObject> {
  /** Empty where nothing was found that satisfies the schema. */
  readonly valid: readonly ValidArgumentCase<TArguments>[];
  readonly invalid: readonly InvalidArgumentCase[];
  /** Some cases were left out, because a limit was reached. */
  readonly isCut: boolean;
}

/** How cases are made. What changes the meaning of the schema is as for validating arguments. */
export interface ArgumentCaseOptions extends Pick<ArgumentOptions, "imported" | "formats" | "patternEngine"> {
  /** Other texts, numbers and names for another seed; a 32-bit integer. Default 0. */
  readonly seed?: number;
  /** Most valid cases, and most invalid ones. Default 500. */
  readonly maxCases?: number;
  /** Deepest nesting that is visited; the root is 1. Default 12. */
  readonly maxDepth?: number;
}
