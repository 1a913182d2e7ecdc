import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  argumentsValidator,
  checkToolSchema,
  compileToolArguments,
  createToolArgumentsReader,
  describeIssues,
  isToolArgumentsValidationError,
  isToolSchemaError,
  parseToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolArgumentsResult,
  type ToolDefinition,
  validateToolArguments,
} from "../../src/index.ts";
import { judging, toolWith } from "../support/validated.ts";

const SCHEMA = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } as const;

/** Every way to the verdict, as one result. */
const entries: readonly (readonly [string, (tool: ToolDefinition, text: string) => ToolArgumentsResult])[] = [
  ["validateToolArguments", (tool, text) => caught(() => validateToolArguments(tool, JSON.parse(text)))],
  ["parseToolArguments", (tool, text) => caught(() => parseToolArguments(tool, text))],
  ["safeValidateToolArguments", (tool, text) => safeValidateToolArguments(tool, JSON.parse(text))],
  ["safeParseToolArguments", (tool, text) => safeParseToolArguments(tool, text)],
  ["compiled.validate", (tool, text) => caught(() => compileToolArguments(tool).validate(JSON.parse(text)))],
  ["compiled.parse", (tool, text) => caught(() => compileToolArguments(tool).parse(text))],
  ["compiled.safeValidate", (tool, text) => compileToolArguments(tool).safeValidate(JSON.parse(text))],
  ["compiled.safeParse", (tool, text) => compileToolArguments(tool).safeParse(text)],
  ["reader.finish", (tool, text) => caught(() => readerOf(tool, text).finish())],
  ["reader.safeFinish", (tool, text) => readerOf(tool, text).safeFinish()],
  [
    "validateToolArguments, imported",
    (tool, text) => caught(() => validateToolArguments(tool, JSON.parse(text), { imported: true })),
  ],
];

function readerOf(tool: ToolDefinition, text: string): ReturnType<typeof createToolArgumentsReader> {
  const reader = createToolArgumentsReader(tool);
  for (const character of text) reader.push(character);
  return reader;
}

function caught(work: () => unknown): ToolArgumentsResult {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (isToolArgumentsValidationError(error)) return { ok: false, error };
    throw error;
  }
}

