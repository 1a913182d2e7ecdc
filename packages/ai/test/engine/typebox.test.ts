import { afterEach, describe, expect, test, vi } from "vitest";
import {
  compileToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolDefinition,
  Type,
} from "../../src/index.ts";
import { typeboxTest } from "../../src/engine/typebox.ts";

const even = (): object =>
  Type.Refine(
    Type.Integer(),
    (value) => value % 2 === 0,
    () => "must be even",
  );

function toolOf(parameters: object): ToolDefinition {
  return { name: "refined", description: "", parameters };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As a worker does it: code may be made at the start, and no more later. Gives the number of refused attempts. */
function withdrawEval(): () => number {
  let attempts = 0;
  const refuse = class {
    constructor() {
      attempts += 1;
      throw new EvalError("Code generation from strings disallowed for this context");
    }
  };
  vi.stubGlobal("Function", refuse);
  vi.stubGlobal("eval", () => {
    throw new EvalError("Code generation from strings disallowed for this context");
  });
  return () => attempts;
}

/** Where it is forbidden from the start, TypeBox knows and does not try. */
const isAllowed = process.env["TEST_CODEGEN"] !== "forbidden";

const VALUES: readonly (readonly [unknown, boolean])[] = [
  [2, true],
  [3, false],
  [0, true],
  [2.5, false],
  ["2", false],
  [null, false],
];

describe("refinements", () => {
  const tool = toolOf(Type.Object({ n: even() }));

  test.each(VALUES)("%o: %o", (n, isValid) => {
    expect(safeValidateToolArguments(tool, { n }).ok).toBe(isValid);
    expect(safeParseToolArguments(tool, JSON.stringify({ n })).ok).toBe(isValid);
  });

  test("speak with the developer's words, at their place", () => {
    const result = safeValidateToolArguments(tool, { n: 3 });
    expect(result.ok ? [] : result.error.issues).toEqual(["/n: must be even"]);
  });

  test("are not asked of what is of another kind, and one mistake is one issue", () => {
    const check = vi.fn<(value: string) => boolean>((value) => value.startsWith("a"));
    const text = toolOf(Type.Object({ s: Type.Refine(Type.String(), check) }));
    const result = safeValidateToolArguments(text, { s: 7 });
    expect(result.ok ? [] : result.error.details).toMatchObject([{ path: "/s", keyword: "type" }]);
    expect(check).not.toHaveBeenCalled();
  });

  test("see the private copy, not the input", () => {
    const input = { n: 2, list: [1] };
    let seen: unknown;
    const keep = toolOf(
      Type.Refine(Type.Object({ n: Type.Number(), list: Type.Array(Type.Number()) }), (value) => {
        seen = value;
        return true;
      }),
    );
    expect(safeValidateToolArguments(keep, input).ok).toBe(true);
    expect(seen).toStrictEqual(input);
    expect(seen).not.toBe(input);
    expect((seen as typeof input).list).not.toBe(input.list);
  });

  test("hold at the root, in items, in unions and beside other rules", () => {
    const nested = toolOf(
      Type.Refine(
        Type.Object({
          list: Type.Array(even()),
          either: Type.Union([even(), Type.Literal("none")]),
        }),
        (value) => value.list.length < 3,
      ),
    );
    const accepted = { list: [2, 4], either: 6 };
    expect(safeValidateToolArguments(nested, accepted)).toStrictEqual({ ok: true, value: accepted });
    expect(safeValidateToolArguments(nested, { list: [], either: "none" }).ok).toBe(true);
    for (const wrong of [
      { list: [2, 3], either: 2 },
      { list: [], either: 3 },
      { list: [2, 2, 2], either: 2 },
    ]) {
      expect(safeValidateToolArguments(nested, wrong).ok).toBe(false);
      expect(safeParseToolArguments(nested, JSON.stringify(wrong)).ok).toBe(false);
    }
  });

  test("several on one schema all hold", () => {
    const both = Type.Refine(
      Type.Refine(Type.Number(), (value) => value > 1),
      (value) => value < 5,
    );
    const test = toolOf(Type.Object({ n: both }));
    expect([0, 1, 2, 4, 5].map((n) => safeValidateToolArguments(test, { n }).ok)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("eval withdrawn after the start", () => {
  test("a schema compiled before goes on, one compiled after gives the same verdicts", () => {
    const before = compileToolArguments(toolOf(Type.Object({ n: even() })));
    const early = VALUES.map(([n]) => before.safeValidate({ n }).ok);
    const attempts = withdrawEval();
    const after = compileToolArguments(toolOf(Type.Object({ n: even() })));
    const late = [before, after].map((compiled) => VALUES.map(([n]) => compiled.safeValidate({ n }).ok));
    vi.unstubAllGlobals();
    expect(attempts() > 0).toBe(isAllowed);
    expect(late).toEqual([early, early]);
    expect(early).toEqual(VALUES.map(([, isValid]) => isValid));
  });

  test("schemas without refinements never need it", () => {
    const attempts = withdrawEval();
    const tool = toolOf({ type: "object", properties: { e: { enum: ["a"] } }, unevaluatedProperties: false });
    const verdicts = [{ e: "a" }, { e: "b" }, { x: 1 }].map((value) => safeValidateToolArguments(tool, value).ok);
    vi.unstubAllGlobals();
    expect(attempts()).toBe(0);
    expect(verdicts).toEqual([true, false, false]);
  });
});

describe("typeboxTest", () => {
  test("keeps no state between calls", () => {
    const schema = { type: "object", properties: { a: {} }, unevaluatedProperties: false };
    const test = typeboxTest(schema);
    for (let time = 0; time < 3; time += 1) {
      expect([test({ a: 1 }), test({ b: 1 }), test({ a: 1, b: 1 }), test({})]).toEqual([true, false, false, true]);
    }
  });

  test("passes on what is wrong with the schema, and no EvalError", () => {
    withdrawEval();
    const verdicts = [1, "1"].map(typeboxTest({ type: "number" }));
    vi.unstubAllGlobals();
    expect(verdicts).toEqual([true, false]);
  });
});
