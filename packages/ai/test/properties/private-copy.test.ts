import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { safeValidateToolArguments, validateToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { numRuns, pair } from "../support/random-pair.ts";

const open: ToolDefinition = { name: "tool", description: "", parameters: { type: "object" } };

const key = fc.string({ maxLength: 6 }).filter((name) => name !== "__proto__" && name !== "constructor");

/** JSON objects, with keys that prototypes have too. */
const jsonObject = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, -0, 1.5, ""),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("object"),
  ),
  object: fc.dictionary(
    fc.oneof(key, fc.constantFrom("toString", "hasOwnProperty", "length", "0", "1")),
    tie("value"),
    {
      maxKeys: 5,
      noNullPrototype: true,
    },
  ),
})).object;

function* containers(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* containers(member);
}

/** Everything in it changed, from the leaves up. */
function vandalize(value: unknown): void {
  for (const container of [...containers(value)].toReversed()) {
    if (Array.isArray(container)) container.push("changed");
    else Reflect.set(container, "changed", true);
    for (const name of Object.keys(container)) Reflect.set(container, name, "changed");
  }
}

test("the copy equals structuredClone's", () => {
  fc.assert(
    fc.property(jsonObject, (value) => {
      const copy = validateToolArguments(open, value);
      // Not `toStrictEqual`: it takes a member called `constructor` for the class of its object.
      expect(isDeepStrictEqual(copy, structuredClone(value))).toBe(true);
      expect(Object.keys(copy)).toEqual(Object.keys(Object(value) as object));
    }),
    { numRuns },
  );
});

test("nothing is shared with the input, nor within the copy", () => {
  fc.assert(
    fc.property(jsonObject, (value) => {
      const copy = validateToolArguments(open, { first: value, second: value });
      const seen = new Set(containers(value));
      for (const container of containers(copy)) {
        expect(seen.has(container)).toBe(false);
        seen.add(container);
      }
    }),
    { numRuns: Math.ceil(numRuns / 4) },
  );
});

test("what happens to the input after the call leaves result and error alone, on any schema", () => {
  fc.assert(
    fc.property(pair, ({ schema, value }) => {
      const tool = { name: "tool", description: "", parameters: Object(schema) as object };
      const input = structuredClone(value);
      try {
        const result = safeValidateToolArguments(tool, input);
        const before = JSON.stringify(result);
        vandalize(input);
        expect(JSON.stringify(result)).toBe(before);
        if (result.ok) expect(result.value).toEqual(value);
        else expect(Object.isFrozen(result.error.issues) && result.error.details.every(Object.isFrozen)).toBe(true);
      } catch (error) {
        if (!isToolSchemaError(error)) throw error;
      }
    }),
    { numRuns },
  );
});
