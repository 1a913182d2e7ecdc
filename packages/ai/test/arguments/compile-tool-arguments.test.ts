import { describe, expect, test } from "vitest";
import {
  type ArgumentOptions,
  compileToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  ToolArgumentsValidationError,
  type ToolDefinition,
  Type,
  validateToolArguments,
} from "../../src/index.ts";

function toolOf(parameters: object): ToolDefinition {
  return { name: "compiled", description: "", parameters };
}

describe("the bound entry points", () => {
  const tool = toolOf({ type: "object", properties: { n: { type: "integer" } }, required: ["n"] });
  const compiled = compileToolArguments(tool);

  test.each([
    ["accepted", { n: 1 }],
    ["refused", { n: "1" }],
    ["no JSON", { n: 1n }],
  ])("give what the others give: %s", (_name, value) => {
    expect(compiled.safeValidate(value)).toStrictEqual(safeValidateToolArguments(tool, value));
  });

  test.each(['{"n":1}', '{"n":"1"}', '{"n":1,"n":1}', "{", "[]"])("give what the others give: %s", (text) => {
    expect(compiled.safeParse(text)).toStrictEqual(safeParseToolArguments(tool, text));
  });

  test("throw the same errors", () => {
    expect(compiled.validate({ n: 1 })).toStrictEqual({ n: 1 });
    expect(compiled.parse('{"n":1}')).toStrictEqual({ n: 1 });
    expect(() => compiled.validate({})).toThrow(ToolArgumentsValidationError);
    expect(() => compiled.parse("{}")).toThrow(ToolArgumentsValidationError);
  });

  test("keep the options and the name they were bound with", () => {
    const options: { maxIssues: number } = { maxIssues: 1 };
    const named = { ...tool, name: "first" };
    const bound = compileToolArguments(named, options);
    options.maxIssues = 5;
    named.name = "second";
    const result = bound.safeValidate({});
    expect(result.ok ? undefined : result.error.toolName).toBe("first");
  });
});

describe("coverage", () => {
  test("a schema of JSON Schema words is covered as a whole", () => {
    const { coverage } = compileToolArguments(toolOf({ type: "object", not: { required: ["x"] }, maxProperties: 2 }));
    expect(coverage).toEqual({ complete: true, uncovered: [], notEnforced: [] });
    expect([coverage, coverage.uncovered].map((part) => Object.isFrozen(part))).toEqual([true, true]);
  });

  test("refinements are listed at their place", () => {
    const even = Type.Refine(
      Type.Integer(),
      (value) => value % 2 === 0,
      () => "must be even",
    );
    const { coverage } = compileToolArguments(toolOf(Type.Object({ list: Type.Array(even), "a/b": even })));
    expect(coverage.complete).toBe(false);
    expect(coverage.uncovered.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual([
      "/properties/list/items ~refine",
      "/properties/a~1b ~refine",
    ]);
  });

  test("what is not enforced in an imported schema is listed", () => {
    const schema = { type: "object", properties: { n: { type: "integer", format: "uint32" } } };
    const { coverage } = compileToolArguments(toolOf(schema), { imported: true });
    expect(coverage.complete).toBe(true);
    expect(coverage.notEnforced.map(({ pointer }) => pointer)).toEqual(["/properties/n/format"]);
  });
});

describe("one compilation for each schema and meaning", () => {
  /** Compiling asks each pattern of the engine once: the calls are the compilations. */
  function counting(): { readonly options: ArgumentOptions; readonly count: () => number } {
    let count = 0;
    const compile = (): ((text: string) => boolean) => {
      count += 1;
      return () => true;
    };
    return { options: { patternEngine: { compile } }, count: () => count };
  }

  const schemaOf = (): object => ({ type: "object", properties: { p: { type: "string", pattern: "^(a+)+$" } } });

  test("many calls of one schema compile it once", () => {
    const { options, count } = counting();
    const tool = toolOf(schemaOf());
    validateToolArguments(tool, { p: "a" }, options);
    const once = count();
    expect(once).toBeGreaterThan(0);
    for (let call = 0; call < 5; call += 1) {
      validateToolArguments({ ...tool, name: `other${call}` }, { p: "a" }, { ...options, maxIssues: 5, maxDepth: 7 });
      compileToolArguments(tool, options);
    }
    expect(count()).toBe(once);
  });

  test("an equal schema is another one, also with the same $id", () => {
    const first = toolOf({ $id: "same", type: "object", properties: { a: { type: "string" } } });
    const second = toolOf({ $id: "same", type: "object", properties: { a: { type: "number" } } });
    expect(safeValidateToolArguments(first, { a: "x" }).ok).toBe(true);
    expect(safeValidateToolArguments(second, { a: "x" }).ok).toBe(false);
    expect(safeValidateToolArguments(second, { a: 1 }).ok).toBe(true);
  });

  test("each meaning of a schema is kept apart", () => {
    const schema = { type: "object", properties: { e: { type: "string", format: "email" } } };
    const tool = toolOf(schema);
    const formats = { email: (): boolean => true };
    const wrong = { e: "none", more: 1 };
    const verdicts = (): readonly boolean[] => [
      safeValidateToolArguments(tool, wrong).ok,
      safeValidateToolArguments(tool, wrong, { formats }).ok,
      safeValidateToolArguments(tool, wrong, { formats, undeclared: "refuse" }).ok,
      safeValidateToolArguments(tool, { e: "a@b.test" }, { undeclared: "refuse" }).ok,
      safeValidateToolArguments(tool, wrong, { formats: { email: () => false } }).ok,
    ];
    for (let time = 0; time < 12; time += 1) expect(verdicts()).toEqual([false, true, false, true, false]);
  });
});

describe("checks of the caller's", () => {
  const broken = (): never => {
    throw new Error("secret");
  };

  test("a format that throws refuses", () => {
    const tool = toolOf({ type: "object", properties: { e: { type: "string", format: "even" } } });
    const result = safeValidateToolArguments(tool, { e: "x" }, { formats: { even: broken } });
    expect(result.ok ? [] : result.error.details).toMatchObject([{ path: "/e", keyword: "format" }]);
  });

  test("a pattern engine that throws at a text refuses", () => {
    const tool = toolOf({ type: "object", properties: { p: { type: "string", pattern: "^(a+)+$" } } });
    const result = safeValidateToolArguments(tool, { p: "x" }, { patternEngine: { compile: () => broken } });
    expect(result.ok ? [] : result.error.details).toMatchObject([{ path: "/p", keyword: "pattern" }]);
  });

  test("a refinement that throws refuses, as a value and as a text, and says nothing of what it threw", () => {
    const tool = toolOf(Type.Object({ r: Type.Refine(Type.String(), broken) }));
    for (const result of [safeValidateToolArguments(tool, { r: "x" }), safeParseToolArguments(tool, '{"r":"x"}')]) {
      expect(result.ok ? [] : result.error.details).toMatchObject([{ path: "/r", keyword: "~refine" }]);
      expect(JSON.stringify(result)).not.toContain("secret");
    }
  });
});
