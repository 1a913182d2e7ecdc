import { createContext, runInContext } from "node:vm";
import { isToolSchemaError, type SchemaFinding } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { checkPortableSchema, cloneToolSchema } from "../../src/index.ts";

function refusalsOf(schema: unknown): readonly SchemaFinding[] {
  try {
    cloneToolSchema(schema);
  } catch (error) {
    if (isToolSchemaError(error)) return error.findings;
    throw error;
  }
  throw new Error("accepted");
}

/** One object at two places, on each of so many levels. */
function doubled(levels: number, join: (inner: unknown) => unknown): unknown {
  let value: unknown = { type: "string" };
  for (let level = 0; level < levels; level += 1) value = join(value);
  return value;
}

function proxied(handler: ProxyHandler<object>, target: object = {}): object {
  return new Proxy(target, handler);
}

/** An object whose members are objects of its kind, without end. */
function endless(width: number): object {
  const keys = Array.from({ length: width }, (_, index) => `k${index}`);
  return proxied({
    ownKeys: () => keys,
    getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true, writable: true }),
    get: () => endless(width),
  });
}

const manyKeys = Array.from({ length: 60_000 }, (_, index) => `k${index}`);
const undefinedMembers = Object.fromEntries(manyKeys.map((key) => [key, undefined]));
const longName = { [`~/${"x".repeat(100_000)}`]: {} };
let deep: unknown = {};
for (let level = 0; level < 10_000; level += 1) deep = { items: deep };

describe("what grows without end stops at a limit, soon", () => {
  test.each<[name: string, schema: unknown, code: string]>([
    ["2^30 lists by sharing", { enum: doubled(30, (inner) => [inner, inner]) }, "limit_nodes"],
    ["2^30 schemas by sharing", doubled(30, (inner) => ({ a: inner, b: inner })), "limit_nodes"],
    [
      "2^30 empty lists by sharing",
      { enum: doubled(30, (inner) => (Array.isArray(inner) ? [inner, inner] : [])) },
      "limit_nodes",
    ],
    [
      "members that are undefined, many times",
      { enum: Array.from({ length: 100 }, () => undefinedMembers) },
      "limit_nodes",
    ],
    ["one long name, many times", { enum: Array.from({ length: 5_000 }, () => longName) }, "limit_characters"],
    [
      "one long text, many times",
      { enum: Array.from({ length: 5_000 }, () => "x".repeat(100_000)) },
      "limit_characters",
    ],
    ["10,000 levels", deep, "limit_depth"],
    ["proxies within proxies", endless(1), "limit_depth"],
    ["proxies within proxies, side by side", endless(50), "limit_depth"],
    [
      "a list that says it is long",
      {
        enum: proxied(
          {
            get: (list, key) => (key === "length" ? 4e9 : key in list ? Reflect.get(list, key) : 1),
            getOwnPropertyDescriptor: (list, key) =>
              Reflect.getOwnPropertyDescriptor(list, key) ?? { value: 1, enumerable: true, configurable: true },
          },
          [],
        ),
      },
      "limit_nodes",
    ],
  ])("%s", (_name, schema, code) => {
    expect(refusalsOf(schema).map((finding) => finding.code)).toContain(code);
    expect(checkPortableSchema(schema).map((finding) => finding.code)).toContain(code);
  });

  test("a few long names in pointers are not told a hundred times", () => {
    const findings = refusalsOf({ ["x".repeat(900_000)]: Array.from({ length: 100 }, () => Number.NaN) });
    expect(findings.reduce((sum, { pointer }) => sum + pointer.length, 0)).toBeLessThan(3_000_000);
    const faults = {
      ["x".repeat(900_000)]: { type: "object", required: Array.from({ length: 999 }, (_, at) => `${at}`) },
    };
    const all = checkPortableSchema({ type: "object", properties: faults });
    expect(all.reduce((sum, { pointer }) => sum + pointer.length, 0)).toBeLessThan(11_000_000);
    expect(all.at(-1)?.code).toBe("limit_findings");
    // Nor looked at where a keyword above has to go anyway.
    const wrong = Object.fromEntries(Array.from({ length: 999 }, (_, at) => [at, { type: "strng" }]));
    const inside = { ["x".repeat(900_000)]: { type: "object", $defs: wrong } };
    const codes = checkPortableSchema({ type: "object", properties: inside }).map(({ code }) => code);
    expect(codes).toEqual(["keyword_not_portable", "limit_findings"]);
  });
});

