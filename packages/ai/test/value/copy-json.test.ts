import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseToolArguments, validateToolArguments } from "../../src/index.ts";
import { copyJson } from "../../src/value/copy-json.ts";
import { Run } from "../../src/value/run.ts";
import { payloadTools } from "../support/payload-tools.ts";

const LIMITS = { maxDepth: 128, maxNodes: 1_000_000, maxSteps: 1_000_000 };

const keys = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("toString", "constructor", "0", "-1", "1e3", ""));
const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string({ unit: "binary" }),
);

const { json } = fc.letrec((tie) => ({
  json: fc.oneof({ depthSize: "small" }, leaf, fc.array(tie("json"), { maxLength: 5 }), tie("object")),
  object: fc
    .array(fc.tuple(keys, tie("json")), { maxLength: 5 })
    .map((entries): unknown => Object.fromEntries(entries.filter(([key]) => key !== "__proto__"))),
}));
/** `constructor` with a `prototype` is refused, and asked for apart. */
function isUnsafe(value: unknown): boolean {
  return JSON.stringify(value).includes('"prototype"');
}

const takers = payloadTools.filter(({ name }) => name !== "text" && name !== "list");

describe("a copy", () => {
  test("equals what structured cloning gives", () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(!isUnsafe(value));
        const copy = copyJson(value, 1, new Run(LIMITS, value));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(structuredClone(value)));
        // As entries, since a matcher would ask for `constructor`.
        expect(entriesOf(copy)).toStrictEqual(entriesOf(structuredClone(value)));
      }),
    );
  });

  test.each(takers)("so does what comes out of the entry points: $name", (tool) => {
    fc.assert(
      fc.property(json, (payload) => {
        fc.pre(!isUnsafe(payload));
        const value = { payload };
        const expected = entriesOf(structuredClone(value));
        expect(entriesOf(validateToolArguments(tool, value))).toStrictEqual(expected);
        // Text has no -0 of its own kind, and a number may be too large for it to be exact.
        const text = JSON.stringify(value);
        const parsed = parseToolArguments(tool, text, { unsafeNumbers: "allow" });
        expect(entriesOf(parsed)).toStrictEqual(entriesOf(JSON.parse(text)));
      }),
      { numRuns: 50 },
    );
  });

  test.each(takers)("is left alone by whatever happens to the input afterwards: $name", (tool) => {
    fc.assert(
      fc.property(json, (payload) => {
        fc.pre(!isUnsafe(payload));
        const input = { payload: structuredClone(payload) };
        const copy = validateToolArguments(tool, input);
        const before = JSON.stringify(copy);
        spoil(input);
        expect(JSON.stringify(copy)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});

/** Own members in their order, without asking for any by name. */
function entriesOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, entriesOf(member)]);
  return { isArray: Array.isArray(value), entries };
}

function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const members = value as Record<string, unknown>;
  for (const [key, member] of Object.entries(value)) {
    spoil(member);
    Object.defineProperty(members, key, { value: "spoilt", enumerable: true, writable: true, configurable: true });
  }
  if (Array.isArray(value)) value.push("more");
  else Object.assign(members, { more: 1 });
}
