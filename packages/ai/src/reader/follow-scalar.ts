import { isSimply } from "../plan/simple-scalar.ts";
import { Interruption } from "../value/run.ts";
import { scalarFault } from "./faults.ts";
import type { Follows } from "./follows.ts";
import type { Follower } from "./follower.ts";
import type { UnionLiterals } from "./union-view.ts";

/** How long a string may grow before a rule is asked of its characters; these count as one or two each. */
export function stringRoom(followers: readonly Follower[]): number {
  let room = Number.POSITIVE_INFINITY;
  for (const follower of followers) {
    const { texts } = follower;
    follower.beginString();
    room = Math.min(room, texts === undefined ? (follower.view?.maxLength ?? room) : 0);
  }
  return room;
}

/** How much of the open string has been counted. */
export class CountedString {
  units = 0;
  /** Code points of these units. */
  points = 0;
  /** The last of these units. */
  last = 0;

  clear(): void {
    this.units = 0;
    this.points = 0;
    this.last = 0;
  }
}

/** Follows `chunk` after `text`, unit by unit. The index of the unit with which nothing can hold, or -1. */
export function followString(schema: Follows, counted: CountedString, text: string, chunk: string): number {
  const [only] = schema.followers.value;
  if (only?.texts !== undefined && schema.followers.value.length === 1 && only.view?.node.string === undefined) {
    if (only.texts.narrowBy(only, text.length, chunk)) return -1;
  }
  for (let index = counted.units; index < text.length; index += 1) count(counted, text.charCodeAt(index));
  for (let index = 0; index < chunk.length; index += 1) {
    const unit = chunk.charCodeAt(index);
    count(counted, unit);
    for (const follower of schema.followers.value) {
      if (fits(follower, counted, unit)) continue;
      schema.fall(follower.branch, scalarFault(follower, text + chunk.slice(0, index + 1)));
    }
    if (schema.fault !== undefined) return index;
  }
  return -1;
}

function count(counted: CountedString, unit: number): void {
  counted.units += 1;
  // The second half of a pair is no code point of its own.
  if (!(isLow(unit) && isHigh(counted.last))) counted.points += 1;
  counted.last = isLow(unit) && isHigh(counted.last) ? 0 : unit;
}

function fits(follower: Follower, { points, units }: CountedString, unit: number): boolean {
  const { texts, view } = follower;
  if (view !== undefined && points > view.maxLength) return false;
  return texts === undefined || texts.narrow(follower, units - 1, unit);
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** A scalar has come to its end: all of its own rules can be asked. */
export function followScalarEnd(schema: Follows, follower: Follower, value: unknown): void {
  if (satisfies(schema, follower, value)) return;
  schema.fall(follower.branch, scalarFault(follower, value));
}

function satisfies(schema: Follows, follower: Follower, value: unknown): boolean {
  const { view, literals } = follower;
  if (view === undefined) return literals === undefined || isLiteral(follower, literals, value);
  if (isSimply(view.simple, value)) return true;
  try {
    return view.node.own(value, 1, schema.run);
  } catch (error) {
    // Too much work for one call: the check of the whole text says so, if it comes that far.
    if (error instanceof Interruption) return true;
    throw error;
  }
}

function isLiteral(follower: Follower, { texts, known }: UnionLiterals, value: unknown): boolean {
  // Every unit was asked.
  if (texts !== undefined && typeof value === "string") return texts.isWhole(follower, value.length);
  return known.has(scalarOf(value));
}

function scalarOf(value: unknown): string | number | boolean | null {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
