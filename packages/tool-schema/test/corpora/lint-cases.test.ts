import { describe, expect, test } from "vitest";
import { corpora, readLines } from "../../../../test/support/corpora.ts";
import { lintTool } from "../../src/index.ts";

interface Case {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly schema?: object;
}

/** The cases whose fault a tool has for every provider; those about one provider's dialect are the converters'. */
const expected: Readonly<Record<string, readonly [rule: string, pointer: string]>> = {
  C13: ["required-undeclared", "/parameters/required/1"],
  C19: ["schema-invalid", "/parameters/$defs/x/$ref"],
};

const cases = readLines<Case>("cases.jsonl").filter(({ area, schema }) => area === "schema" && schema !== undefined);

describe.skipIf(corpora === undefined)("the schema cases that are lint's", () => {
  test.each(cases.filter(({ id }) => Object.hasOwn(expected, id)))("$id $title", ({ id, schema }) => {
    const found = lintTool({ name: "list_orders", description: "", parameters: schema ?? {} });
    expect(found.map(({ rule, pointer }) => [rule, pointer])).toContainEqual(expected[id]);
  });

  test("all of them are there", () => {
    expect(cases.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(expected)));
  });

  test.each(cases)("$id $title: no case makes lint throw", ({ schema }) => {
    expect(() => lintTool({ name: "list_orders", description: "", parameters: schema ?? {} })).not.toThrow();
  });
});
