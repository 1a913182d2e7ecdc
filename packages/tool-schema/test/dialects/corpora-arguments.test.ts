import { isToolSchemaError } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { createRandom } from "../../../ai/test/support/random.ts";
import { corpora } from "../../../../test/support/corpora.ts";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { ArgumentCheck } from "../support/argument-check.ts";
import { dialectChecks } from "../support/dialect-checkers/check-dialect.ts";
import { toolDocuments } from "../support/tool-documents.ts";

type DialectName = keyof typeof dialectChecks;

const SEED = 20_261_130;
/** One in so many of the schemas a dialect: all of them with `EVERY=1`. */
const every = Number(process.env["EVERY"] ?? 40);
const dialects = Object.keys(dialectChecks) as readonly DialectName[];

describe.skipIf(corpora === undefined)("arguments of the schemas of MCP servers and of BFCL", () => {
  test.each(dialects)("go and come back in the dialect %s", (dialect) => {
    const check = new ArgumentCheck();
    const first = dialects.indexOf(dialect);
    for (const [index, { name, schema }] of toolDocuments().entries()) {
      if (index % every !== first % every) continue;
      try {
        check.check(name, schema, dialect, toDialect(schema, dialect), createRandom(SEED + index));
      } catch (error) {
        if (!isToolSchemaError(error)) throw error;
      }
    }
    console.log(`${dialect}:`, check.counts);
    expect(check.faults.slice(0, 20)).toEqual([]);
    expect(check.counts.encoded).toBeGreaterThan(check.counts.schemas);
  });
});
