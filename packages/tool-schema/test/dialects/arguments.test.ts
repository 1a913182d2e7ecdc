import { isToolSchemaError } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../ai/test/support/random.ts";
import { seed } from "../../../../test/support/seed.ts";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { ArgumentCheck } from "../support/argument-check.ts";
import { deepFreeze, objectsIn } from "../support/deep-freeze.ts";
import { dialectChecks } from "../support/dialect-checkers/check-dialect.ts";
import { isPlace, valueAt } from "../support/dialect-checkers/schema-tree.ts";
import { randomParameters } from "../support/random-parameters.ts";

type DialectName = keyof typeof dialectChecks;

const dialects = Object.keys(dialectChecks) as readonly DialectName[];
/** The dialects that have no words for much, so that the original refuses what they take. */
const RELAXING: ReadonlySet<DialectName> = new Set(["openai-strict", "anthropic-strict", "gemini", "portable"]);
const numRuns = Number(process.env["NUM_RUNS"] ?? 120);

describe.each(dialects)("random schemas in the dialect %s", (dialect) => {
  test("pass the checker or are refused at a place that is there; arguments come back", () => {
    const check = new ArgumentCheck();
    const refusals = new Map<string, number>();
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const random = createRandom(number);
        const schema = deepFreeze(randomParameters(random));
        const before = JSON.stringify(schema);
        try {
          const converted = toDialect(schema, dialect);
          expect(dialectChecks[dialect](converted.schema)).toEqual([]);
          const inputs = objectsIn(schema);
          expect([...objectsIn(converted.schema)].filter((object) => inputs.has(object))).toEqual([]);
          for (const { pointer } of converted.notes)
            expect([pointer, valueAt(schema, pointer)]).not.toContain(undefined);
          check.check(String(number), schema, dialect, converted, random);
          expect(check.faults).toEqual([]);
        } catch (error) {
          if (!isToolSchemaError(error)) throw error;
          expect(error.findings).not.toEqual([]);
          for (const { pointer, keyword } of error.findings) {
            expect([pointer, isPlace(schema, pointer, keyword)]).toEqual([pointer, true]);
          }
          for (const { keyword } of error.findings) refusals.set(keyword, (refusals.get(keyword) ?? 0) + 1);
        }
        expect(JSON.stringify(schema)).toBe(before);
      }),
      { numRuns },
    );
    console.log(`seed ${seed} ${dialect}:`, check.counts, Object.fromEntries(refusals));
    expect(check.counts.encoded).toBeGreaterThan(numRuns / 4);
    if (RELAXING.has(dialect)) expect(check.counts.refusedHere).toBeGreaterThan(0);
  });
});
