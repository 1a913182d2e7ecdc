import fc from "fast-check";
import { Check } from "typebox/schema";
import { expect, test } from "vitest";
import { safeParseToolArguments, safeValidateToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { numRuns, pair, type Pair } from "../support/random-pair.ts";

type Result = ReturnType<typeof safeValidateToolArguments>;

/** Undefined for a schema that is refused itself: the generator makes some that ask for what cannot be. */
function attempt(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
}

/**
 * Where TypeBox's verdict is another on purpose (`deliberate-differences.test.ts`): it hashes the items of `uniqueItems`,
 * and counts for `unevaluated…` what it has seen under `not`, under an `if` that did not hold, and inside of a member or
 * item that `unevaluated…` or `contains` has checked. The other listed differences are out of the generator's reach: no
 * decimals of base ten, no names of prototypes, no line breaks in keys.
 */
function mayDiffer({ schema, value }: Pair): boolean {
  const text = JSON.stringify(schema);
  if (text.includes('"uniqueItems"') && isHashedOtherwise(value)) return true;
  if (text.includes('"unevaluatedItems"') && text.includes('"contains"')) return true;
  if (/"unevaluated\w+":\{/.test(text)) return true;
  return text.includes('"unevaluated') && /"(?:if|not)":/.test(text);
}

/** Two containers in a list can have one hash, and -0 has another than 0. */
function isHashedOtherwise(value: unknown): boolean {
  if (Object.is(value, -0)) return true;
  if (typeof value !== "object" || value === null) return false;
  const isContainer = (item: unknown): boolean => typeof item === "object" && item !== null;
  if (Array.isArray(value) && value.filter(isContainer).length > 1) return true;
  return Object.values(value).some(isHashedOtherwise);
}

test("the verdict is TypeBox's, each refusal says why, and text and value agree", () => {
  const count = { accepted: 0, refused: 0, skipped: 0, apart: 0 };
  fc.assert(
    fc.property(pair, ({ schema, value }) => {
      const tool = { name: "tool", description: "", parameters: Object(schema) as object };
      const result = attempt(() => safeValidateToolArguments(tool, value));
      if (result === undefined) {
        count.skipped += 1;
        return;
      }
      count[result.ok ? "accepted" : "refused"] += 1;
      if (mayDiffer({ schema, value })) count.apart += 1;
      else expect(result.ok).toBe(Check({}, tool.parameters, value));
      const parsed = safeParseToolArguments(tool, JSON.stringify(value));
      expect(parsed.ok).toBe(result.ok);
      if (result.ok || parsed.ok) {
        expect(result.ok && result.value).toEqual(value);
        expect(parsed.ok && parsed.value).toEqual(JSON.parse(JSON.stringify(value)));
        return;
      }
      expect(result.error.code).toBe("schema_mismatch");
      expect(result.error.details.length).toBeGreaterThan(0);
      expect(result.error.message).not.toContain("do not satisfy the tool schema");
      expect(parsed.error.details).toEqual(result.error.details);
      expect(parsed.error.message).toBe(result.error.message);
      // One place is wrong in one way, unless several rules of one container are broken.
      const places = result.error.details
        .filter(({ received }) => received !== "object" && received !== "array")
        .map(({ path }) => path);
      expect(new Set(places).size).toBe(places.length);
    }),
    { numRuns },
  );
  // A property that skips too much says nothing.
  expect(count.apart).toBeLessThan(numRuns / 4);
  expect(count.skipped).toBeLessThan(numRuns / 4);
  expect(count.accepted).toBeGreaterThan(numRuns / 5);
  expect(count.refused).toBeGreaterThan(numRuns / 5);
});
