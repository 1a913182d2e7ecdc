import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ArgumentOptions, compileToolArguments, type CompiledToolArguments, Type } from "../../../src/index.ts";

const parameters = Type.Object({
  path: Type.String({ minLength: 1 }),
  limit: Type.Optional(Type.Integer({ minimum: 1 })),
  options: Type.Object({ a: Type.Number(), b: Type.Optional(Type.String()) }, { additionalProperties: false }),
});

const usual = { path: "p", limit: 3, options: { a: 1, b: "x" } };

/** A tool that has seen enough usual arguments to know their keys. */
function experienced(options?: ArgumentOptions): CompiledToolArguments {
  // A schema object of its own, so that nothing is known at the start.
  const tool = { name: "t", description: "", parameters: structuredClone(parameters) };
  const { safeValidate } = compileToolArguments(tool);
  for (let call = 0; call < 60; call += 1) expect(safeValidate(usual).ok).toBe(true);
  return compileToolArguments(tool, options);
}

function fresh(options?: ArgumentOptions): CompiledToolArguments {
  return compileToolArguments({ name: "t", description: "", parameters: structuredClone(parameters) }, options);
}

function outcome(compiled: CompiledToolArguments, value: unknown): unknown {
  const result = compiled.safeValidate(value);
  return result.ok ? { value: result.value, text: JSON.stringify(result.value) } : result.error.details;
}

const rows: readonly [string, unknown][] = [
  ["the usual keys", { path: "q", limit: 9, options: { a: 2, b: "y" } }],
  ["another order", { limit: 9, options: { b: "y", a: 2 }, path: "q" }],
  ["a member less", { path: "q", options: { a: 2 } }],
  ["a member more", { path: "q", limit: 9, options: { a: 2, b: "y" }, extra: 1 }],
  ["a closed object with a member more", { path: "q", limit: 9, options: { a: 2, b: "y", c: 1 } }],
  ["a required member less", { limit: 9, options: { a: 2, b: "y" } }],
  ["undefined for an optional member", { path: "q", limit: undefined, options: { a: 2, b: undefined } }],
  ["undefined for a required member", { path: undefined, limit: 9, options: { a: 2, b: "y" } }],
  ["undefined for all", { path: undefined, limit: undefined, options: undefined }],
  ["wrong values", { path: "", limit: 0, options: { a: "2", b: 1 } }],
  ["no object where one belongs", { path: "q", limit: 9, options: [1] }],
  ["a number that is none", { path: "q", limit: 9, options: { a: Number.NaN, b: "y" } }],
  ["a symbol beside the keys", { path: "q", limit: 9, options: { a: 2, b: "y", [Symbol("s")]: {} } }],
  ["a hidden member beside the keys", Object.defineProperty({ ...usual }, "hidden", { value: 1 })],
  ["no prototype", Object.assign(Object.create(null) as object, usual)],
  ["an instance of a class", Object.assign(new (class Own {})(), usual)],
  ["an object of another realm", runInNewContext('({ path: "q", limit: 9, options: { a: 2, b: "y" } })')],
  ["an object of another realm inside", { ...usual, options: runInNewContext('({ a: 2, b: "y" })') as unknown }],
  ["an array of another realm inside", { ...usual, options: runInNewContext("[1]") as unknown }],
  ["an inherited key", Object.setPrototypeOf({ path: "q", limit: 9 }, { options: usual.options })],
];

