import { schemaPlaces } from "../../src/document/schema-places.ts";
import { describe, expect, test } from "vitest";
import { corpora } from "../../../../test/support/corpora.ts";
import { rulesOf } from "../../src/cases/schema/schema-source.ts";
import { cloneToolSchema } from "../../src/document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject } from "../../src/document/json-schema.ts";
import { ajvVerdict, hasAjv } from "./ajv-verdict.ts";
import { droppedLine, foundCases } from "./found-cases.ts";

const SEED = 20_261_130;

export interface NamedSchema {
  readonly name: string;
  readonly schema: object;
}

/** Each schema once: servers and tasks repeat theirs. */
function distinct(schemas: readonly NamedSchema[]): readonly NamedSchema[] {
  return [...new Map(schemas.map((entry) => [JSON.stringify(entry.schema), entry])).values()];
}

/** Schemas that nothing satisfies, and why. */
const UNSATISFIABLE: Readonly<Record<string, string>> = {
  extract_parameters_v1: "a required array has an enum of strings",
};

/** Keywords that only lead to other schemas: those have cases. */
const APPLICATORS: ReadonlySet<string> = new Set(["$ref", "properties", "items", "allOf"]);

/** Rules that nothing breaks in these schemas: every name is a string, every value satisfies `{}`. */
function isEmptyRule(keyword: string, rule: unknown): boolean {
  if (keyword === "required") return Array.isArray(rule) && rule.length === 0;
  if (keyword === "propertyNames") return isJsonObject(rule) && rulesOf(rule).join() === "type";
  return keyword === "additionalProperties" && rule !== false;
}

/** How often each enforced keyword occurs. */
function countRules(schema: SchemaObject, unenforced: ReadonlySet<string>, counts: Map<string, number>): void {
  for (const { schema: part, pointer } of schemaPlaces(schema)) {
    for (const keyword of rulesOf(part)) {
      const isCounted = !APPLICATORS.has(keyword) && !isEmptyRule(keyword, part[keyword]);
      if (isCounted && !unenforced.has(`${pointer}/${keyword}`)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    }
  }
}

/** The tests of all cases of many schemas; skipped without the corpora. */
export function testCorpus(name: string, all: readonly NamedSchema[], ajvShare: number): void {
  const schemas = distinct(all);
  const counts = { schemas: 0, valid: 0, invalid: 0, cut: 0, ajv: 0 };
  const occurring = new Map<string, number>();
  const broken = new Map<string, number>();
  const dropped: string[] = [];
  const without: string[] = [];
  const disagreeing: string[] = [];

  describe.skipIf(corpora === undefined)(`the schemas of ${name}`, () => {
    test("cases are found", () => {
      for (const [index, { name: tool, schema }] of schemas.entries()) {
        const found = foundCases(schema, { seed: SEED + index, imported: true });
        if (found === undefined) continue;
        const { cases, compiled } = found;
        counts.schemas += 1;
        counts.valid += cases.valid.length;
        counts.invalid += cases.invalid.length;
        if (cases.isCut) counts.cut += 1;
        if (cases.valid.length === 0) without.push(tool);
        for (const one of cases.dropped) dropped.push(droppedLine(tool, one));
        for (const { keyword } of cases.invalid) broken.set(keyword, (broken.get(keyword) ?? 0) + 1);
        const copy: unknown = cloneToolSchema(schema);
        const unenforced = new Set(compiled.coverage.notEnforced.map(({ pointer }) => pointer));
        if (isJsonObject(copy)) countRules(copy, unenforced, occurring);
        // A share of the schemas: ajv takes longer to compile one than all its cases do.
        if (index % ajvShare !== 0 || !hasAjv || unenforced.size > 0) continue;
        const isValid = ajvVerdict(schema);
        if (isValid === undefined) continue;
        counts.ajv += cases.valid.length + cases.invalid.length;
        for (const one of cases.valid) if (!isValid(one.value)) disagreeing.push(`${tool} ${one.name}: refused by ajv`);
        for (const one of cases.invalid) if (isValid(one.value)) disagreeing.push(`${tool} ${one.name}: taken by ajv`);
      }
      console.log(`${name}, seed ${SEED}:`, counts, "dropped", dropped.length, Object.fromEntries(broken));
      expect(counts.schemas).toBeGreaterThan(1_000);
      expect(counts.invalid).toBeGreaterThan(counts.schemas * 10);
      expect(counts.cut).toBeLessThan(10);
    });

    test("the validator bears out what was expected of them", () => {
      expect(dropped.slice(0, 20)).toEqual([]);
    });

    test("ajv takes the valid ones and refuses the others", () => {
      expect(disagreeing.slice(0, 20)).toEqual([]);
      if (hasAjv) expect(counts.ajv).toBeGreaterThan(1_000);
    });

    test("every schema has valid cases, but for those that nothing satisfies", () => {
      expect(without.filter((tool) => UNSATISFIABLE[tool] === undefined)).toEqual([]);
    });

    test("every rule that occurs is broken in some case", () => {
      expect(occurring.size).toBeGreaterThan(3);
      expect([...occurring.keys()].filter((keyword) => !broken.has(keyword))).toEqual([]);
    });
  });
}
