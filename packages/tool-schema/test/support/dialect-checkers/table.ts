import { describe, expect, test } from "vitest";
import type { DialectCheck } from "./finding.ts";

/** Schemas that a provider takes, and ones that it refuses, with the rule and the place: a table for one checker. */
export function checkerTable(
  check: DialectCheck,
  accepted: readonly (readonly [name: string, schema: unknown])[],
  refused: readonly (readonly [name: string, schema: unknown, found: readonly string[]])[],
): void {
  describe("takes", () => {
    test.each(accepted)("%s", (_name, schema) => {
      expect(check(schema)).toEqual([]);
    });
  });

  describe("refuses", () => {
    test.each(refused)("%s", (_name, schema, found) => {
      expect(check(schema).map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual(found);
    });
  });
}

/** A root object around one member `a`. */
export function around(schema: unknown, more: object = {}): object {
  return { type: "object", properties: { a: schema }, ...more };
}

/** The same, closed and with all required, as the strict modes want it. */
export function closed(schema: unknown, more: object = {}): object {
  return around(schema, { required: ["a"], additionalProperties: false, ...more });
}
