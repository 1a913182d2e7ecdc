import { describe, expect, test } from "vitest";
import { checkToolSchema } from "@di-code/ai";
import { findingsOf, pointersOf, toolWith } from "../support/findings.ts";

describe("schema-invalid", () => {
  test("is what checkToolSchema finds, at its place in the tool", () => {
    const tool = toolWith({ a: { type: "int" }, b: { minimum: "1" } }, { required: ["c"] });
    const { findings } = checkToolSchema(tool.parameters);
    expect(findings.length).toBeGreaterThan(2);
    expect(findingsOf("schema-invalid", tool).map(({ pointer, message }) => ({ pointer, message }))).toEqual(
      findings.map(({ pointer, message }) => ({ pointer: `/parameters${pointer}`, message })),
    );
  });

  test("leaves the rest of the schema unjudged, and the rest of the tool judged", () => {
    const tool = { ...toolWith({ input: { type: "int" }, q: { type: "string" } }), name: "github" };
    expect(pointersOf("parameter-description", tool)).toEqual([]);
    expect(pointersOf("name-verb-object", tool)).toEqual(["/name"]);
  });

  test("what JSON would lose", () => {
    expect(pointersOf("schema-invalid", toolWith({ a: { type: "string", default: new Date(0) } }))).toEqual([
      "/parameters/properties/a/default",
    ]);
  });
});

describe("format-not-enforced", () => {
  const tool = toolWith({ a: { type: "integer", format: "uint32" }, b: { type: "string", format: "date" } });

  test.each([[{}], [{ imported: true }]])("a format that nothing checks, with %j", (options) => {
    expect(findingsOf("format-not-enforced", tool, options)).toMatchObject([
      { pointer: "/parameters/properties/a/format", fix: [{ op: "remove", path: "/parameters/properties/a/format" }] },
    ]);
    expect(pointersOf("schema-invalid", tool, options)).toEqual([]);
  });

  test("a format that the caller brings is checked", () => {
    expect(pointersOf("format-not-enforced", tool, { formats: { uint32: () => true } })).toEqual([]);
  });

  test("the other rules still run", () => {
    expect(
      pointersOf("open-object", { ...tool, parameters: { ...tool.parameters, additionalProperties: undefined } }),
    ).toEqual(["/parameters"]);
  });
});

describe("keyword-not-enforced", () => {
  const tool = toolWith({ a: { type: "string", pattern: "^(a+)+$" } });

  test("an error of the schema for a tool of one's own", () => {
    expect(pointersOf("schema-invalid", tool)).toEqual(["/parameters/properties/a/pattern"]);
    expect(pointersOf("keyword-not-enforced", tool)).toEqual([]);
  });

  test("a warning for an imported one", () => {
    expect(pointersOf("schema-invalid", tool, { imported: true })).toEqual([]);
    expect(pointersOf("keyword-not-enforced", tool, { imported: true })).toEqual(["/parameters/properties/a/pattern"]);
  });

  test("neither with an engine that runs it", () => {
    const patternEngine = { compile: (): ((text: string) => boolean) => () => true };
    expect(pointersOf("schema-invalid", tool, { patternEngine })).toEqual([]);
    expect(pointersOf("keyword-not-enforced", tool, { imported: true, patternEngine })).toEqual([]);
  });
});

describe("example-invalid", () => {
  test.each([
    ["of the wrong kind", { limit: "5" }],
    ["undeclared", { limt: 5 }],
    ["no object", 3],
    [
      "a getter that throws",
      Object.defineProperty({}, "limit", {
        enumerable: true,
        get: () => {
          throw new Error("no");
        },
      }),
    ],
  ])("%s", (_, example) => {
    const tool = { ...toolWith({ limit: { type: "integer" } }), examples: [{ limit: 5 }, example] };
    expect(pointersOf("example-invalid", tool)).toEqual(["/examples/1"]);
  });

  test("says no value", () => {
    const tool = { ...toolWith({ limit: { type: "integer" } }), examples: [{ limit: "hunter2" }] };
    expect(findingsOf("example-invalid", tool)[0]?.message).toBe("the parameters refuse it: /limit: must be integer");
  });
});