describe("a schema that has seen many objects of the same keys", () => {
  test.each(rows)("gives what it gave at first: %s", (_name, value) => {
    expect(outcome(experienced(), value)).toEqual(outcome(fresh(), value));
  });

  test("a schema of the same keys with other rules keeps to its own", () => {
    experienced();
    const other = compileToolArguments({
      name: "t",
      description: "",
      parameters: Type.Object({
        path: Type.Integer({ maximum: 9 }),
        limit: Type.String({ maxLength: 1 }),
        options: Type.Object({ a: Type.Boolean(), b: Type.Number() }),
      }),
    });
    const mine = { path: 1, limit: "x", options: { a: true, b: 0.5 } };
    for (let call = 0; call < 10; call += 1) expect(other.safeValidate(mine).ok).toBe(true);
    expect(other.safeValidate({ ...mine, limit: "\u{1f600}" }).ok).toBe(true);
    expect(other.safeValidate({ ...mine, path: 10 }).ok).toBe(false);
    expect(other.safeValidate({ ...mine, options: { a: 1, b: 0.5 } }).ok).toBe(false);
    expect(other.safeValidate(usual).ok).toBe(false);
    expect(other.safeValidate(mine)).toEqual({ ok: true, value: mine });
  });

  test("lists of keys are told apart whatever was put on all objects", () => {
    const tools = [["one"], ["one", "two", "three", "four", "five", "six"], ["1:o", "ne"], ["1:one"]].map((names) => {
      const schema = Type.Object(Object.fromEntries(names.map((name) => [name, Type.String()])));
      const value = Object.fromEntries(names.map((name) => [name, name]));
      return { compiled: compileToolArguments({ name: "t", description: "", parameters: schema }), value };
    });
    Reflect.defineProperty(Object.prototype, "toJSON", { value: () => 0, configurable: true });
    try {
      for (const { compiled, value } of tools) {
        for (let call = 0; call < 60; call += 1) expect(compiled.validate(value)).toEqual(value);
      }
    } finally {
      Reflect.deleteProperty(Object.prototype, "toJSON");
    }
  });

  test("gives a copy that shares nothing, without symbols", () => {
    const value = { ...usual, options: { a: 2, b: "y", [Symbol("s")]: {} } };
    const result = experienced().safeValidate(value);
    const options: unknown = result.ok ? Reflect.get(result.value as object, "options") : undefined;
    expect(options).not.toBe(value.options);
    expect(Reflect.ownKeys(options as object)).toEqual(["a", "b"]);
  });

  test("reads each member once, and takes what it read", () => {
    const compiled = experienced();
    let reads = 0;
    const value = {
      path: "q",
      get limit(): unknown {
        reads += 1;
        return reads === 1 ? 5 : "changed";
      },
      options: { a: 1, b: "x" },
    };
    expect(compiled.safeValidate(value)).toEqual({ ok: true, value: { ...usual, path: "q", limit: 5 } });
    expect(reads).toBe(1);
  });

  /** The usual members, each a getter that counts. */
  function counting(target: object, onRead: () => void): object {
    for (const [key, member] of Object.entries(usual)) {
      const get = (): unknown => {
        onRead();
        return member;
      };
      Object.defineProperty(target, key, { get, enumerable: true });
    }
    return target;
  }

  test("of an instance of a class nothing is read", () => {
    let reads = 0;
    const value = counting(new (class Own {})(), () => (reads += 1));
    const result = experienced().safeValidate(value);
    expect(result.ok ? undefined : result.error.code).toBe("not_an_object");
    expect(reads).toBe(0);
  });

  test.each<[string, object]>([
    ["this realm", {}],
    ["another realm", runInNewContext("({})") as object],
    ["no prototype", Object.create(null) as object],
  ])("an object of %s counts once, and is read once", (_name, target) => {
    let reads = 0;
    const value = counting(target, () => (reads += 1));
    // The root, its three members, and two in the options.
    expect(experienced({ maxNodes: 6 }).safeValidate(value)).toEqual({ ok: true, value: usual });
    expect(reads).toBe(3);
  });

  test("what Object.prototype lists for all objects is no member", () => {
    const compiled = experienced();
    Reflect.defineProperty(Object.prototype, "path", {
      value: "q",
      enumerable: true,
      configurable: true,
      writable: true,
    });
    try {
      const { path: _path, ...others } = usual;
      expect(compiled.safeValidate(others).ok).toBe(false);
      expect(compiled.safeValidate(usual)).toEqual({ ok: true, value: usual });
    } finally {
      Reflect.deleteProperty(Object.prototype, "path");
    }
  });

  test("a getter that takes another member away leaves it out", () => {
    const value = {
      get path(): string {
        Reflect.deleteProperty(value, "limit");
        return "q";
      },
      limit: 1,
      options: { a: 1, b: "x" },
    };
    expect(experienced().safeValidate(value)).toEqual({ ok: true, value: { path: "q", options: { a: 1, b: "x" } } });
  });

  test("the keys of what is not plain are not listed: there may be millions", () => {
    let listed = 0;
    const ownKeys = (target: object): (string | symbol)[] => {
      listed += 1;
      return Reflect.ownKeys(target);
    };
    const instance = new Proxy(Object.assign(new (class Own {})(), usual), { ownKeys });
    expect(experienced().safeValidate(instance).ok).toBe(false);
    expect(experienced().safeValidate(new Proxy(new Uint8Array(9), { ownKeys })).ok).toBe(false);
    expect(listed).toBe(0);
  });

  test.each<[string, unknown, ArgumentOptions]>([
    [
      "undefined members, with room for the others",
      { path: "p", limit: undefined, options: { a: 1 } },
      { maxNodes: 4 },
    ],
    ["the same, without", { path: "p", limit: undefined, options: { a: 1 } }, { maxNodes: 3 }],
    ["undefined members further in", { ...usual, options: { a: 1, b: undefined } }, { maxNodes: 5 }],
    ["steps for all", usual, { maxSteps: 5 }],
    ["steps for all but one", usual, { maxSteps: 4 }],
    ["levels for all", usual, { maxDepth: 2 }],
    ["levels for all but one", usual, { maxDepth: 1 }],
    [
      "an instance where steps end",
      { ...usual, options: Object.assign(new (class Own {})(), { a: 1, b: "x" }) },
      { maxSteps: 3 },
    ],
    [
      "another realm's undefined members",
      runInNewContext('({ path: "p", limit: undefined, options: { a: 1, b: undefined } })'),
      { maxNodes: 4 },
    ],
  ])("counts as it did at first: %s", (_name, value, options) => {
    expect(outcome(experienced(options), value)).toEqual(outcome(fresh(options), value));
  });

  test("nor does one of many members read any twice", () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const schema = Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Integer())])));
    const compiled = compileToolArguments({ name: "t", description: "", parameters: schema }, { maxNodes: 7 });
    const members = Object.fromEntries(names.map((name, at) => [name, at]));
    for (let call = 0; call < 60; call += 1) expect(compiled.safeValidate(members).ok).toBe(true);
    let reads = 0;
    const value = {
      ...members,
      get a(): number {
        reads += 1;
        Reflect.deleteProperty(value, "e");
        Object.setPrototypeOf(value, { f: 7 });
        return 0;
      },
    };
    expect(compiled.safeValidate(value)).toEqual({ ok: true, value: { a: 0, b: 1, c: 2, d: 3, f: 5 } });
    expect(reads).toBe(1);
  });

  test("many tools, more than there are places for, agree with themselves", () => {
    const tools = Array.from({ length: 60 }, (_, index) => {
      const members = Array.from({ length: 1 + (index % 18) }, (_member, at) => [`m${index}_${at}`, Type.Integer()]);
      const schema = Type.Object(Object.fromEntries(members));
      return { compiled: compileToolArguments({ name: "t", description: "", parameters: schema }), members };
    });
    for (let call = 0; call < 120; call += 1) {
      for (const { compiled, members } of tools) {
        const value = Object.fromEntries(members.map(([name], at) => [name, call + at]));
        expect(compiled.safeValidate(value)).toEqual({ ok: true, value });
      }
    }
  });

  test("any object", () => {
    const known = experienced();
    const unknown = fresh();
    const member = fc.oneof(fc.constantFrom<unknown>("p", 3, undefined, null, {}), fc.constant({ a: 1, b: "x" }));
    const keys = fc.uniqueArray(fc.constantFrom("path", "limit", "options", "extra"));
    fc.assert(
      fc.property(keys, fc.infiniteStream(member), (names, members) => {
        const value = Object.fromEntries(names.map((name) => [name, members.next().value as unknown]));
        expect(outcome(known, value)).toEqual(outcome(unknown, value));
      }),
      { numRuns: 1_000 },
    );
  });
});