describe.each(entries)("%s", (_name, enter) => {
  test("gives what the validator gives", () => {
    const tool = toolWith(
      judging((args) => ({ value: new Map(Object.entries(args as object)) })),
      SCHEMA,
    );
    expect(enter(tool, '{"n":1}')).toEqual({ ok: true, value: new Map([["n", 1]]) });
  });

  test("gives the validator's issues as its own", () => {
    const tool = toolWith(
      judging(() => ({ issues: [{ message: "must be even", path: ["n"] }] })),
      SCHEMA,
    );
    const result = enter(tool, '{"n":1}');
    if (result.ok) throw new Error("accepted");
    expect(result.error.code).toBe("schema_mismatch");
    expect(result.error.issues).toEqual(["/n: must be even"]);
    expect(result.error.details).toEqual([{ path: "/n", keyword: "validator", message: "must be even" }]);
    expect(describeIssues(result.error)).toContain("- /n: must be even\n");
  });

  test("does not ask the validator about what the schema refuses", () => {
    const asked: unknown[] = [];
    const tool = toolWith(
      judging((args) => ({ value: asked.push(args) })),
      SCHEMA,
    );
    expect(enter(tool, '{"n":"1"}').ok).toBe(false);
    expect(asked).toEqual([]);
  });

  test("finds an asynchronous validator", () => {
    const tool = toolWith(
      judging(() => Promise.resolve({ value: 1 })),
      SCHEMA,
    );
    const error = thrownBy(() => enter(tool, '{"n":1}'));
    expect(isToolSchemaError(error)).toBe(true);
    expect(error).toMatchObject({ toolName: "validated", findings: [{ code: "asynchronous_validator" }] });
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("the validator has a private copy, which it may change", () => {
  const tool = toolWith(
    judging((args) => {
      (args as { n: number }).n += 1;
      return { value: args };
    }),
    SCHEMA,
  );
  const given = { n: 1 };
  expect(validateToolArguments(tool, given)).toEqual({ n: 2 });
  expect(given).toEqual({ n: 1 });
});

test("the validator is read once and called as a method", () => {
  let reads = 0;
  class Validator {
    readonly #factor = 10;
    get validate(): (args: unknown) => unknown {
      reads += 1;
      return function (this: Validator, args: unknown) {
        return { value: (args as { n: number }).n * this.#factor };
      };
    }
  }
  const tool = toolWith(new Validator(), SCHEMA);
  expect([1, 2, 3].map((n) => validateToolArguments(tool, { n }))).toEqual([10, 20, 30]);
  expect(reads).toBe(1);
});

const throwing = (): never => {
  throw new Error("secret-from-inside");
};
const hostile = new Proxy({}, { get: throwing, has: throwing, getPrototypeOf: throwing });
const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();

describe("a validator that does not say clearly that it accepts, refuses", () => {
  test.each<[string, (args: unknown) => unknown]>([
    ["throws", throwing],
    ["gives nothing", () => undefined],
    ["gives null", () => null],
    ["gives true", () => true],
    ["gives an empty object", () => ({})],
    ["gives a proxy that throws", () => hostile],
    ["gives a revoked proxy", () => revoked],
    ["gives no issues in a list", () => ({ issues: [], value: 1 })],
    ["gives issues that are no list", () => ({ issues: "wrong", value: 1 })],
    [
      "gives issues that throw",
      () => ({
        get issues() {
          return throwing();
        },
        value: 1,
      }),
    ],
    [
      "gives a value that throws",
      () => ({
        get value() {
          return throwing();
        },
      }),
    ],
    [
      "gives a then that throws",
      () => ({
        get then() {
          return throwing();
        },
        value: 1,
      }),
    ],
    ["gives a list that throws", () => ({ issues: new Proxy([], { get: throwing }) })],
    [
      "gives a list without length",
      () => ({
        issues: new Proxy([1], { get: (list, key) => (key === "length" ? Number.NaN : Reflect.get(list, key)) }),
      }),
    ],
  ])("%s", (_name, validate) => {
    const result = safeValidateToolArguments(toolWith(judging(validate)), { a: 1 });
    if (result.ok) throw new Error("accepted");
    expect(result.error.issues).toEqual(["/: could not be checked by the tool's own validator"]);
    expect(JSON.stringify(result.error)).not.toContain("secret");
  });

  test.each<[string, unknown]>([
    ["is null", null],
    ["is a text", "wrong"],
    ["throws", hostile],
    ["has no message", {}],
    ["has a message that is none", { message: 1 }],
    ["has an empty message", { message: " " }],
    [
      "has a message that throws",
      {
        get message() {
          return throwing();
        },
      },
    ],
    ["has a path that throws", { message: "m", path: new Proxy([], { get: throwing }) }],
  ])("gives an issue that %s", (_name, issue) => {
    const result = safeValidateToolArguments(toolWith(judging(() => ({ issues: [issue] }))), {});
    expect(result.ok ? [] : result.error.issues).toEqual(["/: is refused by the tool's own validator"]);
  });

  test("whatever it gives, the arguments are accepted only with a value and without issues", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (verdict) => {
        const result = safeValidateToolArguments(toolWith(judging(() => verdict)), {});
        const isObject = typeof verdict === "object" && verdict !== null;
        const says = isObject && "value" in verdict && !("issues" in verdict && Boolean(verdict.issues));
        expect(result.ok).toBe(says);
      }),
    );
  });
});

describe("issues", () => {
  const issuesOf = (issues: unknown, options = {}): ToolArgumentsResult =>
    safeValidateToolArguments(toolWith(judging(() => ({ issues }))), { a: { "b/c": [1] } }, options);

  test.each<[string, unknown, string, true | undefined]>([
    ["no path", undefined, "", undefined],
    ["an empty path", [], "", undefined],
    ["names and indices", ["a", "b/c", 0], "/a/b~1c/0", undefined],
    ["segments as objects", [{ key: "a" }, { key: 0 }], "/a/0", undefined],
    ["a place that is not there", ["toString", "__proto__"], "/toString/__proto__", undefined],
    ["a symbol", ["a", Symbol("s"), "b"], "/a", true],
    ["no list", "a", "", undefined],
    [
      "a long one",
      Array.from({ length: 1e6 }, () => "aaaa"),
      `/${Array.from({ length: (1_024 / 5) | 0 }, () => "aaaa").join("/")}/aaa`,
      true,
    ],
  ])("have a place: %s", (_name, path, pointer, pathTruncated) => {
    const result = issuesOf([{ message: "wrong", path }]);
    const [issue] = result.ok ? [] : result.error.details;
    expect([issue?.path, issue?.pathTruncated]).toEqual([pointer, pathTruncated]);
  });

  test("are kept up to maxIssues, and the rest is counted", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ message: `wrong ${index}x` }));
    const result = issuesOf(many, { maxIssues: 3 });
    if (result.ok) throw new Error("accepted");
    expect(result.error.issues).toEqual(["/: wrong 0x", "/: wrong 1x", "/: wrong 2x"]);
    expect(result.error.omitted).toBe(997);
  });

  test("a list that says it is endless ends", () => {
    const endless = new Proxy([], { get: (list, key) => (key === "length" ? 2 ** 50 : Reflect.get(list, key)) });
    const result = issuesOf(endless, { maxIssues: Infinity });
    expect(result.ok ? 0 : result.error.details.length).toBe(10_000);
  });

  test("have one short line, whatever the validator says", () => {
    const result = issuesOf([{ message: `\u001b[31mred\n${"long ".repeat(100_000)}` }]);
    const [issue] = result.ok ? [] : result.error.issues;
    expect(issue?.length).toBeLessThanOrEqual(515);
    expect(issue).toMatch(/^\/: \\u001b\[31mred\\u000along long/);
  });
});

