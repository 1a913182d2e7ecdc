import { describe, expect, test } from "vitest";
import { corpora } from "../../../../../test/support/corpora.ts";
import { displayFields, type FormField, type LintedTool, lintTool, toFormFields } from "../../../src/index.ts";
import { corpusTools } from "../../support/schemas-of-corpora.ts";
import { findingsOf, pointersOf, toolWith } from "../support/findings.ts";
import { applyFix } from "../support/json-patch.ts";

const text = { type: "string" };
const properties = {
  api_key: text,
  "a/b": text,
  steps: { type: "array", items: { type: "object", properties: { command: text } } },
  pair: { type: "array", prefixItems: [text, { type: "object", properties: { token: text } }] },
  headers: { type: "object", additionalProperties: { type: "object", properties: { value: text } } },
  named: { type: "object", patternProperties: { "^x-": text } },
  free: { type: "object" },
  list: { type: "array" },
  any: {},
  open: { type: "object", properties: { known: text } },
  more: { type: "object", properties: { known: text }, additionalProperties: true },
  nullable: { anyOf: [{ $ref: "#/$defs/login" }, { type: "null" }] },
  parts: { allOf: [{ type: "object", properties: { one: text } }, { description: "more" }] },
  rules: {
    type: "object",
    properties: { one: text, two: text },
    anyOf: [{ required: ["one"] }, { required: ["two"] }],
  },
  named_only: { type: "object", required: ["must"] },
  cases: { type: "object", if: { properties: { seen: text } }, then: { properties: { then: text } } },
};
const $defs = {
  login: { type: "object", properties: { password: text, next: { $ref: "#/$defs/login" } } },
};

function toolOf(display: unknown): LintedTool {
  return { ...toolWith(properties, { $defs }), display: display as never };
}

describe("what the parameters speak of", () => {
  test.each([
    "",
    "/api_key",
    "api_key",
    "/a~1b",
    "/steps",
    "/steps/*/command",
    "/steps/0/command",
    "/pair/1/token",
    "/headers/*/value",
    "/headers/x/value",
    "/named/x-1",
    "/free/x/y",
    "/list/0/x",
    "/any/x/0",
    "/more/other",
    "/nullable/password",
    "/nullable/next/next/password",
    "/parts/one",
    "/rules/two",
    "/named_only/must",
    "/cases/then",
    "/*",
  ])("%j", (pointer) => {
    expect(pointersOf("display-undeclared", toolOf({ secret: [pointer], important: [pointer] }))).toEqual([]);
  });

  test.each([
    "/apikey",
    "apikey",
    "/api_key/x",
    "/a/b",
    "/steps/command",
    "/steps/*/comand",
    "/pair/1/tokn",
    "/headers/*/valu",
    "/open/other",
    "/nullable/pasword",
    "/parts/two",
    "/rules/three",
    "/named_only/may",
    "/cases/seen",
    "/login/password",
  ])("not %j", (pointer) => {
    expect(pointersOf("display-undeclared", toolOf({ secret: [pointer], important: ["/api_key", pointer] }))).toEqual([
      "/display/secret/0",
      "/display/important/1",
    ]);
    expect(pointersOf("display-pointer", toolOf({ secret: [pointer] }))).toEqual([]);
  });

  test("labels", () => {
    const labels = { "/api_key": "Key", "/steps/*/command": "Do", "/apikey": "Key", api_key: "Key", "/a~1b/c": "C" };
    expect(findingsOf("display-label-undeclared", toolOf({ labels })).map(({ pointer }) => pointer)).toEqual([
      "/display/labels/~1apikey",
      "/display/labels/api_key",
      "/display/labels/~1a~01b~1c",
    ]);
  });
});

/** The pointers of a form, with those inside. */
function pointersIn(fields: readonly FormField[]): readonly string[] {
  return fields.flatMap((field) => {
    switch (field.control) {
      case "group":
        return [field.pointer, ...pointersIn(field.fields), ...pointersIn(field.others ? [field.others] : [])];
      case "list":
        return [field.pointer, ...pointersIn([field.item])];
      case "map":
        return [field.pointer, ...pointersIn([field.value])];
      case "tuple":
        return [field.pointer, ...pointersIn(field.fields)];
      case "choice":
        return [field.pointer, ...pointersIn(field.choices)];
      default:
        return [field.pointer];
    }
  });
}

test.skipIf(corpora === undefined)("what a form of a real tool shows is declared; what is misspelt is not", () => {
  let found = 0;
  let asked = 0;
  for (const tool of corpusTools()) {
    const secret = [...new Set(pointersIn(toFormFields(tool)))].slice(0, 100);
    const misspelt = secret.map((pointer) => `${pointer}_`).filter((pointer) => !/(?:\*|\d)_$/.test(pointer));
    expect(pointersOf("display-undeclared", { ...tool, display: { secret } }, { imported: true })).toEqual([]);
    const findings = pointersOf("display-undeclared", { ...tool, display: { secret: misspelt } }, { imported: true });
    asked += misspelt.length;
    found += findings.length;
  }
  // The rest may be anything, as far as the schema says.
  expect(found / asked).toBeGreaterThan(0.95);
});

test("a name without slash is hidden, and its pointer is a hint", () => {
  const tool = toolOf({ secret: ["api_key"], important: ["a/b"] });
  expect(displayFields(tool, { api_key: "k" }).fields[0]?.text).toBe("••••••••");
  const findings = findingsOf("display-pointer", tool);
  expect(findings.map(({ severity, pointer }) => [severity, pointer])).toEqual([["hint", "/display/secret/0"]]);
  const fixed = applyFix(tool, findings[0]?.fix ?? []);
  expect(fixed.display?.secret).toEqual(["/api_key"]);
  expect(pointersOf("display-pointer", fixed)).toEqual([]);
});

describe("a display that is none", () => {
  const throws = (): never => {
    throw new RangeError("no");
  };
  test.each<[string, unknown, readonly string[]]>([
    ["a text", "Deploy", ["/display"]],
    ["null", null, ["/display"]],
    ["lists of other things", { secret: "/api_key", important: [1] }, ["/display/secret", "/display/important"]],
    ["labels in a text", { labels: "Key" }, ["/display/labels"]],
    [
      "getters that throw",
      new Proxy({}, { get: throws }),
      ["/display/secret", "/display/important", "/display/labels"],
    ],
  ])("%s", (_, display, pointers) => {
    expect(pointersOf("tool-invalid", toolOf(display))).toEqual(pointers);
  });

  test("more than can be read", () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `/x${index}`);
    const labels = Object.fromEntries(many.map((pointer) => [`${pointer}${"x".repeat(index(pointer))}`, ""]));
    const findings = lintTool(toolOf({ secret: ["x".repeat(1_000_000), ...many], labels }));
    expect(findings.filter(({ rule }) => rule === "display-undeclared")).toHaveLength(101);
    expect(JSON.stringify(findings).length).toBeLessThan(1_000_000);
  });

  function index(pointer: string): number {
    return pointer === "/x3" ? 1_000_000 : 0;
  }

  test("long ways through a schema that holds itself are followed for a time", () => {
    const branches = Array.from({ length: 2_000 }, () => ({ type: "object", properties: { a: { $ref: "#" } } }));
    const tool = { ...toolWith({}), parameters: { type: "object", anyOf: branches } };
    const pointer = "/a".repeat(400);
    const start = performance.now();
    const secret = Array.from({ length: 200 }, () => `${pointer}/b`);
    lintTool({ ...tool, display: { secret } });
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
