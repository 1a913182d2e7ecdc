import type { JsonValue } from "@di-code/ai";

/** One broken rule, as a check reports it. */
export interface Fault {
  /** `?` where it cannot be said which. */
  readonly keyword: string;
  /** What the keyword says, so that two faults can be told apart. */
  readonly rule: JsonValue;
  /** The rule lists values; two that list the same are not one. */
  readonly isLiteral?: boolean;
}
