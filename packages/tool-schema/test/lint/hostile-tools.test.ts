import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { type LintedTool, lintTool, lintTools } from "../../src/index.ts";
import { toolWith } from "./support/findings.ts";

// A busy machine is slow: these bounds are for work that grows with the square, which takes minutes.
const MAX_MILLISECONDS = 15_000;

function lintQuickly(tool: unknown): ReturnType<typeof lintTool> {
  const start = performance.now();
  const findings = lintTool(tool as LintedTool, { preset: "strict" });
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
  // A log takes them all.
  expect(JSON.stringify(findings).length).toBeLessThan(5_000_000);
  for (const { message, tool: name } of findings) {
    expect(message.length).toBeLessThan(4_096);
    expect(name.length).toBeLessThanOrEqual(256);
  }
  return findings;
}

const throws = (): never => {
  throw new RangeError("no");
};

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const cycle: { self?: unknown; type: string } = { type: "object" };
cycle.self = cycle;

const deep = (levels: number): unknown => {
  let schema: unknown = { type: "string" };
  for (let level = 0; level < levels; level += 1) schema = { type: "object", properties: { a: schema } };
  return schema;
};

describe("what is no tool", () => {
  test.each([
    ["undefined", undefined],
    ["null", null],
    ["a number", 3],
    ["text", "tool"],
    ["a function", (): void => {}],
    ["a symbol", Symbol("tool")],
  ])("%s", (_, tool) => {
    expect(lintQuickly(tool).map(({ rule, pointer }) => [rule, pointer])).toEqual([["tool-invalid", ""]]);
  });

  test.each([
    ["an empty object", {}],
    ["a list", []],
    ["a revoked proxy", revoked()],
    ["a proxy that throws", new Proxy({}, { get: throws, ownKeys: throws, getPrototypeOf: throws, has: throws })],
    [
      "getters that throw",
      Object.defineProperties(
        {},
        {
          name: { get: throws },
          description: { get: throws },
          parameters: { get: throws },
          examples: { get: throws },
          effects: { get: throws },
        },
      ),
    ],
    ["members of other kinds", { name: 3, description: {}, parameters: "object", examples: "many", effects: "none" }],
    [
      "members that throw when they are read",
      { name: "a", description: "b", parameters: revoked(), examples: revoked() },
    ],
  ])("%s is an error, not a throw", (_, tool) => {
    const rules = lintQuickly(tool).map(({ rule }) => rule);
    expect(rules).toContain("schema-invalid");
    expect(rules).toContain("tool-invalid");
  });
});

describe("schemas that cannot be read or used", () => {
  test.each([
    ["undefined", undefined],
    ["null", null],
    ["true", true],
    ["a list", []],
    ["text", "{}"],
    ["a class", new Map()],
    ["a cycle", cycle],
    ["a proxy that throws", new Proxy({}, { get: throws, ownKeys: throws })],
    [
      "a getter that throws",
      {
        type: "object",
        get properties() {
          return throws();
        },
      },
    ],
    ["10,000 levels", deep(10_000)],
    [
      "a reference to itself",
      { type: "object", properties: { a: { $ref: "#/$defs/x" } }, $defs: { x: { $ref: "#/$defs/x" } } },
    ],
    [
      "30,000 schemas",
      {
        type: "object",
        properties: Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`p${index}`, {}])),
      },
    ],
    ["10 MB of text", { type: "object", description: "x".repeat(10_000_000) }],
  ])("%s", (_, parameters) => {
    const findings = lintQuickly({ ...toolWith({}), parameters });
    const own = findings.filter(({ rule }) => rule === "schema-invalid");
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ pointer }) => pointer.startsWith("/parameters"))).toBe(true);
  });

  test("one that answers differently each time is judged by its first answer, or not at all", () => {
    let reads = 0;
    const parameters = {
      type: "object",
      get properties() {
        reads += 1;
        return reads === 1 ? {} : { a: { type: "int" } };
      },
    };
    const findings = lintQuickly({ ...toolWith({}), parameters });
    expect(findings.filter(({ rule }) => rule === "schema-invalid")).not.toEqual([]);
  });
});

