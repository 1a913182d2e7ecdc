import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { parseArgumentsText, safeValidateToolArguments } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedText, refusedValue } from "../support/refused.ts";

class Instance {
  readonly field = 1;
}

const ROOTS: readonly (readonly [string, unknown, string])[] = [
  ["undefined", undefined, "undefined"],
  ["null", null, "null"],
  ["true", true, "boolean"],
  ["a number", 7, "number"],
  ["NaN", Number.NaN, "number"],
  ["a BigInt", 7n, "undefined"],
  ["a symbol", Symbol("root"), "undefined"],
  ["a string", "text", "string"],
  ["an array", [{}], "array"],
  ["an array of another realm", runInNewContext("[1]"), "array"],
  ["a function", () => ({}), "undefined"],
  ["a class", Instance, "undefined"],
  ["an instance", new Instance(), "object"],
  ["an object that inherits", Object.create({ inherited: 1 }), "object"],
  ["a Date", new Date(0), "object"],
  ["a Map", new Map([["a", 1]]), "object"],
  ["a Set", new Set([1]), "object"],
  ["a boxed string", Object("text"), "object"],
  ["a Promise", Promise.resolve({}), "object"],
  ["a WeakMap", new WeakMap(), "object"],
  ["bytes", new Uint8Array(3), "object"],
  ["an ArrayBuffer", new ArrayBuffer(3), "object"],
  ["an Error", new Error("root"), "object"],
  ["a RegExp", /a/u, "object"],
  ["a Proxy of an array", new Proxy([], {}), "array"],
];

describe("a root that is no plain object", () => {
  for (const tool of payloadTools) {
    test.each(ROOTS)(`is refused (${tool.name}): %s`, (_name, root, kind) => {
      const error = refusedValue(tool, root);
      expect(error.code).toBe("not_an_object");
      expect(error.issues).toEqual(["/: arguments must be a plain object"]);
      expect(error.details[0]).toMatchObject({ path: "", keyword: "root" });
      if (kind !== "undefined") expect(error.details[0]?.received).toBe(kind);
    });
  }

  test.each([
    ["null", "null"],
    ["true", "boolean"],
    ["1", "number"],
    ['"text"', "string"],
    ["[]", "array"],
  ] as const)("is refused in a text: %s", (text, received) => {
    const error = refusedText(openTool, text);
    expect(error.code).toBe("not_an_object");
    expect(error.details).toEqual([
      { path: "", keyword: "root", message: "arguments must be a plain object", received },
    ]);
    expect(parseArgumentsText(text)).toMatchObject({ ok: false, reason: "not_an_object" });
  });

  test.each([["{}"], ['{"a":1}'], [' {"a":"\\""} ']])("a string that holds the object %s is named so", (inner) => {
    expect(refusedText(openTool, JSON.stringify(inner)).details[0]?.hint).toBe("double_encoded");
    expect(refusedValue(openTool, inner).details[0]?.hint).toBe("double_encoded");
  });

  test.each([["[1]"], ["text"], ["{"], [""]])("a string that holds %s is not", (inner) => {
    expect(refusedText(openTool, JSON.stringify(inner)).details[0]).not.toHaveProperty("hint");
  });
});

describe("a root that is a plain object", () => {
  test.each([
    ["of this realm", { payload: 1 }],
    ["of another realm", runInNewContext("({ payload: 1 })")],
    ["without a prototype", Object.assign(Object.create(null), { payload: 1 })],
    ["frozen", Object.freeze({ payload: 1 })],
    ["with symbol keys", { payload: 1, [Symbol("key")]: 2 }],
    ["with a member that is not enumerable", Object.defineProperty({ payload: 1 }, "hidden", { value: 2 })],
    ["a Proxy that does nothing", new Proxy({ payload: 1 }, {})],
    ["with an undefined member", { payload: 1, absent: undefined }],
  ])("%s is copied as JSON", (_name, root) => {
    const result = safeValidateToolArguments(openTool, root);
    expect(result).toStrictEqual({ ok: true, value: { payload: 1 } });
    if (result.ok) expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
  });
});
