import { safeValidateToolArguments } from "@di-code/ai";
import { expect, test } from "vitest";
import { checkPortableSchema, type LintedTool, lintRules, lintTool, lintTools } from "../../src/index.ts";
import { findingsOf, pointersOf } from "./support/findings.ts";
import { applyFix } from "./support/json-patch.ts";

function toolOf(properties: Readonly<Record<string, unknown>>): LintedTool {
  return {
    name: "list_orders",
    description: "List the latest orders of the shop with number, date and total.",
    parameters: { type: "object", properties },
  };
}

test("a portable tool has nothing to close", () => {
  const tool = toolOf({ limit: { type: "integer", minimum: 1, maximum: 9 } });
  expect(lintTool(tool)).toHaveLength(1);
  expect(lintTool(tool, { portable: true })).toEqual([]);
  expect(lintTool(tool, { portable: true, preset: "strict", minExamples: 0 })).toEqual([]);
  expect(lintTool(tool, { portable: false })).toHaveLength(1);
});

test("what closes too much is found all the same", () => {
  const branch = (name: string): object => ({
    type: "object",
    properties: { [name]: {} },
    additionalProperties: false,
  });
  const parameters = { type: "object", allOf: [branch("a"), branch("b")] };
  expect(pointersOf("open-object", { ...toolOf({}), parameters }, { portable: true })).toEqual([
    "/parameters/allOf/0",
    "/parameters/allOf/1",
  ]);
});

test.each([
  ["First day, as YYYY-MM-DD.", "2026-01-02", "2026-1-2"],
  ["When, in RFC 3339.", "2026-01-02T03:04:05.6+01:00", "2026-01-02 03:04:05"],
  ["Its UUID.", "123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000"],
  ["How long, as an ISO 8601 duration.", "P1DT12H", "1 day"],
])("%j asks for a pattern, which is portable", (description, taken, refused) => {
  const tool = toolOf({ a: { type: "string", description } });
  const [finding] = findingsOf("free-string", tool, { portable: true });
  expect(finding?.message).toContain("add pattern");
  const fixed = applyFix(tool, finding?.fix ?? []);
  expect(checkPortableSchema(fixed.parameters)).toEqual([]);
  const isTaken = (a: string): boolean =>
    safeValidateToolArguments({ name: "t", description: "", parameters: fixed.parameters }, { a }).ok;
  expect([isTaken(taken), isTaken(refused)]).toEqual([true, false]);
});

test("a branch is told apart by an enum of one value", () => {
  const branch = { type: "object", properties: { b: { type: "string" } } };
  const [finding] = findingsOf("ambiguous-union", toolOf({ a: { oneOf: [branch, branch] } }), { portable: true });
  expect(finding?.message).toContain("an enum of one value");
});

test("no fix of any rule's examples takes a portable schema out of the subset", () => {
  const tools = lintRules.flatMap(({ bad }) => bad.tools);
  let fixes = 0;
  for (const tool of tools) {
    // Closed objects are what the examples have in common; without it most are portable.
    const parameters: unknown = JSON.parse(
      JSON.stringify(tool.parameters, (key, value: unknown) => (key === "additionalProperties" ? undefined : value)) ??
        "null",
    );
    if (typeof parameters !== "object" || parameters === null || checkPortableSchema(parameters).length > 0) continue;
    for (const { fix, pointer } of lintTools([{ ...tool, parameters }], { portable: true })) {
      if (fix === undefined || !pointer.startsWith("/parameters")) continue;
      fixes += 1;
      expect(checkPortableSchema(applyFix({ ...tool, parameters }, fix).parameters)).toEqual([]);
    }
  }
  expect(fixes).toBeGreaterThan(2);
});
