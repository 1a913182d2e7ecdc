import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPatternLinear } from "../../../src/schema/patterns/check-pattern.ts";
import { parsePattern } from "../../../src/schema/patterns/parse-pattern.ts";
import { MAX_STEPS_AT_START, MAX_STEPS_PER_CHARACTER } from "../../../src/schema/patterns/search-cost.ts";
import { backtrackingSteps } from "../../support/backtracking-steps.ts";
import { seed } from "../../../../../test/support/seed.ts";
import { patternArbitrary } from "../../support/pattern-arbitrary.ts";

const numRuns = Number(process.env["PATTERN_RUNS"] ?? 300);

const letters = fc.string({
  unit: fc.constantFrom("a", "b", "c", "-", ".", " ", "1", "😀", "\n"),
  maxLength: 4,
});

/** Texts as an attacker makes them: something, something else again and again, something that does not fit. */
const attack = fc
  .tuple(letters, letters, fc.constantFrom(30, 120, 240), letters)
  .map(([before, pump, times, after]) => before + pump.repeat(times) + after);

const linearPattern = patternArbitrary({ lookaround: true }).filter((pattern) => checkPatternLinear(pattern).linear);

describe(`what is called linear (seed ${seed})`, () => {
  test("takes at most 128 steps a character in a plain backtracking matcher", () => {
    fc.assert(
      fc.property(linearPattern, fc.array(attack, { minLength: 6, maxLength: 6 }), (pattern, texts) => {
        const root = parsePattern(pattern);
        for (const text of texts) {
          const limit = MAX_STEPS_AT_START + MAX_STEPS_PER_CHARACTER * (Array.from(text).length + 1);
          expect(backtrackingSteps(root, text, limit)).toBeLessThanOrEqual(limit);
        }
      }),
      { seed, numRuns },
    );
  });

  test("is answered by the engine at once on 30,000 characters", () => {
    const long = fc.tuple(
      letters,
      letters.filter((pump) => pump !== ""),
      letters,
    );
    fc.assert(
      fc.property(linearPattern, fc.array(long, { minLength: 4, maxLength: 4 }), (pattern, parts) => {
        const expression = new RegExp(pattern, "u");
        const root = parsePattern(pattern);
        for (const [before, pump, after] of parts) {
          // First without the engine, which nothing could stop.
          expect(backtrackingSteps(root, before + pump.repeat(100) + after, 100_000)).toBeLessThan(100_000);
          const text = before + pump.repeat(30_000 / pump.length) + after;
          const start = process.cpuUsage();
          expression.test(text);
          // Microseconds; a quadratic search of this length takes 0.5 s and more.
          expect(process.cpuUsage(start).user).toBeLessThan(200_000);
        }
      }),
      { seed, numRuns },
    );
  });
});

test("the matcher that counts steps sees what is not linear", () => {
  const steps = (pattern: string): number => backtrackingSteps(parsePattern(pattern), `${"a".repeat(200)}!`, 50_000);
  expect(steps("^(?:a|a)*$")).toBeGreaterThan(50_000);
  expect(steps("a+$")).toBeGreaterThan(20_000);
  expect(steps("^a+$")).toBeLessThan(1_000);
});
