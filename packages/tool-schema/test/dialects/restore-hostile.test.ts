import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { dialectChecks } from "../support/dialect-checkers/check-dialect.ts";

const schema = {
  type: "object",
  properties: {
    a: { type: "string" },
    list: {
      type: "array",
      items: { type: "object", properties: { b: { type: "integer" } }, additionalProperties: false },
    },
    tree: {
      type: "object",
      properties: { c: { anyOf: [{ type: "string" }, { type: "number" }] } },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;

function deep(levels: number): unknown {
  let value: unknown = null;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { list: value, tree: value };
  return value;
}

function cycle(): unknown {
  const value: Record<string, unknown> = { a: null };
  value["tree"] = value;
  value["list"] = [value, value["list"]];
  return value;
}

const throws = (): never => {
  throw new Error("hostile");
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const hostile: readonly (readonly [string, () => unknown])[] = [
  ["nothing", () => undefined],
  ["a function", () => throws],
  ["a symbol", () => Symbol("a")],
  ["a BigInt", () => 1n],
  ["100,000 levels", () => ({ list: deep(100_000), tree: deep(100_000) })],
  ["a cycle", cycle],
  ["a getter that throws", () => Object.defineProperty({}, "a", { get: throws, enumerable: true })],
  ["a getter that throws, below", () => ({ tree: Object.defineProperty({}, "c", { get: throws, enumerable: true }) })],
  [
    "a proxy that throws",
    () =>
      new Proxy(
        {},
        { ownKeys: throws, get: throws, has: throws, getOwnPropertyDescriptor: throws, getPrototypeOf: throws },
      ),
  ],
  ["a revoked proxy", () => revoked.proxy],
  ["a revoked proxy, below", () => ({ tree: revoked.proxy, list: [revoked.proxy] })],
  ["a list of a great length", () => ({ list: Array.from({ length: 100_000 }, () => ({ b: null })) })],
  ["a list without members", () => ({ list: new Array(4_294_967_295) })],
  ["__proto__", () => JSON.parse('{"__proto__":{"a":null},"tree":{"__proto__":null}}')],
  ["a class", () => new Date(0)],
];

describe.each(Object.keys(dialectChecks) as readonly (keyof typeof dialectChecks)[])("restore of %s", (dialect) => {
  const { restore } = toDialect(schema, dialect);

  test.each(hostile)("takes %s", (_name, make) => {
    expect(() => restore(make())).not.toThrow();
  });

  test("takes anything, gives nothing of a prototype, and changes nothing", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const before = fc.stringify(value);
        restore(value);
        expect(fc.stringify(value)).toBe(before);
        expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("a");
      }),
      { numRuns: 200 },
    );
  });

  test("keeps what the schema does not know", () => {
    const unknown = JSON.parse('{"a":"b","zz":null,"__proto__":1,"list":[{"b":1,"x":[null]}]}');
    expect(JSON.stringify(restore(unknown))).toBe(JSON.stringify(unknown));
  });
});
