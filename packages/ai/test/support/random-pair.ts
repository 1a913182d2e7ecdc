import fc from "fast-check";
import { randomToolSchema, type Schema } from "./random-schema.ts";
import { instanceOf, mutated } from "./random-value.ts";
import { createRandom } from "./random.ts";

/** A tool's schema and arguments that are nearly valid: an instance with none, one or two changes. */
export interface Pair {
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
}

function randomPair(seed: number, size: number): Pair {
  const random = createRandom(seed);
  const schema = randomToolSchema(random, size);
  let value = instanceOf(schema, schema, random);
  for (let changes = random.pick([0, 0, 0, 1, 2]); changes > 0; changes -= 1) value = mutated(value, random);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { schema, value: isObject ? (value as Pair["value"]) : { a: value } };
}

/** Shrinks to small schemas; the seed is all that a counterexample needs. */
export const pair: fc.Arbitrary<Pair> = fc
  .tuple(fc.integer({ min: 0, max: 0xffff_ffff }).map(Math.abs), fc.integer({ min: 0, max: 3 }))
  .map(([seed, size]) => randomPair(seed, size));

/** How many pairs a property tries: few here, `NUM_RUNS` of them by hand. */
export const numRuns = Number(process.env["NUM_RUNS"] ?? 2_000);
