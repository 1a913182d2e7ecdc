import { describe, expect, test } from "vitest";
import { compileToolArguments, parseToolArguments, safeValidateToolArguments, Type } from "../../src/index.ts";

/** A schema whose property `a` is another one each time it is read. */
function changing(...answers: readonly unknown[]): object {
  let reads = 0;
  const properties = Object.defineProperty({}, "a", {
    enumerable: true,
    get(): unknown {
      const answer = answers[Math.min(reads, answers.length - 1)];
      reads += 1;
      return answer;
    },
  });
  return { type: "object", properties };
}

describe("what is compiled is what was checked", () => {
  test.each<[string, unknown]>([
    ["a pattern that backtracks", { type: "string", pattern: "^(a+)+$" }],
    ["a pattern that does not compile", { type: "string", pattern: "(" }],
    ["a reference that leads nowhere", { $ref: "#/$defs/none" }],
    ["a type that is none", { type: "strin" }],
  ])("not %s, which a second reading would show", (_name, second) => {
    const tool = { name: "t", description: "", parameters: changing({ type: "string" }, second) };
    expect(safeValidateToolArguments(tool, { a: `${"a".repeat(40)}!` }).ok).toBe(true);
    expect(safeValidateToolArguments(tool, { a: 1 }).ok).toBe(false);
  });

  test("a tool that shows another schema the second time", () => {
    let reads = 0;
    const tool = {
      name: "t",
      description: "",
      get parameters(): object {
        reads += 1;
        const format = { type: "string", format: "json" };
        return { type: "object", properties: reads === 1 ? { a: format } : {} };
      },
    };
    const { coverage } = compileToolArguments(tool, { imported: true });
    expect(coverage.notEnforced.map((finding) => finding.pointer)).toEqual(["/properties/a/format"]);
    expect(reads).toBe(1);
  });
});

describe("refinements", () => {
  const issuesOf = (parameters: object, value: unknown): readonly string[] => {
    const result = safeValidateToolArguments({ name: "t", description: "", parameters }, value);
    return result.ok ? [] : result.error.issues;
  };

  test("each says its own sentence", () => {
    const odd = Type.Refine(
      Type.Integer(),
      (value) => value % 2 === 1,
      () => "must be odd",
    );
    const small = Type.Refine(
      odd,
      (value) => value < 10,
      () => "must be small",
    );
    expect(issuesOf(Type.Object({ n: small }), { n: 11 })).toEqual(["/n: must be small"]);
    expect(issuesOf(Type.Object({ n: small }), { n: 2 })).toEqual(["/n: must be odd"]);
  });

  test("are asked only of values that satisfy the rest", () => {
    let asked = 0;
    const schema = Type.Refine(
      Type.Object({ list: Type.Array(Type.String()) }),
      (value) => {
        asked += 1;
        return value.list.length < 2;
      },
      () => "at most one",
    );
    expect(issuesOf(schema, {})).toEqual(["/list: must have required properties list"]);
    expect(issuesOf(schema, { list: [1] })).toEqual(["/list/0: must be string"]);
    expect(asked).toBe(0);
    expect(issuesOf(schema, { list: ["a", "b"] })).toEqual(["/: at most one"]);
  });

  test("cannot change what was checked", () => {
    const schema = Type.Refine(Type.Object({ a: Type.Object({ b: Type.Integer() }) }), (value) => {
      Reflect.set(value.a, "b", "changed");
      return true;
    });
    const tool = { name: "t", description: "", parameters: schema };
    expect(parseToolArguments(tool, '{"a":{"b":1}}')).toEqual({ a: { b: 1 } });
    expect(safeValidateToolArguments(tool, { a: { b: 1 } })).toEqual({ ok: true, value: { a: { b: 1 } } });
  });
});
