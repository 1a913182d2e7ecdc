import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPatternLinear } from "../../../src/schema/patterns/check-pattern.ts";
import { COMMON_PATTERNS } from "../../support/common-patterns.ts";
import { seed } from "../../../../../test/support/seed.ts";
import { patternArbitrary } from "../../support/pattern-arbitrary.ts";

// Read by recheck at each call: its JavaScript build, in this thread, instead of Java or a native binary.
process.env["RECHECK_SYNC_BACKEND"] = "pure";
const { checkSync } = await import("recheck");

const numRuns = Number(process.env["PATTERN_RUNS"] ?? 300);

/** `unknown` where it ran out of time. */
function oracle(pattern: string, timeout: number): "safe" | "vulnerable" | "unknown" {
  return checkSync(pattern, "u", { timeout }).status;
}

describe("recheck as the oracle", () => {
  test.each([false, true])(
    `a random pattern that is called linear is not vulnerable (seed ${seed}, lookaround %s)`,
    { timeout: Math.max(120_000, numRuns * 1_000) },
    (lookaround) => {
      const counts = { linear: 0, refused: 0, unknown: 0 };
      fc.assert(
        fc.property(patternArbitrary({ lookaround }), (pattern) => {
          const { linear } = checkPatternLinear(pattern);
          counts[linear ? "linear" : "refused"] += 1;
          if (!linear) return;
          // Lookarounds make recheck search at random, which hardly ever ends before its time is up.
          const verdict = oracle(pattern, lookaround ? 200 : 700);
          if (verdict === "unknown") counts.unknown += 1;
          expect(verdict).not.toBe("vulnerable");
        }),
        { seed, numRuns: lookaround ? Math.ceil(numRuns / 3) : numRuns, endOnFailure: true },
      );
      console.log("random patterns", { seed, lookaround, ...counts });
      expect(counts.linear).toBeGreaterThan(0);
    },
  );

  test("the common patterns are not vulnerable", { timeout: 120_000 }, () => {
    expect(COMMON_PATTERNS.filter((pattern) => oracle(pattern, 500) === "vulnerable")).toEqual([]);
  });
});

/** Patterns that are refused though recheck calls them safe, each with the reason. */
const REFUSED_THOUGH_SAFE: readonly string[] = [];

const corpora = process.env["TOOL_CORPORA"] ?? "";
const files = ["mcp-tools.jsonl", "bfcl.jsonl"].map((name) => join(corpora, name));
const present = corpora !== "" && files.every((file) => existsSync(file));
if (!present) console.log("skipped: patterns of real tools (TOOL_CORPORA is not set)");

describe.skipIf(!present)("patterns of real tools", () => {
  test("what is called linear is not vulnerable, and what is safe is called linear", { timeout: 120_000 }, () => {
    const patterns = new Set<string>();
    for (const file of files) {
      for (const line of readFileSync(file, "utf8").split("\n")) if (line !== "") collect(JSON.parse(line), patterns);
    }
    const refused = [...patterns].filter((pattern) => !checkPatternLinear(pattern).linear);
    const accepted = [...patterns].filter((pattern) => !refused.includes(pattern));
    console.log("patterns of real tools", { accepted: accepted.length, refused });
    expect(patterns.size).toBeGreaterThan(20);
    expect(accepted.filter((pattern) => oracle(pattern, 2_000) === "vulnerable")).toEqual([]);
    expect(refused.filter((pattern) => oracle(pattern, 2_000) === "safe")).toEqual(REFUSED_THOUGH_SAFE);
  });
});

function collect(value: unknown, patterns: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === "pattern" && typeof member === "string") patterns.add(member);
    if (key === "patternProperties" && typeof member === "object" && member !== null) {
      for (const name of Object.keys(member)) patterns.add(name);
    }
    collect(member, patterns);
  }
}
