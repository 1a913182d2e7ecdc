import type { JsonValue } from "@di-code/ai";
import type { Random } from "../random.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Applied, Selection, Shape } from "../schema/shape.ts";

/** What is wished of a value. */
export interface Wish {
  /** Only what is required, or all that is declared. */
  readonly fullness: "least" | "full";
  /** Above 0 for another value than the one before. */
  readonly attempt: number;
  /** Members and items from the root to the value. */
  readonly depth: number;
}

/** Makes values; what makes arrays and objects asks it for what is in them. */
export interface Maker {
  readonly source: SchemaSource;
  readonly random: Random;
  /** A frozen value that all the schemas take; undefined where none is found. */
  make(applied: readonly Applied[], wish: Wish): JsonValue | undefined;
  /** The same with the ways of choices given, and with the shape it was made from. */
  makeChosen(applied: readonly Applied[], selection: Selection, wish: Wish): MadeValue | undefined;
  /** From the rules of a shape, one by one: whether the schemas take it as a whole is not asked. */
  makeFrom(shape: Shape, applied: readonly Applied[], wish: Wish): JsonValue | undefined;
  /** Whether the schemas take what was made from their rules, as far as that can be told. */
  takes(shape: Shape, applied: readonly Applied[], value: JsonValue): boolean;
  /** Freezes a new array or object; undefined where it is too large. */
  seal(value: JsonValue[] | Record<string, JsonValue>): JsonValue | undefined;
}

export interface MadeValue {
  readonly value: JsonValue;
  readonly shape: Shape;
  /** The attempt that was taken: other values made from the shape start there. */
  readonly attempt: number;
}