describe("sizes", () => {
  test("a description of 50 MB, a name of a million characters", () => {
    lintQuickly({ ...toolWith({}), description: "one of a, b ".repeat(4_000_000), name: "get_".repeat(250_000) });
  });

  test("1,000,000 examples", () => {
    const examples = Array.from({ length: 1_000_000 }, () => ({ a: 1 }));
    expect(
      lintQuickly({ ...toolWith({ b: {} }), examples }).filter(({ rule }) => rule === "example-invalid"),
    ).toHaveLength(100);
  });

  test("19,000 parameters, each with everything wrong", () => {
    const names = Array.from({ length: 9_500 }, (_, index) => `p${index}_token`);
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: ["string", "null"], default: 3, description: "One of: a, b." }]),
    );
    const findings = lintQuickly({
      ...toolWith(properties),
      parameters: { type: "object", properties, required: names },
    });
    expect(findings.length).toBeGreaterThan(300);
  });

  test.each(["allOf", "anyOf", "oneOf"])("9,000 closed branches of %s", (keyword) => {
    const branches = Array.from({ length: 9_000 }, (_, index) => ({
      type: "object",
      properties: { [`p${index}`]: {} },
      additionalProperties: false,
    }));
    lintQuickly({ ...toolWith({}), parameters: { type: "object", [keyword]: branches } });
  });

  test("unions of large branches by reference", () => {
    const properties = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`p${index}`, { enum: ["a", "b"] }]),
    );
    const anyOf = Array.from({ length: 100 }, () => ({ $ref: "#/$defs/large" }));
    const members = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`u${index}`, { anyOf }]));
    lintQuickly({
      ...toolWith(members),
      parameters: { type: "object", properties: members, $defs: { large: { type: "object", properties } } },
    });
  });

  test("a chain of 5,000 references", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`d${index}`, { $ref: `#/$defs/d${index + 1}` }]),
    );
    lintQuickly({
      ...toolWith({}),
      parameters: {
        type: "object",
        properties: { a: { $ref: "#/$defs/d0" } },
        $defs: { ...$defs, d5000: { type: "string" } },
      },
    });
  });

  test("names of members of a million characters", () => {
    const name = "n".repeat(900_000);
    lintQuickly({
      ...toolWith({}),
      parameters: { type: "object", properties: { [name]: { type: "array" } }, required: [name] },
    });
  });

  test("20,000 tools in one context: the first 10,000 are read", () => {
    const tools = Array.from({ length: 20_000 }, () => ({
      name: "get_user",
      description: "Get name and role of a user.",
      parameters: { type: "object" },
    }));
    const start = performance.now();
    const findings = lintTools(tools);
    expect(performance.now() - start).toBeLessThan(2 * MAX_MILLISECONDS);
    expect(findings.find(({ rule }) => rule === "too-many-tools")?.message).toContain("20000 tools");
  });
});

describe("names of prototypes", () => {
  test.each(["toString", "constructor", "hasOwnProperty", "valueOf"])("a parameter and a tool called %s", (name) => {
    const parameters = {
      type: "object",
      properties: { [name]: { type: "string", description: "One of: a, b." } },
      additionalProperties: false,
    };
    const findings = lintQuickly({ name, description: "Get name and role of a user.", parameters });
    expect(findings.find(({ rule }) => rule === "free-string")?.pointer).toBe(`/parameters/properties/${name}`);
  });
});

test("any JSON as a tool, and any JSON as its parts, gives frozen findings and no throw", () => {
  const keyword = fc.constantFrom(
    "type",
    "properties",
    "required",
    "anyOf",
    "allOf",
    "items",
    "enum",
    "default",
    "description",
    "$ref",
    "additionalProperties",
    "format",
    "pattern",
  );
  const schema = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<unknown>("object", "string", true, 3, null, "#", "#/properties/a", "One of: a, b."),
      fc.dictionary(fc.oneof(keyword, fc.constantFrom("a", "token", "limit")), tie("node"), { maxKeys: 5 }),
      fc.array(tie("node"), { maxLength: 3 }),
    ),
  })).node;
  const tool = fc.record(
    {
      name: fc.oneof(fc.string(), fc.jsonValue()),
      description: fc.oneof(fc.string(), fc.jsonValue()),
      parameters: fc.oneof(
        schema,
        schema.map((node) => ({ type: "object", properties: { a: node } })),
      ),
      examples: fc.jsonValue(),
      effects: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(tool, fc.jsonValue()), (any) => {
      const findings = lintTool(any as LintedTool, { preset: "strict" });
      expect(Object.isFrozen(findings) && findings.every(Object.isFrozen)).toBe(true);
      expect(lintTools([any as LintedTool], { preset: "strict" }).length).toBe(findings.length);
    }),
    { numRuns: 500 },
  );
});
