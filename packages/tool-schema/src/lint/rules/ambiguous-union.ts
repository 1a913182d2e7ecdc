import { BranchPairs } from "../judging/branch-pairs.ts";
import type { ToolRule } from "../lint-rule.ts";
import { listOf } from "../reading/value-schema.ts";
import { FUNCTION_CALLING } from "../sources.ts";

export const ambiguousUnion: ToolRule = {
  scope: "tool",
  name: "ambiguous-union",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "An `anyOf` or `oneOf` of objects where two branches cannot be told apart: no member with a different constant in each, and not a required member of its own in both.",
  why: "The model mixes the branches, and the error that comes back cannot say which one was meant. A member such as `kind`, with one constant in each branch, lets it choose first, and errors speak of that branch alone.",
  sources: [FUNCTION_CALLING],
  bad: {
    tools: [
      {
        name: "move_cursor",
        description: "Move the cursor of the editor to a place in the open file.",
        parameters: {
          type: "object",
          properties: {
            place: {
              description: "The place to go to.",
              anyOf: [
                {
                  type: "object",
                  properties: { line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 } },
                  additionalProperties: false,
                },
                {
                  type: "object",
                  properties: { line: { type: "integer", minimum: 1 }, word: { type: "string", maxLength: 80 } },
                  additionalProperties: false,
                },
              ],
            },
          },
          required: ["place"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/place/anyOf"],
  },
  good: {
    tools: [
      {
        name: "move_cursor",
        description: "Move the cursor of the editor to a place in the open file.",
        parameters: {
          type: "object",
          properties: {
            place: {
              description: "The place to go to.",
              anyOf: [
                {
                  type: "object",
                  properties: {
                    kind: { const: "column" },
                    line: { type: "integer", minimum: 1 },
                    column: { type: "integer", minimum: 1 },
                  },
                  required: ["kind", "line", "column"],
                  additionalProperties: false,
                },
                {
                  type: "object",
                  properties: {
                    kind: { const: "word" },
                    line: { type: "integer", minimum: 1 },
                    word: { type: "string", maxLength: 80 },
                  },
                  required: ["kind", "line", "word"],
                  additionalProperties: false,
                },
              ],
            },
          },
          required: ["place"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report, { portable }) {
    if (parameters === undefined) return;
    const pairs = new BranchPairs(parameters);
    for (const { schema, pointer } of parameters.places) {
      for (const keyword of ["anyOf", "oneOf"]) {
        if (!pairs.areAmbiguousIn(listOf(schema, keyword))) continue;
        report(
          `/parameters${pointer}/${keyword}`,
          `two branches cannot be told apart: give each a required member with ${portable ? "an enum of one value" : "a constant"} of its own, such as kind`,
        );
      }
    }
  },
};
