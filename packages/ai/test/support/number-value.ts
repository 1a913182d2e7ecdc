import type { Random } from "./random.ts";
import { NoInstance, type Schema } from "./schema-merge.ts";

/** A number within the bounds of a schema, often one that stands on a bound. */
export function numberValue(schema: Schema, isInteger: boolean, random: Random): number {
  const step = typeof schema["multipleOf"] === "number" ? schema["multipleOf"] : isInteger ? 1 : 0.25;
  const bound = (keyword: string): number | undefined => {
    const value = schema[keyword];
    return typeof value === "number" ? value : undefined;
  };
  const lows = [bound("minimum"), bound("exclusiveMinimum")].filter((low) => low !== undefined);
  const highs = [bound("maximum"), bound("exclusiveMaximum")].filter((high) => high !== undefined);
  const low = lows.length > 0 ? Math.max(...lows) : Math.min(-10, ...highs.map((high) => high - 20));
  const high = highs.length > 0 ? Math.min(...highs) : Math.max(low, 10) + 20 * step;
  let first = Math.ceil(low / step);
  let last = Math.floor(high / step);
  if (first * step <= (bound("exclusiveMinimum") ?? Number.NEGATIVE_INFINITY)) first += 1;
  if (last * step >= (bound("exclusiveMaximum") ?? Number.POSITIVE_INFINITY)) last -= 1;
  if (last < first) {
    // Between two bounds that are nearer than the step.
    if (isInteger || schema["multipleOf"] !== undefined || high < low) throw new NoInstance("bounds");
    return (low + high) / 2;
  }
  const times = random.chance(0.3) ? random.pick([first, last]) : first + Math.floor(random.next() * (last - first));
  return Number((times * step).toPrecision(15)) + 0;
}
