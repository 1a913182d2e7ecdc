import fc from "fast-check";
import { expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import { describeIssues } from "../../src/issues/describe-issues.ts";
import { numRuns } from "../support/random-pair.ts";

const MAX_BYTES = 4_096;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Text of any code units, of some length or of 5 KB. */
const name = fc
  .tuple(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("", "\n", "😀", "\u202e", "/", "~", "\ud800"),
    fc.constantFrom(0, 0, 100, 5_000),
  )
  .map(([head, unit, count]) => head + unit.repeat(count));

/** What moves a cursor, breaks a line or deceives its reader. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

test("a message stays under 4 KB and on its lines, whatever the names", () => {
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 40 }),
      name,
      fc.constantFrom(1, 3, 32, 1_000),
      fc.constantFrom(0, 1, 5, 40),
      (names, toolName, maxIssues, nesting) => {
        const keys = names.filter((key) => key !== "__proto__");
        let value: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, 1]));
        for (let depth = 0; depth < nesting; depth += 1) value = { [keys[0] ?? "a"]: value };
        let schema: object = {
          type: "object",
          properties: { [`${keys[0]}x`]: {} },
          required: [`${keys[0]}x`],
          additionalProperties: false,
        };
        for (let depth = 0; depth < nesting; depth += 1) schema = { type: "object", additionalProperties: schema };
        const tool = { name: toolName, description: "", parameters: schema };
        const result = safeValidateToolArguments(tool, value, { maxIssues });
        expect(result.ok).toBe(false);
        if (result.ok) return;
        const { error } = result;
        expect(bytes(error.message)).toBeLessThanOrEqual(MAX_BYTES);
        const lines = error.message.split("\n");
        for (const line of [...lines, ...error.issues]) expect(line).not.toMatch(UNPRINTABLE);
        expect(lines[1]).toMatch(/^ {2}- \//);
        expect(error.issues.length).toBeLessThanOrEqual(maxIssues);
        const told = describeIssues(error);
        expect(told.length).toBeLessThanOrEqual(2_000);
        for (const line of told.split("\n")) expect(line).not.toMatch(UNPRINTABLE);
        const text = JSON.stringify(JSON.stringify(error));
        expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
        for (const { path } of error.details) expect(path.length).toBeLessThanOrEqual(1_024);
      },
    ),
    { numRuns: Math.ceil(numRuns / 5) },
  );
});

test("the same for what is wrong with the text", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), (names) => {
      const members = names.map((key) => `${JSON.stringify(key)}:1e999,${JSON.stringify(key)}:1`);
      const tool = { name: "tool", description: "", parameters: { type: "object" } };
      const result = safeParseToolArguments(tool, `{${members.join(",")}}`);
      expect(result.ok).toBe(false);
      if (result.ok) return;
      expect(bytes(result.error.message)).toBeLessThanOrEqual(MAX_BYTES);
      for (const line of result.error.message.split("\n")) expect(line).not.toMatch(UNPRINTABLE);
    }),
    { numRuns: Math.ceil(numRuns / 10) },
  );
});
