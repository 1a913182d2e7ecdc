import { expect, test } from "vitest";
import { candidates, literalUnion, unionChoice } from "../../../src/plan/check/union-choice.ts";
import type { UnionRule } from "../../../src/plan/node.ts";
import { planFor, verdictsOf } from "../../support/plans.ts";

type Schema = Readonly<Record<string, unknown>>;

function unionOf(schema: Schema): UnionRule {
  const [union] = planFor(schema).root.unions;
  if (union === undefined) throw new Error("the schema has no union");
  return union;
}

/** Pointers of the branches that are asked about a value. */
function asked(schema: Schema, value: unknown): readonly string[] {
  return candidates(unionChoice(unionOf(schema)), value).map((branch) => branch.pointer);
}

const read = { type: "object", properties: { kind: { const: "read" } }, required: ["kind"] };
const write = { type: "object", properties: { kind: { enum: ["write", "append"] } }, required: ["kind"] };
const optional = { type: "object", properties: { kind: { const: "other" } } };

test.each<[string, Schema, unknown, readonly string[]]>([
  ["by kind", { anyOf: [{ type: "string" }, { type: ["number", "null"] }] }, null, ["/anyOf/1"]],
  ["by the kinds of literals", { anyOf: [{ const: "a" }, { enum: [1, 2] }] }, 3, ["/anyOf/1"]],
  [
    "through references",
    { anyOf: [{ $ref: "#/$defs/a" }, { type: "array" }], $defs: { a: { type: "string" } } },
    "a",
    ["/anyOf/0"],
  ],
  ["through allOf", { anyOf: [{ allOf: [{ type: "string" }] }, { type: "array" }] }, [], ["/anyOf/1"]],
  [
    "through unions",
    { anyOf: [{ oneOf: [{ type: "string" }, { type: "null" }] }, { type: "array" }] },
    [],
    ["/anyOf/1"],
  ],
  ["none for a kind that none takes", { anyOf: [{ type: "string" }, false] }, 1, []],
  ["all where kinds do not tell", { anyOf: [{ minimum: 1 }, { maxLength: 1 }] }, 1, ["/anyOf/0", "/anyOf/1"]],
  ["by a discriminator", { oneOf: [read, write] }, { kind: "append" }, ["/oneOf/1"]],
  ["none for another value of the discriminator", { oneOf: [read, write] }, { kind: "list" }, []],
  ["none without the discriminator", { oneOf: [read, write] }, {}, []],
  ["none for an inherited discriminator", { oneOf: [member("toString"), member("valueOf")] }, {}, []],
  ["a discriminator beside another kind", { anyOf: [read, { type: "null" }, write] }, { kind: "read" }, ["/anyOf/0"]],
  [
    "a discriminator that one branch does not require tells nothing",
    { anyOf: [read, optional] },
    {},
    ["/anyOf/0", "/anyOf/1"],
  ],
  [
    "a value that two branches share tells nothing",
    { anyOf: [read, read] },
    { kind: "read" },
    ["/anyOf/0", "/anyOf/1"],
  ],
  ["null as a discriminator", { oneOf: [kind(null), kind(1)] }, { kind: null }, ["/oneOf/0"]],
  ["1 and its text differ", { oneOf: [kind("1"), kind(1)] }, { kind: 1 }, ["/oneOf/1"]],
])("%s", (_name, schema, value, expected) => {
  expect(asked(schema, value)).toEqual(expected);
});

function kind(value: unknown): Schema {
  return { type: "object", properties: { kind: { const: value } }, required: ["kind"] };
}

/** Told apart by the literal at one of the names that every object inherits. */
function member(value: string): Schema {
  return { type: "object", properties: { toString: { const: value } }, required: ["toString"] };
}

test.each<[string, Schema, readonly unknown[] | undefined]>([
  ["constants", { anyOf: [{ const: "a" }, { const: 1 }] }, ["a", 1]],
  ["enums", { anyOf: [{ enum: ["a", null] }, { const: true }] }, ["a", null, true]],
  ["references to literals", { anyOf: [{ $ref: "#/$defs/a" }], $defs: { a: { const: "a" } } }, ["a"]],
  [
    "only those that the type allows",
    {
      anyOf: [
        { type: "string", enum: ["a", 1] },
        { type: "integer", enum: [1.5, 2] },
      ],
    },
    ["a", 2],
  ],
  ["a literal with another rule", { anyOf: [{ const: "a", minLength: 2 }] }, undefined],
  ["two literal rules", { anyOf: [{ const: "a", enum: ["a", "b"] }] }, undefined],
  ["a branch without", { anyOf: [{ const: "a" }, { type: "null" }] }, undefined],
])("literals of a union: %s", (_name, schema, expected) => {
  expect(literalUnion(unionOf(schema))).toEqual(expected);
});

test.each<[string, Schema, unknown, boolean]>([
  ["a literal of another type", { anyOf: [{ type: "string", enum: ["a", 1] }, { const: "b" }] }, 1, false],
  ["a literal that is no integer", { anyOf: [{ type: "integer", enum: [1.5] }, { const: "b" }] }, 1.5, false],
  ["the same literal in two branches of oneOf", { oneOf: [{ const: "a" }, { enum: ["a", "b"] }] }, "a", false],
  ["the same literal in two branches of anyOf", { anyOf: [{ const: "a" }, { enum: ["a", "b"] }] }, "a", true],
  ["0 for -0", { anyOf: [{ const: -0 }, { const: 1 }] }, 0, true],
  ["an array literal", { anyOf: [{ const: [1] }, { const: "a" }] }, [1], true],
  [
    "an object with the indices of an array literal",
    { anyOf: [{ const: [1] }, { const: "a" }] },
    { 0: 1, length: 1 },
    false,
  ],
])("verdict: %s", (_name, schema, value, expected) => {
  expect(verdictsOf(planFor(schema), value)).toMatchObject({ check: expected, copied: expected });
});
