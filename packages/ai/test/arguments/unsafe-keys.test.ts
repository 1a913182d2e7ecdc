import { afterEach, describe, expect, test } from "vitest";
import { parseArgumentsText, safeParseToolArguments, safeValidateToolArguments } from "../../src/index.ts";
import { openTool, payloadTools } from "../support/payload-tools.ts";
import { refusedText, refusedValue } from "../support/refused.ts";

/** Texts, and the places at which they are unsafe. */
const UNSAFE: readonly (readonly [string, readonly string[]])[] = [
  ['{"__proto__":{"admin":true}}', ["/__proto__"]],
  ['{"__proto__":null}', ["/__proto__"]],
  ['{"__proto__":1}', ["/__proto__"]],
  ['{"\\u005f_proto__":{}}', ["/__proto__"]],
  ['{"payload":{"__proto__":[]}}', ["/payload/__proto__"]],
  ['{"payload":[[{"a":{"__proto__":{}}}]]}', ["/payload/0/0/a/__proto__"]],
  ['{"constructor":{"prototype":{"admin":true}}}', ["/constructor"]],
  ['{"payload":[{"constructor":{"prototype":null}}]}', ["/payload/0/constructor"]],
  ['{"payload":{"constructor":{"a":1,"prototype":1}}}', ["/payload/constructor"]],
  ['{"payload":{"__proto__":{}},"__proto__":{}}', ["/payload/__proto__", "/__proto__"]],
];

const SAFE: readonly string[] = [
  '{"payload":{"constructor":"text"}}',
  '{"payload":{"constructor":null}}',
  '{"payload":{"constructor":{"name":"x"}}}',
  '{"payload":{"constructor":[{"prototype":1}]}}',
  '{"payload":{"prototype":{"constructor":1}}}',
  '{"payload":{"toString":1,"hasOwnProperty":2,"valueOf":{},"__defineGetter__":[],"__proto":1}}',
];

describe.each(payloadTools)("$name", (tool) => {
  test.each(UNSAFE)("%s is refused, as a text and as a value", (text, places) => {
    for (const error of [refusedText(tool, text), refusedValue(tool, JSON.parse(text))]) {
      expect(error.code).toBe("unsafe_json");
      expect(error.details).toEqual(
        places.map((path) => ({ path, keyword: "unsafe_key", message: "must not be used as a property name" })),
      );
    }
  });
});

describe.each(payloadTools.filter(({ name }) => name !== "text" && name !== "list"))("$name", (tool) => {
  test.each(SAFE)("%s is safe", (text) => {
    const value: unknown = JSON.parse(text);
    // As text: a matcher would ask the value for its `constructor`.
    for (const result of [safeParseToolArguments(tool, text), safeValidateToolArguments(tool, value)]) {
      expect(JSON.stringify(result.ok && result.value)).toBe(text);
    }
  });
});

describe("without a schema", () => {
  test.each(UNSAFE)("%s is malformed", (text, places) => {
    const result = parseArgumentsText(text);
    expect(result).toMatchObject({ ok: false, reason: "malformed" });
    expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual(places);
  });

  test("a declared name that every object inherits is an own member or none", () => {
    const tool = {
      name: "inherit",
      description: "",
      parameters: {
        type: "object",
        properties: { toString: { type: "string" }, constructor: { type: "string" }, valueOf: { type: "number" } },
        required: ["toString"],
        additionalProperties: false,
      },
    };
    expect(refusedValue(tool, {}).issues).toEqual(["/toString: must have required properties toString"]);
    expect(refusedText(tool, "{}").issues).toEqual(["/toString: must have required properties toString"]);
    const text = '{"toString":"own","constructor":"c"}';
    const parsed = safeParseToolArguments(tool, text);
    expect(JSON.stringify(parsed.ok && parsed.value)).toBe(text);
    const copied = safeValidateToolArguments(tool, JSON.parse(text));
    expect(copied.ok && Object.hasOwn(copied.value, "toString")).toBe(true);
  });
});

/** What every object inherits from. */
const shared: object = Object.prototype;

describe("Object.prototype with an enumerable member", () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, "polluted");
    Reflect.deleteProperty(Array.prototype, 0);
  });

  test.each(payloadTools.filter(({ name }) => name !== "text" && name !== "list"))(
    "does not get into a copy or a verdict: $name",
    (tool) => {
      Object.defineProperty(shared, "polluted", {
        value: () => "secret",
        enumerable: true,
        configurable: true,
        writable: true,
      });
      const copied = safeValidateToolArguments(tool, { payload: { a: [{ b: 1 }] } });
      const parsed = safeParseToolArguments(tool, '{"payload":{"a":[{"b":1}]}}');
      Reflect.deleteProperty(Object.prototype, "polluted");
      expect(copied).toStrictEqual({ ok: true, value: { payload: { a: [{ b: 1 }] } } });
      expect(parsed).toStrictEqual({ ok: true, value: { payload: { a: [{ b: 1 }] } } });
    },
  );

  test("does not stand in for a member that is required", () => {
    const parameters = { type: "object", properties: { polluted: { type: "string" } }, required: ["polluted"] };
    const tool = { name: "required", description: "", parameters };
    Object.defineProperty(shared, "polluted", { value: "text", enumerable: true, configurable: true });
    const results = [safeValidateToolArguments(tool, {}), safeParseToolArguments(tool, "{}")];
    Reflect.deleteProperty(Object.prototype, "polluted");
    for (const result of results) {
      expect(result.ok ? [] : result.error.issues).toEqual(["/polluted: must have required properties polluted"]);
    }
  });

  test("an accessor on it does not take what a declared member holds", () => {
    const seen: unknown[] = [];
    const parameters = { type: "object", properties: { polluted: { type: "string" } } };
    const tool = { name: "accessor", description: "", parameters };
    Object.defineProperty(shared, "polluted", {
      set: (value) => {
        seen.push(value);
      },
      configurable: true,
    });
    const result = safeValidateToolArguments(openTool, JSON.parse('{"polluted":"open"}'));
    const declared = safeValidateToolArguments(tool, JSON.parse('{"polluted":"declared"}'));
    Reflect.deleteProperty(Object.prototype, "polluted");
    expect(seen).toEqual([]);
    expect(result).toStrictEqual({ ok: true, value: { polluted: "open" } });
    expect(declared).toStrictEqual({ ok: true, value: { polluted: "declared" } });
  });
});
