import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { safeValidateToolArguments } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedValue } from "../support/refused.ts";

const NOT_CLONEABLE = "/: arguments must contain only structured-clone-compatible values";

class Instance {
  readonly field = 1;
}

class List extends Array<unknown> {}

function fails(): never {
  throw new Error("secret-from-a-trap");
}

function failsWithNothing(): never {
  // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- what a getter may do
  throw undefined;
}

function recurses(): unknown {
  return [recurses()];
}

function getter(get: () => unknown): object {
  return Object.defineProperty({}, "bad", { enumerable: true, get });
}

function cycle(): object {
  const ring: Record<string, unknown> = { a: 1 };
  ring["self"] = ring;
  return ring;
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function withLength(length: unknown): unknown {
  return new Proxy(["item"], {
    get: (target, key, receiver): unknown => (key === "length" ? length : Reflect.get(target, key, receiver)),
  });
}

/** Values at which structured cloning throws, and the place below them that is named. */
const NOT_CLONEABLE_VALUES: readonly (readonly [string, () => unknown, string])[] = [
  ["a function", () => fails, ""],
  ["a class", () => Instance, ""],
  ["a symbol", () => Symbol("member"), ""],
  ["a Promise", () => Promise.resolve(1), ""],
  ["a WeakMap", () => new WeakMap(), ""],
  ["a WeakSet", () => new WeakSet(), ""],
  ["a WeakRef", () => new WeakRef({}), ""],
  ["a function in an object", () => ({ a: [1, { "b/c": fails }] }), "/a/1/b~1c"],
  ["a getter that throws", () => Object.defineProperty({}, "bad~", { enumerable: true, get: fails }), "/bad~0"],
  ["a getter that throws in an array", () => Object.defineProperty([1], 1, { enumerable: true, get: fails }), "/1"],
  ["a getter that throws undefined", () => getter(failsWithNothing), "/bad"],
  ["a getter that throws a RangeError", () => getter(() => "secret".repeat(-1)), "/bad"],
  ["a getter that recurses without end", () => getter(recurses), "/bad"],
  ["a Proxy whose get throws", () => new Proxy({ key: 1 }, { get: fails }), "/key"],
  ["a Proxy whose ownKeys throws", () => new Proxy({ key: 1 }, { ownKeys: fails }), ""],
  ["a Proxy whose getPrototypeOf throws", () => new Proxy({ key: 1 }, { getPrototypeOf: fails }), ""],
  [
    "a Proxy whose getOwnPropertyDescriptor throws",
    () => new Proxy({ key: 1 }, { getOwnPropertyDescriptor: fails }),
    "",
  ],
  ["a Proxy of an array whose get throws", () => new Proxy([1], { get: fails }), ""],
  ["a Proxy of an array whose getPrototypeOf throws", () => new Proxy([1], { getPrototypeOf: fails }), ""],
  ["a revoked Proxy", () => revoked({}), ""],
  ["a revoked Proxy of an array", () => revoked([]), ""],
];

/** Values that can be cloned and are no JSON. */
const NOT_JSON_VALUES: readonly (readonly [string, () => unknown, string])[] = [
  ["a BigInt", () => 1n, ""],
  ["NaN", () => Number.NaN, ""],
  ["Infinity", () => Number.POSITIVE_INFINITY, ""],
  ["-Infinity", () => Number.NEGATIVE_INFINITY, ""],
  ["a Date", () => new Date(0), ""],
  ["a Date of another realm", () => runInNewContext("new Date(0)"), ""],
  ["a Map", () => new Map([["a", 1]]), ""],
  ["a Set", () => new Set([1]), ""],
  ["a RegExp", () => /a/u, ""],
  ["an Error", () => new Error("member"), ""],
  ["bytes", () => new Uint8Array(2), ""],
  ["an ArrayBuffer", () => new ArrayBuffer(2), ""],
  ["a DataView", () => new DataView(new ArrayBuffer(2)), ""],
  ["an instance", () => new Instance(), ""],
  ["an instance of another realm", () => runInNewContext("new (class Thing { a = 1 })()"), ""],
  ["an object that inherits", () => Object.create({ inherited: 1 }), ""],
  ["an iterator", () => [1].values(), ""],
  ["a boxed number", () => Object(1), ""],
  ["a boxed string", () => Object("a"), ""],
  ["a boxed boolean", () => Object(true), ""],
  ["a boxed BigInt", () => Object(1n), ""],
  ["a boxed symbol", () => Object(Symbol("boxed")), ""],
  ["an array of a class", () => List.from([1]), ""],
  ["an array with another prototype", () => Object.setPrototypeOf([1], Object.prototype), ""],
  ["an array without a prototype", () => Object.setPrototypeOf([1], null), ""],
  // oxlint-disable-next-line no-sparse-arrays
  ["a hole", () => [1, , 3], "/1"],
  ["an undefined item", () => [1, undefined], "/1"],
  ["a cycle", () => cycle(), "/self"],
  [
    "a cycle through an array",
    () => {
      const ring: unknown[] = [0];
      ring.push({ ring });
      return ring;
    },
    "/1/ring",
  ],
  ["a Proxy whose prototype is none", () => new Proxy({}, { getPrototypeOf: () => Instance.prototype }), ""],
  ["an array whose length is a text", () => withLength("1"), ""],
  ["an array whose length is negative", () => withLength(-1), ""],
  ["an array whose length is a fraction", () => withLength(0.5), ""],
  ["an array whose length is NaN", () => withLength(Number.NaN), ""],
  ["an array whose length is an object", () => withLength({ valueOf: () => 1 }), ""],
  ["an array whose length is 2 ** 53", () => withLength(2 ** 53), ""],
];

describe.each(payloadTools)("$name", (tool) => {
  test.each(NOT_CLONEABLE_VALUES)("what cannot be cloned has its fixed sentence: %s", (_name, make, below) => {
    for (const [pointer, value] of wrapped(make)) {
      const error = refusedValue(tool, value);
      expect(error.code).toBe("not_json");
      expect(error.issues).toEqual([NOT_CLONEABLE]);
      expect(error.details).toMatchObject([{ path: `${pointer}${below}`, keyword: "not_cloneable" }]);
      expect(JSON.stringify(error)).not.toContain("secret");
    }
  });

  test.each(NOT_JSON_VALUES)("what is no JSON is named at its place: %s", (_name, make, below) => {
    for (const [pointer, value] of wrapped(make)) {
      const error = refusedValue(tool, value);
      expect(error.code).toBe("not_json");
      expect(error.details).toEqual([
        { path: `${pointer}${below}`, keyword: "not_json", message: "must be a JSON value" },
      ]);
    }
  });
});

/** The value as a member, as an item, and further down. */
function wrapped(make: () => unknown): readonly (readonly [string, unknown])[] {
  return [
    ["/payload", { payload: make() }],
    ["/payload/0", { payload: [make()] }],
    ["/payload/0/deep/1", { payload: [{ deep: ["ok", make()] }] }],
  ];
}

describe("several places", () => {
  test("each is named, in the order of the value", () => {
    const error = refusedValue(openTool, {
      a: 1n,
      b: [Number.NaN, 1, new Date()],
      c: { __proto__: null, d: new Map() },
    });
    expect(error.issues).toEqual([
      "/a: must be a JSON value",
      "/b/0: must be a JSON value",
      "/b/2: must be a JSON value",
      "/c/d: must be a JSON value",
    ]);
    expect(error.omitted).toBe(0);
  });

  test("those beyond maxIssues are counted", () => {
    const error = refusedValue(openTool, { list: Array.from({ length: 1_000 }, () => 1n) }, { maxIssues: 3 });
    expect(error.details.map(({ path }) => path)).toEqual(["/list/0", "/list/1", "/list/2"]);
    expect(error.omitted).toBe(997);
    expect(error.message).toMatch(/… and 997 more$/u);
  });
});

describe("what JSON leaves out is left out", () => {
  test.each(payloadTools.filter(({ name }) => name !== "text" && name !== "list"))("$name", (tool) => {
    const inherited = runInNewContext("Object.prototype.inherited = 1; ({ own: 1 })") as object;
    const extra = Object.assign([1, 2], { extra: fails, [Symbol("extra")]: 1 });
    const payload = {
      inherited,
      list: extra,
      absent: undefined,
      [Symbol("key")]: fails,
      bare: Object.assign(Object.create(null) as object, { a: 1 }),
      frozen: Object.freeze([Object.freeze({ a: null })]),
      proxy: new Proxy({ a: [1] }, {}),
      foreign: runInNewContext("[{ a: [1] }]") as unknown,
    };
    Object.defineProperty(payload, "hidden", { value: fails, enumerable: false });
    const result = safeValidateToolArguments(tool, { payload });
    const expected = {
      inherited: { own: 1 },
      list: [1, 2],
      bare: { a: 1 },
      frozen: [{ a: null }],
      proxy: { a: [1] },
      foreign: [{ a: [1] }],
    };
    expect(result).toStrictEqual({ ok: true, value: { payload: expected } });
  });

  test("what another realm's objects inherit is not there, also where members are declared", () => {
    const make = (): unknown => runInNewContext("Object.prototype.inherited = 1; ({ own: 1, list: [{ own: 2 }] })");
    const own = { own: { type: "integer" } };
    const properties = { ...own, list: { type: "array", items: { type: "object", properties: own } } };
    const tool = { name: "typed", description: "", parameters: { type: "object", properties } };
    expect(safeValidateToolArguments(tool, make())).toStrictEqual({ ok: true, value: { own: 1, list: [{ own: 2 }] } });
    const closed = { ...tool, parameters: { ...tool.parameters, additionalProperties: false } };
    expect(safeValidateToolArguments(closed, make()).ok).toBe(true);
    const required = { ...tool, parameters: { ...tool.parameters, required: ["inherited"] } };
    expect(refusedValue(required, make()).issues).toEqual(["/inherited: must have required properties inherited"]);
  });

  test("a name that passes for the root of another realm gives nothing of its own", () => {
    const root = Object.assign(Object.create(null) as object, { isPrototypeOf: 1, leaked: "secret" });
    const value = Object.assign(Object.create(root) as object, { own: 1 });
    for (const tool of payloadTools.filter(({ name }) => name !== "text" && name !== "list")) {
      expect(safeValidateToolArguments(tool, { payload: value })).toStrictEqual({
        ok: true,
        value: { payload: { own: 1 } },
      });
    }
  });
});
