import { isToolSchemaError } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { dialectChecks } from "../support/dialect-checkers/check-dialect.ts";

type DialectName = keyof typeof dialectChecks;

const dialects = Object.keys(dialectChecks) as readonly DialectName[];

const throws = (): never => {
  throw new Error("hostile");
};

function deep(levels: number): object {
  let schema: object = { type: "string" };
  for (let level = 0; level < levels; level += 1) schema = { type: "object", properties: { a: schema } };
  return schema;
}

function cycle(): object {
  const schema: Record<string, unknown> = { type: "object" };
  schema["properties"] = { a: schema };
  return schema;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** What is no schema at all. */
const refused: readonly (readonly [string, () => unknown])[] = [
  ["nothing", () => undefined],
  ["null", () => null],
  ["text", () => "{}"],
  ["a list", () => []],
  ["a boolean schema", () => true],
  ["a function", () => throws],
  ["10,000 levels", () => deep(10_000)],
  ["a cycle", cycle],
  [
    "a getter that throws",
    () => ({
      type: "object",
      get properties() {
        return throws();
      },
    }),
  ],
  [
    "a proxy that throws",
    () => new Proxy({ type: "object" }, { ownKeys: throws, get: throws, getPrototypeOf: throws }),
  ],
  ["a revoked proxy", revoked],
  ["a revoked proxy below", () => ({ type: "object", properties: { a: revoked() } })],
  ["a Date", () => ({ type: "object", properties: { a: { default: new Date(0) } } })],
  ["a BigInt", () => ({ type: "object", properties: { a: { minimum: 1n } } })],
  ["another root", () => ({ type: "array", items: {} })],
  ["a dangling reference", () => ({ type: "object", properties: { a: { $ref: "#/$defs/b" } } })],
  ["a remote reference", () => ({ type: "object", properties: { a: { $ref: "https://example.com/a.json" } } })],
  ["an unknown type", () => ({ type: "object", properties: { a: { type: "int" } } })],
  ["a declared __proto__", () => JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}')],
];

/** Definitions of which each holds the next one twice: 2^40 schemas, were they all written out. */
function doubling(): object {
  const definitions = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `d${index}`,
      index === 39
        ? { type: "string" }
        : {
            type: "object",
            properties: { l: { $ref: `#/$defs/d${index + 1}` }, r: { $ref: `#/$defs/d${index + 1}` } },
            required: ["l", "r"],
            additionalProperties: false,
          },
    ]),
  );
  return {
    type: "object",
    properties: { a: { $ref: "#/$defs/d0" } },
    required: ["a"],
    additionalProperties: false,
    $defs: definitions,
  };
}

/** 3^20 combinations, were they all written out. */
function combinations(keyword: "anyOf" | "oneOf"): object {
  const allOf = Array.from({ length: 20 }, (_, index) => ({
    [keyword]: ["a", "b", "c"].map((name) => ({
      type: "object",
      properties: { [`${name}${index}`]: { type: "string" } },
    })),
  }));
  return { type: "object", properties: { x: { allOf } } };
}

function wide(count: number): object {
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`n${index}`, { type: "string", minLength: 1, description: "Text." }]),
  );
  return { type: "object", properties, additionalProperties: false };
}

function chain(count: number): object {
  const definitions = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `d${index}`,
      index === count - 1 ? { type: "string" } : { $ref: `#/$defs/d${index + 1}` },
    ]),
  );
  return { type: "object", properties: { a: { $ref: "#/$defs/d0" } }, $defs: definitions };
}

/** What can be converted, or refused, but must not hang or burst. */
const large: readonly (readonly [string, () => object])[] = [
  ["definitions that double", doubling],
  ["combinations of anyOf", () => combinations("anyOf")],
  ["combinations of oneOf", () => combinations("oneOf")],
  ["5,000 members", () => wide(5_000)],
  ["20 levels", () => deep(20)],
  ["a chain of 2,000 references", () => chain(2_000)],
  [
    "10,000 enum values",
    () => ({ type: "object", properties: { a: { enum: Array.from({ length: 10_000 }, (_, index) => `v${index}`) } } }),
  ],
  [
    "a description of 500,000 characters",
    () => ({ type: "object", properties: { a: { type: "string", description: "x".repeat(500_000) } } }),
  ],
];

describe.each(dialects)("%s", (dialect) => {
  test.each(refused)("refuses %s", (_name, make) => {
    const schema = make();
    let error: unknown;
    try {
      toDialect(schema, dialect);
    } catch (caught) {
      error = caught;
    }
    expect(error).toSatisfy(isToolSchemaError);
  });

  test.each(large)("converts or refuses %s, soon", (_name, make) => {
    const schema = make();
    const start = performance.now();
    try {
      expect(dialectChecks[dialect](toDialect(schema, dialect).schema)).toEqual([]);
    } catch (error) {
      if (!isToolSchemaError(error)) throw error;
      expect(error.message.length).toBeLessThanOrEqual(4_096);
    }
    // Doubling or multiplying would take hours.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
