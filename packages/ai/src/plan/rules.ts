import type { JsonValue } from "../contracts/json.ts";

export interface StringRules {
  /** Code points. */
  readonly minLength: number | undefined;
  /** Code points. */
  readonly maxLength: number | undefined;
  readonly pattern: PatternRule | undefined;
  readonly format: FormatRule | undefined;
}

export interface PatternRule {
  readonly source: string;
  readonly test: (text: string) => boolean;
}

export interface FormatRule {
  readonly name: string;
  readonly test: (text: string) => boolean;
}

export interface NumberRules {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multipleOf: MultipleOfRule | undefined;
}

interface MultipleOfRule {
  readonly divisor: number;
  readonly test: (value: number) => boolean;
}

export interface DependentRequiredRule {
  readonly keyword: "dependentRequired" | "dependencies";
  /** The member whose presence asks for others. */
  readonly name: string;
  readonly others: readonly string[];
}

/** `enum` or `const`. */
export interface LiteralRule {
  readonly keyword: "enum" | "const";
  readonly values: readonly JsonValue[];
  readonly test: (value: unknown) => boolean;
}

/** Rules of TypeBox that are no JSON Schema (`~refine`): TypeBox itself decides them. */
export interface HiddenRule {
  readonly keyword: string;
  readonly test: (value: unknown) => boolean;
  readonly message: string | undefined;
}
