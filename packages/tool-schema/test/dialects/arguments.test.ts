import { isToolSchemaError } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomToolSchema } from "../../../ai/test/support/random-schema.ts";
import { createRandom, type Random } from "../../../ai/test/support/random.ts";
import { seed } from "../../../../test/support/seed.ts";
import type { DialectSchema } from "../../src/dialects/dialect-schema.ts";
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
const numRuns = Number(process.env["NUM_RUNS"] ?? 50);

/** What servers send, and every keyword beside every other. */
const GENERATORS = [
  ["as servers send them", randomParameters],
  ["over all keywords", (random: Random): object => Object(randomToolSchema(random, random.integer(0, 2)))],
] as const;

describe.each(GENERATORS)("random schemas %s", (_name, generate) => {
  test.each(dialects)("%s: the checker passes or a place is named; arguments come back", (dialect) => {
    const check = new ArgumentCheck();
    const refusals = new Map<string, number>();
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const random = createRandom(number);
        const schema = deepFreeze(generate(random));
        const before = JSON.stringify(schema);
        const converted = convert(schema, dialect, refusals);
        expect(JSON.stringify(schema)).toBe(before);
        if (converted === undefined) return;
        expect(dialectChecks[dialect](converted.schema)).toEqual([]);
        const inputs = objectsIn(schema);
        expect([...objectsIn(converted.schema)].filter((object) => inputs.has(object))).toEqual([]);
        for (const { pointer } of converted.notes) expect([pointer, valueAt(schema, pointer)]).not.toContain(undefined);
        check.check(String(number), schema, dialect, converted, random);
        expect(check.faults).toEqual([]);
      }),
      { numRuns },
    );
    console.log(`seed ${seed} ${dialect}:`, check.counts, Object.fromEntries(refusals));
    expect(check.counts.encoded).toBeGreaterThan(0);
    if (RELAXING.has(dialect)) expect(check.counts.refusedHere).toBeGreaterThan(0);
  });
});

/** Undefined where the dialect refused, at places that are there. */
function convert(schema: object, dialect: DialectName, refusals: Map<string, number>): DialectSchema | undefined {
  try {
    return toDialect(schema, dialect);
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    expect(error.findings).not.toEqual([]);
    for (const { pointer, keyword, code } of error.findings) {
      expect([pointer, code, isPlace(schema, pointer, keyword)]).toEqual([pointer, code, true]);
      const reason = `${code} ${keyword}`;
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
    }
    return undefined;
  }
}
