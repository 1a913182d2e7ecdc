import { expect, test } from "vitest";
import { notesOf, withMember } from "../../support/convert.ts";

const kind = (value: string, required: readonly string[] = ["kind"]): object => ({
  type: "object",
  properties: { kind: { const: value } },
  required,
  additionalProperties: false,
});

test.each<[name: string, branches: readonly object[], action: string]>([
  ["kinds", [{ type: "string" }, { type: "integer" }], "rewritten"],
  ["literals", [{ const: "a" }, { enum: ["b", 1] }], "rewritten"],
  ["a required literal", [kind("a"), kind("b")], "rewritten"],
  ["a literal that may be left out", [kind("a", []), kind("b", [])], "relaxed"],
  [
    "one kind",
    [
      { type: "string", maxLength: 3 },
      { type: "string", minLength: 2 },
    ],
    "relaxed",
  ],
  ["integers and numbers", [{ type: "integer" }, { type: "number" }], "relaxed"],
  ["no kind", [{ type: "string" }, { description: "anything" }], "relaxed"],
])("branches of oneOf apart by %s", (_name, oneOf, action) => {
  for (const dialect of ["openai-strict", "anthropic-strict", "gemini"] as const) {
    expect(notesOf(withMember({ oneOf }), dialect, { onLoss: "note" })).toContain(
      `/properties/a/oneOf oneOf ${action}`,
    );
  }
});