describe("an asynchronous validator", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): number => unhandled.push(reason);
  beforeEach(() => process.on("unhandledRejection", note));
  afterEach(() => process.off("unhandledRejection", note));

  test.each<[string, () => unknown]>([
    ["a promise that is refused", () => Promise.reject(new Error("late"))],
    ["one that is refused later", () => new Promise((_, reject) => setTimeout(reject, 1, new Error("late")))],
    ["a thenable", () => ({ then: (_: unknown, refuse: (error: Error) => void) => refuse(new Error("late")) })],
    ["a thenable that throws", () => ({ then: throwing })],
    [
      "a promise of a hostile class",
      () => Object.assign(Promise.reject(new Error("late")), { constructor: undefined, [Symbol.species]: throwing }),
    ],
    ["a function with then", () => Object.assign(() => 1, { then: throwing })],
  ])("leaves no rejection behind: %s", async (_name, validate) => {
    expect(() => validateToolArguments(toolWith(judging(validate)), {})).toThrow(/gives a promise/);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(unhandled).toEqual([]);
  });

  test("is the developer's mistake at that call, and no other call's", () => {
    const tool = toolWith(judging((args) => ("late" in (args as object) ? Promise.resolve() : { value: args })));
    expect(() => validateToolArguments(tool, { late: 1 })).toThrow("Invalid schema for tool");
    expect(validateToolArguments(tool, { soon: 1 })).toEqual({ soon: 1 });
  });
});

