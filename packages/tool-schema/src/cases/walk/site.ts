import type { JsonValue } from "@di-code/ai";
import type { Maker } from "../make/make-context.ts";
import type { Part, Shape } from "../schema/shape.ts";
import type { CaseList } from "./case-list.ts";
import type { Place } from "./place.ts";

/** A place for which ways were taken at all choices, and the least value made that way. */
export interface Site {
  readonly place: Place;
  readonly shape: Shape;
  readonly value: JsonValue;
  /** The attempt that gave the value. */
  readonly attempt: number;
  /** The parts whose rules are to be broken: those that were not in the shapes of enough sites of the place before. */
  readonly breaking: readonly Part[];
  /** Whether the places below are wanted: of many sites that have the same ones, those of the first are enough. */
  readonly wantsBelow: boolean;
  /** Members that must be there, since what applies depends on them. */
  readonly include: readonly string[];
  readonly maker: Maker;
  readonly cases: CaseList;
}
