import type { JsonValue } from "@di-code/ai";

/** Ends the search for cases; what was found before is right. Thrown within `findCases`, and caught there. */
export class OutOfSteps extends Error {}

/** Steps for all cases of a schema together: members and schemas that are looked at, each some 100 ns. */
export const MAX_STEPS = 10_000_000;

/** What the search for cases may still cost. Counted, not timed, so that the same schema gives the same cases. */
export class StepBudget {
  private left = MAX_STEPS;

  /** @throws OutOfSteps */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new OutOfSteps();
  }
}

// Values are frozen and share parts, so that most are counted once.
const sizes = new WeakMap<object, number>();

/** Values within a frozen value, itself included. */
export function sizeOf(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let size = 1;
  for (const inside of Object.values(value)) size += sizeOf(inside);
  sizes.set(value, size);
  return size;
}