describe("traps that lie", () => {
  test.each<[name: string, schema: object, pointers: readonly string[]]>([
    ["a length that is text", { enum: proxied({ get: () => "2" }, []) }, ["/enum"]],
    ["a length below 0", { enum: proxied({ get: () => -1 }, []) }, ["/enum"]],
    ["a length that throws", { enum: proxied({ get: raise }, []) }, ["/enum"]],
    [
      "a list with a hidden name",
      { enum: proxied({ ownKeys: () => ["length", "a"] }, Object.assign([], {})) },
      ["/enum"],
    ],
    ["a prototype that throws", { properties: proxied({ getPrototypeOf: raise }) }, ["/properties"]],
    ["a prototype of a class", { properties: proxied({ getPrototypeOf: () => Map.prototype }) }, ["/properties"]],
    ["keys that are no keys", { properties: proxied({ ownKeys: () => [1 as unknown as string] }) }, ["/properties"]],
    ["the same key twice", { properties: proxied({ ownKeys: () => ["a", "a"] }) }, ["/properties"]],
    [
      "a descriptor that throws",
      { properties: proxied({ getOwnPropertyDescriptor: raise }, { a: 1 }) },
      ["/properties"],
    ],
    ["a member that throws", { properties: proxied({ get: raiseFor("a") }, { a: 1, b: 1 }) }, ["/properties/a"]],
    [
      "a getter that throws itself in",
      {
        get properties(): unknown {
          return cloneToolSchema(this);
        },
      },
      ["/properties"],
    ],
    ["Object.prototype in disguise", { properties: heirOf({ toJSON: () => "x" }) }, ["/properties"]],
  ])("%s", (_name, schema, pointers) => {
    expect(refusalsOf(schema).map(({ pointer }) => pointer)).toEqual(pointers);
    expect(checkPortableSchema({ type: "object", ...safeSpread(schema) }).length).toBeGreaterThan(0);
  });

  test("a member that is another one at each look is read once", () => {
    let looks = 0;
    const schema = proxied({ get: (_target, key) => (key === "a" ? (looks += 1) : undefined) }, { a: 0 });
    expect(cloneToolSchema(schema)).toStrictEqual({ a: 1 });
  });

  test("a proxy of an honest schema is one", () => {
    const schema = proxied(
      {},
      { type: "object", properties: { a: proxied({}, { type: "string" }) }, required: proxied({}, ["a"]) },
    );
    expect(cloneToolSchema(schema)).toStrictEqual({
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a"],
    });
    expect(checkPortableSchema(schema)).toEqual([]);
  });
});

test("a schema of another realm", () => {
  const schema: unknown = runInContext('({ type: "object", properties: {}, required: [] })', createContext());
  expect(cloneToolSchema(schema)).toStrictEqual({ type: "object", properties: {}, required: [] });
});

test("members named like those of a frozen Object.prototype", () => {
  const original = Object.getOwnPropertyDescriptor(Object.prototype, "valueOf");
  Reflect.defineProperty(Object.prototype, "valueOf", { ...original, writable: false });
  try {
    expect(cloneToolSchema({ properties: { valueOf: 1 } })).toStrictEqual({ properties: { valueOf: 1 } });
  } finally {
    Reflect.defineProperty(Object.prototype, "valueOf", { ...original });
  }
});

describe("what is no JSON is told once by checkPortableSchema too, and the rest is still looked at", () => {
  const cyclic: Record<string, unknown> = { type: "object" };
  cyclic["properties"] = { self: cyclic };
  test.each<[name: string, schema: unknown, findings: readonly string[]]>([
    [
      "a RegExp",
      { type: "object", properties: { a: { type: "string", pattern: /a/, title: "A" } } },
      ["/properties/a/pattern not_json", "/properties/a/title keyword_not_portable"],
    ],
    [
      "a BigInt",
      { type: "object", properties: { a: { type: "number", minimum: 1n } } },
      ["/properties/a/minimum not_json"],
    ],
    [
      "a value of an enum",
      { type: "object", properties: { a: { type: "string", enum: [1n, 2] } } },
      ["/properties/a/enum/0 not_json", "/properties/a/enum/1 enum_type"],
    ],
    ["a schema that is a function", { type: "object", properties: { a: () => 1 } }, ["/properties/a not_json"]],
    ["a type", { type: Symbol("object") }, ["/type not_json"]],
    ["a Map of properties", { type: "object", properties: new Map(), required: ["a"] }, ["/properties not_json"]],
    ["a cycle", cyclic, ["/properties/self cyclic_value"]],
    [
      "a getter that throws",
      {
        type: "object",
        get title() {
          return raise();
        },
        format: 1,
      },
      ["/title unreadable", "/format keyword_not_portable"],
    ],
    [
      "a hole",
      { type: "object", properties: { a: { type: "string", enum: Object.assign([], { length: 3 }) } } },
      ["/properties/a/enum/0 not_json"],
    ],
    ["a symbol key", { type: "object", [Symbol("a")]: 1, title: "T" }, [" not_json", "/title keyword_not_portable"]],
    [
      "a class instance",
      new (class {
        type = "object";
      })(),
      [" not_json"],
    ],
    ["a list", [], [" not_a_schema"]],
    ["nothing", undefined, [" not_a_schema"]],
    ["true", true, [" not_a_schema"]],
    ["a revoked proxy", revoked(), [" unreadable"]],
  ])("%s", (_name, schema, findings) => {
    expect(checkPortableSchema(schema).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(findings);
  });
});

function raise(): never {
  throw new Error("no");
}

function raiseFor(name: string): (target: object, key: string | symbol) => unknown {
  return (target, key) => (key === name ? raise() : Reflect.get(target, key));
}

/** An object whose prototype looks like another realm's `Object.prototype`. */
function heirOf(members: object): object {
  return Object.create(Object.assign(Object.create(null), { isPrototypeOf: () => false }, members)) as object;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** The members that can be read. */
function safeSpread(schema: object): object {
  try {
    return { ...schema };
  } catch {
    return { title: 1 };
  }
}
