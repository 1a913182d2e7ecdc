import { describe, expect, test } from "vitest";
import { toDialect } from "../../../src/index.ts";

const text = { type: "string" };
const node = {
  type: "object",
  properties: { value: text, next: { $ref: "#/$defs/node" }, list: { type: "array", items: { $ref: "#/$defs/node" } } },
  required: ["list"],
};
const { restore } = toDialect(
  { type: "object", properties: { node: { $ref: "#/$defs/node" }, note: text }, required: ["node"], $defs: { node } },
  "openai-strict",
);

describe("null for what was left out", () => {
  test("is left out again, at every depth", () => {
    const leaf = { value: null, next: null, list: [] };
    const sent = { node: { value: "a", next: leaf, list: [leaf, { ...leaf, value: "b" }] }, note: null };
    expect(restore(sent)).toStrictEqual({
      node: { value: "a", next: { list: [] }, list: [{ list: [] }, { value: "b", list: [] }] },
    });
  });

  test("of a branch is told by the form of the value", () => {
    const branch = (kind: string, member: object): object => {
      return { type: "object", properties: { kind: { const: kind }, x: member }, required: ["kind"] };
    };
    const union = {
      type: "object",
      properties: { u: { oneOf: [branch("a", { type: "number" }), branch("b", { type: ["number", "null"] }), text] } },
      required: ["u"],
    };
    const { restore: restoreUnion } = toDialect(union, "openai-strict");
    expect(restoreUnion({ u: { kind: "a", x: null } })).toStrictEqual({ u: { kind: "a" } });
    expect(restoreUnion({ u: { kind: "b", x: null } })).toStrictEqual({ u: { kind: "b", x: null } });
    expect(restoreUnion({ u: "null" })).toStrictEqual({ u: "null" });
    // No branch has that form: the check of the call says so.
    expect(restoreUnion({ u: { kind: "c", x: null, y: 1 } })).toStrictEqual({ u: { kind: "c", y: 1 } });
  });

  test("in a tuple goes by the place of the item", () => {
    const item = (member: object): object => ({ type: "object", properties: { x: member } });
    const schema = {
      type: "object",
      properties: {
        t: { type: "array", prefixItems: [item({ type: ["number", "null"] }), item({ type: "number" })], items: false },
      },
      required: ["t"],
    };
    const { restore: restoreTuple } = toDialect(schema, "openai-strict");
    expect(restoreTuple({ t: [{ x: null }, { x: null }] })).toStrictEqual({ t: [{ x: null }, {}] });
  });

  test("is left out also where another optional member is missing: not every server keeps to the schema", () => {
    const branch = (kind: string): object => ({
      type: "object",
      properties: { kind: { const: kind }, x: text, y: text },
      required: ["kind"],
    });
    const schema = { type: "object", properties: { u: { anyOf: [branch("a"), branch("b")] } }, required: ["u"] };
    expect(toDialect(schema, "openai-strict").restore({ u: { kind: "b", x: null } })).toStrictEqual({
      u: { kind: "b" },
    });
  });
});

describe("what the model should not have sent comes back as it is", () => {
  test.each<[name: string, args: unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["text", '{"node":null}'],
    ["a list", [null]],
    ["null where it means nothing", { node: null }],
    ["wrong kinds", { node: { value: 1, next: "x", list: { 0: null } } }],
    ["undeclared members", { node: { list: [] }, other: null }],
  ])("%s", (_name, args) => {
    expect(restore(args)).toBe(args);
  });

  test("__proto__ is a member like others", () => {
    const args: unknown = JSON.parse('{"__proto__":{"node":null},"note":null,"node":{"__proto__":null,"value":null}}');
    expect(JSON.stringify(restore(args))).toBe('{"__proto__":{"node":null},"node":{"__proto__":null}}');
  });

  test("inherited members are none", () => {
    const args: unknown = Object.create({ note: null });
    expect(restore(args)).toBe(args);
  });
});

describe("hostile arguments", () => {
  test("a proxy, a getter that throws", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const throwing = Object.defineProperty({}, "node", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    });
    for (const args of [proxy, throwing, { node: proxy }]) expect(restore(args)).toBe(args);
  });

  test("100,000 levels, a cycle, a value that is shared a thousand times over", () => {
    let deep: object = { list: [], value: null };
    for (let level = 0; level < 100_000; level += 1) deep = { next: deep, list: [], value: null };
    expect(restore({ node: deep })).not.toHaveProperty("node.value");
    const cycle: Record<string, unknown> = { value: null };
    cycle["list"] = [cycle, cycle];
    expect(restore({ node: cycle })).not.toHaveProperty("node.value");
    let shared: object = { list: [], value: null };
    for (let level = 0; level < 60; level += 1) shared = { list: [shared, shared], value: null };
    expect(restore({ node: shared })).not.toHaveProperty("node.list.0.list.1.value");
  });

  test("frozen arguments are not changed", () => {
    const args = Object.freeze({ node: Object.freeze({ value: null, list: Object.freeze([]) }), note: null });
    expect(restore(args)).toStrictEqual({ node: { list: [] } });
    expect(args.note).toBeNull();
  });
});

test("where nothing of the shape changed, arguments come back themselves", () => {
  const args = { a: null };
  const schema = { type: "object", properties: { a: { type: ["string", "null"], maxLength: 3 } } };
  for (const dialect of ["openai", "anthropic", "anthropic-strict", "gemini", "mcp"] as const) {
    expect(toDialect(schema, dialect).restore(args)).toBe(args);
  }
});
