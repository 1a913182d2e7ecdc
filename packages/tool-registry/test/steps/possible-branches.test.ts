import { type TSchema, validateToolArguments } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createToolRegistry } from "../../src/index.ts";
import { possibleBranches } from "../../src/steps/possible-branches.ts";
import { toolOf } from "../support/tools.ts";

const root = {
  $defs: {
    circle: { type: "object", properties: { kind: { const: "circle" } }, required: ["kind"] },
    named: { $ref: "#/$defs/circle" },
    endless: { $ref: "#/$defs/endless" },
  },
};

describe("a branch may take a value", () => {
  test.each<[name: string, branch: unknown, value: object, isPossible: boolean]>([
    ["of its type", { type: "object" }, {}, true],
    ["of one of its types", { type: ["null", "array"] }, [], true],
    ["not of another type", { type: "string" }, {}, false],
    ["not a list for an object", { type: "object" }, [], false],
    ["with its required members", { required: ["a"] }, { a: 1 }, true],
    ["not without them", { required: ["toString"] }, {}, false],
    ["whatever a list holds", { required: ["a"] }, [], true],
    ["with the value of its member", { properties: { a: { const: 1 } } }, { a: 1 }, true],
    ["not with another one", { properties: { a: { const: 1 } } }, { a: 2 }, false],
    ["not with one that is not listed", { properties: { a: { enum: [1, null] } } }, { a: 2 }, false],
    ["without a member that is not required", { properties: { a: { const: 1 } } }, {}, true],
    ["where members would have to be compared", { properties: { a: { const: {} } } }, { a: { b: 1 } }, true],
    ["not behind references that say no", { $ref: "#/$defs/named" }, { kind: "square" }, false],
    ["behind references that say yes", { $ref: "#/$defs/named" }, { kind: "circle" }, true],
    ["behind references that do not end", { $ref: "#/$defs/endless" }, {}, true],
    ["of any kind under true", true, {}, true],
    ["of no kind under false", false, {}, false],
  ])("%s", (_, branch, value, isPossible) => {
    expect(possibleBranches(root, [branch], value)).toEqual(isPossible ? [0] : []);
  });

  const member = fc.constantFrom<unknown>(1, "x", null, [1], {});
  const value = fc.dictionary(fc.constantFrom("a", "b"), member);
  const schema = fc.record(
    {
      type: fc.constantFrom<unknown>("object", "array", ["object", "null"]),
      required: fc.constantFrom(["a"], ["b"], []),
      properties: fc.dictionary(
        fc.constantFrom("a", "b"),
        fc.constantFrom<object>({ const: 1 }, { enum: ["x", null] }, { const: {} }, { enum: [[1]] }, {}),
      ),
    },
    { requiredKeys: [] },
  );

  test("whenever it does take it", () => {
    fc.assert(
      fc.property(schema, value, (branch, args) => {
        const parameters = { type: "object", properties: { v: branch }, required: ["v"] };
        fc.pre(isValid(parameters, { v: args }));
        expect(possibleBranches(parameters, [branch], args)).toEqual([0]);
      }),
    );
  });
});

function isValid(parameters: TSchema, args: object): boolean {
  try {
    validateToolArguments({ name: "t", description: "t", parameters }, args);
    return true;
  } catch {
    return false;
  }
}

test("what is nested in unions is not validated anew at each level", async () => {
  const next = { anyOf: [{ type: "null" }, { $ref: "#/$defs/node" }] };
  const node = { type: "object", properties: { next, list: {}, n: { default: 1 } } };
  const parameters = { type: "object", properties: { next }, $defs: { node } };
  const registry = createToolRegistry({ tools: [toolOf("t", () => 1, { parameters })], defaults: "apply" });
  const list = Array.from({ length: 500_000 }, () => 0);
  const args = Array.from({ length: 110 }).reduce<object>((inner) => ({ next: inner }), { list });
  const start = performance.now();
  expect(await registry.safeExecuteAny("t", args)).toMatchObject({ success: true });
  // Each level anew took 9 s on a quiet machine; once takes 0.2 s.
  expect(performance.now() - start).toBeLessThan(5_000);
});
