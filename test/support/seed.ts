import fc from "fast-check";

// One seed for every property, so that a run of CI is repeatable: what holds today holds on any machine. Other seeds are
// for the search for faults: `TEST_SEED=random`, or the number that a failure printed.
const asked = process.env["TEST_SEED"];

/** The seed of this run's properties. */
export const seed: number = asked === "random" ? Date.now() % 1_000_000_007 : Number(asked ?? 20_261_130);

fc.configureGlobal({ seed });