describe("what is no validator is the developer's mistake", () => {
  test.each<[string, unknown]>([
    ["undefined", undefined],
    ["a function", () => ({ value: 1 })],
    ["an object without validate", {}],
    ["an object that throws", hostile],
    ["a keyword that no validator decides", { validate: throwing, decides: ["type"] }],
    ["decides that is no list", { validate: throwing, decides: "format" }],
    ["decides with more than there is", { validate: throwing, decides: ["format", "pattern", "format"] }],
  ])("%s", (_name, validator) => {
    const tool = toolWith(validator);
    expect(checkToolSchema(tool.parameters).findings).toMatchObject([{ pointer: "", code: "validator" }]);
    expect(isToolSchemaError(thrownBy(() => safeValidateToolArguments(tool, {})))).toBe(true);
  });

  test("one below the root, which nothing would run", () => {
    const inner = { type: "string", [argumentsValidator]: judging(throwing) };
    for (const [schema, pointer] of [
      [{ type: "object", properties: { a: inner } }, "/properties/a"],
      [{ type: "object", allOf: [{ anyOf: [inner] }] }, "/allOf/0/anyOf/0"],
      [{ type: "object", $defs: { inner } }, "/$defs/inner"],
    ] as const) {
      expect(checkToolSchema(schema).findings).toMatchObject([{ pointer, code: "validator" }]);
    }
  });

  test("one that the schema inherits is not its own", () => {
    const schema: object = Object.create({ [argumentsValidator]: judging(throwing) });
    expect(checkToolSchema(Object.assign(schema, { type: "object" })).findings[0]?.code).not.toBe("validator");
  });
});

describe("keywords that the validator decides", () => {
  const schema = {
    type: "object",
    properties: {
      known: { type: "string", format: "date-time" },
      unknown: { type: "string", format: "nanoid" },
      slow: { type: "string", pattern: "^(a+)+$" },
      quick: { type: "string", pattern: "^a+$" },
      length: { type: "string", maxLength: 2 },
    },
    patternProperties: { "^x-": { type: "integer" } },
  };
  const decides = { validate: (args: unknown) => ({ value: args }), decides: ["format", "pattern"] };

  test.each<[string, object, boolean]>([
    ["a format", { known: "today" }, true],
    ["a format that nothing here checks", { unknown: "-" }, true],
    ["a pattern", { quick: "b" }, true],
    ["a pattern that is not linear", { slow: "aaaa!" }, true],
    ["and no other", { length: "abc" }, false],
    ["nor patterns of names", { "x-a": "1" }, false],
  ])("%s", (_name, args, accepted) => {
    const tool = toolWith(decides, schema);
    expect(safeValidateToolArguments(tool, args).ok).toBe(accepted);
    const reader = createToolArgumentsReader(tool);
    expect(reader.push(JSON.stringify(args)).status).toBe(accepted ? "complete" : "refused");
  });

  test("are enforced where it does not decide them", () => {
    expect(
      checkToolSchema(toolWith({ validate: throwing }, schema).parameters).findings.map(({ code }) => code),
    ).toEqual(["unknown_format", "pattern_not_linear"]);
    const patterns = toolWith(
      { ...decides, decides: ["format"] },
      { type: "object", properties: { quick: schema.properties.quick } },
    );
    expect(safeValidateToolArguments(patterns, { quick: "b" }).ok).toBe(false);
  });

  test("are in the coverage, as is the validator", () => {
    const { coverage } = compileToolArguments(toolWith(decides, schema));
    expect(coverage.complete).toBe(false);
    expect(coverage.uncovered).toMatchObject([{ pointer: "", keyword: "" }]);
    expect(coverage.notEnforced.map(({ pointer }) => pointer)).toEqual([
      "/properties/unknown/format",
      "/properties/slow/pattern",
    ]);
  });

  test("do not let dynamic references pass", () => {
    expect(checkToolSchema(toolWith(decides, { type: "object", $dynamicRef: "#a" }).parameters).findings).toMatchObject(
      [{ code: "dynamic_ref" }],
    );
  });
});
