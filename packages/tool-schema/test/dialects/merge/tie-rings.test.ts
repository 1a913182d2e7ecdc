import { describe, expect, test } from "vitest";
import { ajvVerdict, hasAjv } from "../../../../ai/test/support/ajv-verdict.ts";
import { toDialect } from "../../../src/index.ts";
import { refusalOf, wireOf } from "../../support/convert.ts";

const tree = (child: object): object => ({
  type: "object",
  properties: { child },
  required: ["child"],
  $defs: { node: { type: "object", properties: { value: { type: "string" }, child } } },
});

describe("recursion in OpenAI's strict mode", () => {
  test("stays where a reference stands alone", () => {
    expect(wireOf(tree({ $ref: "#/$defs/node" }), "openai-strict")).toMatchObject({
      properties: { child: { $ref: "#/$defs/node" } },
      $defs: {
        node: {
          properties: { child: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } },
          required: ["value", "child"],
        },
      },
    });
  });

  test("stays with a description beside it", () => {
    expect(wireOf(tree({ $ref: "#/$defs/node", description: "The next." }), "openai-strict")).toMatchObject({
      properties: { child: { description: "The next.", anyOf: [{ $ref: "#/$defs/node" }] } },
    });
  });

  test.each<[name: string, child: object]>([
    ["a reference with rules beside it", { $ref: "#/$defs/node", required: ["value"] }],
    ["an allOf of a reference", { allOf: [{ $ref: "#/$defs/node" }], description: "The next." }],
    ["two references", { allOf: [{ $ref: "#/$defs/node" }, { $ref: "#/$defs/node", minProperties: 1 }] }],
    ["the root", { $ref: "#", required: ["child"] }],
  ])("is tied to a definition of its own: %s", (_name, child) => {
    const { schema } = toDialect(tree(child), "openai-strict");
    expect(schema).toHaveProperty("$defs.merged_1");
    expect(JSON.stringify(schema).length).toBeLessThan(3_000);
    if (!hasAjv) return;
    const inner = { value: "a", child: { value: "b", child: null } };
    const accepts = ajvVerdict(schema);
    if (_name !== "the root") expect(accepts({ child: inner })).toBe(true);
    expect(accepts({ child: { value: 1 } })).toBe(false);
  });

  test("two recursive schemas at once", () => {
    const schema = {
      type: "object",
      properties: { a: { allOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] } },
      required: ["a"],
      $defs: {
        A: { type: "object", properties: { next: { $ref: "#/$defs/A" }, a: { type: "string" } } },
        B: { type: "object", properties: { next: { $ref: "#/$defs/B" }, b: { type: "string" } } },
      },
    };
    const { schema: wire, restore } = toDialect(schema, "openai-strict");
    expect(Object.keys(wire["$defs"] ?? {}).length).toBeLessThan(4);
    const end = { next: null, a: "x", b: null };
    expect(restore({ a: { ...end, next: end } })).toStrictEqual({ a: { a: "x", next: { a: "x" } } });
  });
});

test.each(["gemini", "anthropic-strict", "portable"] as const)("%s has no recursion", (dialect) => {
  expect(refusalOf(tree({ $ref: "#/$defs/node" }), dialect)).toEqual([
    "NOT_EXPRESSIBLE",
    "/$defs/node/properties/child/$ref: a schema inside itself: the dialect has no recursion",
  ]);
  expect(refusalOf({ type: "object", properties: { self: { $ref: "#" } } }, dialect)[1]).toContain(
    "/properties/self/$ref: ",
  );
  expect(refusalOf(tree({ $ref: "#/$defs/node" }), dialect, { onLoss: "note" })).toEqual(["accepted"]);
});
