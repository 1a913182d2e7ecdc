import { literalValues } from "../make/literal-values.ts";
import { allowedNumbers, decimal, isNumberAllowed, next, numberRules } from "../make/make-number.ts";
import { numberOf } from "../schema/keyword-reading.ts";
import type { Site } from "./site.ts";

/** Numbers at each bound, inside and beyond them, and between multiples. */
export function varyNumber({ place, shape, maker, cases }: Site): void {
  if (literalValues(shape, maker.source) !== undefined) return;
  const { random, source } = maker;
  const rules = numberRules(shape.parts.map(({ schema }) => schema));
  const { least, most, inside } = allowedNumbers(rules, random, source);
  if (least !== undefined) cases.addValid(place, least, `lowest ${least}`);
  if (most !== undefined) cases.addValid(place, most, `highest ${most}`);
  if (inside !== undefined) cases.addValid(place, inside, "inside");
  const step = Math.max(...rules.divisors, 0) || (rules.isInteger ? 1 : 0);
  for (const { keyword, direction, label } of BOUNDS) {
    for (const bound of new Set(shape.parts.map(({ schema }) => numberOf(schema, keyword)))) {
      if (bound === undefined) continue;
      const isExcluded = keyword.startsWith("exclusive");
      const beyond = [...(isExcluded ? [bound] : []), ...outside(bound, direction, step)];
      beyond.some((number) => cases.addWrongValue(place, number, `${label} ${keyword} ${bound}`, keyword));
    }
  }
  for (const divisor of new Set(rules.divisors)) {
    const from = inside ?? least ?? 0;
    const others = [from + divisor / 2, from + 1, from - 1, from + divisor / 3, from + 0.001].map(decimal);
    const label = `no multiple of ${divisor}`;
    others
      .filter((number) => !isNumberAllowed(rules, number, source))
      .some((number) => cases.addWrongValue(place, number, label, "multipleOf"));
  }
}

const BOUNDS = [
  { keyword: "minimum", direction: -1, label: "below" },
  { keyword: "maximum", direction: 1, label: "above" },
  { keyword: "exclusiveMinimum", direction: -1, label: "not above" },
  { keyword: "exclusiveMaximum", direction: 1, label: "not below" },
] as const;

/** Numbers beyond a bound, the nearest first that is a whole number or a multiple. */
function outside(bound: number, direction: 1 | -1, step: number): readonly number[] {
  const unit = step || 1;
  const whole = direction > 0 ? Math.floor(bound / unit) + 1 : Math.ceil(bound / unit) - 1;
  const far = bound + direction * Math.max(1, Math.abs(bound));
  const numbers = [decimal(whole * unit), decimal(bound + direction * unit), next(bound, direction), decimal(far)];
  return numbers.filter(Number.isFinite);
}
