import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generateArgumentCases } from "../../src/cases/generate-argument-cases.ts";
import { ajvVerdict, hasAjv } from "../support/ajv-verdict.ts";
import { droppedLine, foundCases } from "../support/found-cases.ts";
import { randomToolSchema } from "../support/random-tool-schema.ts";

/** How many schemas a property tries: few here, `NUM_RUNS` of them by hand. */
const numRuns = Number(process.env["NUM_RUNS"] ?? 250);

/** Keywords for which there must be cases among those of random schemas. */
const KEYWORDS: readonly string[] = [
  "type",
  "enum",
  "const",
  "required",
  "additionalProperties",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "anyOf",
  "oneOf",
  "not",
  "root",
];

describe("schemas over all keywords", () => {
  const counts = { schemas: 0, valid: 0, invalid: 0, dropped: 0, unsatisfied: 0 };
  const broken = new Set<string>();
  const lines: string[] = [];
  const disagreeing: string[] = [];

  test("cases are found, and ajv judges them as they say", () => {
    fc.assert(
      fc.property(randomToolSchema, fc.integer(), (schema, seed) => {
        const found = foundCases(schema, { seed });
        if (found === undefined) return;
        const { valid, invalid, dropped } = found.cases;
        counts.schemas += 1;
        counts.valid += valid.length;
        counts.invalid += invalid.length;
        counts.dropped += dropped.length;
        if (valid.length === 0) counts.unsatisfied += 1;
        for (const { keyword } of invalid) broken.add(keyword);
        for (const one of dropped) lines.push(droppedLine(JSON.stringify(schema), one));
        const isValid = hasAjv ? ajvVerdict(schema) : undefined;
        for (const { name, value } of valid) {
          if (isValid?.(value) === false) disagreeing.push(`${JSON.stringify(schema)} ${name} refused`);
        }
        for (const { name, value } of invalid) {
          if (isValid?.(value) === true) disagreeing.push(`${JSON.stringify(schema)} ${name} taken`);
        }
      }),
      { numRuns },
    );
    console.log(counts, lines.slice(0, 5));
    expect(disagreeing.slice(0, 5)).toEqual([]);
  });

  test("fewer than one of a hundred is not as it was expected", () => {
    expect(counts.invalid).toBeGreaterThan(numRuns * 5);
    expect(counts.dropped).toBeLessThan((counts.valid + counts.invalid) / 100);
  });

  test("most have valid cases", () => {
    // Of random schemas about one of ten says what nothing satisfies.
    expect(counts.unsatisfied).toBeLessThan(counts.schemas / 3);
  });

  test("each keyword is broken somewhere", () => {
    expect(KEYWORDS.filter((keyword) => !broken.has(keyword))).toEqual([]);
  });
});

test("the same schema and seed give the same cases", () => {
  fc.assert(
    fc.property(randomToolSchema, fc.integer(), (schema, seed) => {
      fc.pre(foundCases(schema, { maxCases: 1 }) !== undefined);
      const options = { seed, maxCases: 40 };
      const copy = JSON.parse(JSON.stringify(schema)) as typeof schema;
      expect(generateArgumentCases(copy, options)).toEqual(generateArgumentCases(schema, options));
    }),
    { numRuns: 20 },
  );
});
