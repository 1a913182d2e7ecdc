import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { ParametersView } from "../reading/tool-view.ts";
import { listOf } from "../reading/value-schema.ts";
import { FUNCTION_CALLING } from "../sources.ts";

/** Branches that are compared: more are many for a model too, but each pair costs. */
const MAX_BRANCHES = 100;

export const ambiguousUnion: ToolRule = {
  scope: "tool",
  name: "ambiguous-union",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "An `anyOf` or `oneOf` of objects where two branches cannot be told apart: no member with a different constant in each, and no required member that only one of them declares.",
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
  check({ parameters }, report) {
    for (const { schema, pointer } of parameters?.places ?? []) {
      for (const keyword of ["anyOf", "oneOf"]) {
        if (parameters === undefined || !hasAmbiguousPair(listOf(schema, keyword), parameters)) continue;
        report(
          `/parameters${pointer}/${keyword}`,
          "two branches cannot be told apart: give each a required member with a constant of its own, such as kind",
        );
      }
    }
  },
};

function hasAmbiguousPair(branches: readonly unknown[], { valueOf }: ParametersView): boolean {
  const objects = branches
    .slice(0, MAX_BRANCHES)
    .filter(isJsonObject)
    .map((branch) => valueOf(branch))
    .filter(
      ({ schema, types }) =>
        types.length === 1 && types[0] === "object" && isJsonObject(keywordOf(schema, "properties")),
    );
  return objects.some((left, index) =>
    objects.slice(index + 1).some((right) => !areTold(left.schema, right.schema, valueOf)),
  );
}

function areTold(left: SchemaObject, right: SchemaObject, valueOf: ParametersView["valueOf"]): boolean {
  const leftMembers = membersIn(left);
  const rightMembers = membersIn(right);
  if (hasOwnRequired(left, rightMembers) && hasOwnRequired(right, leftMembers)) return true;
  return Object.keys(leftMembers).some((name) => {
    if (!Object.hasOwn(rightMembers, name)) return false;
    const mine = constantsOf(leftMembers[name], valueOf);
    const theirs = constantsOf(rightMembers[name], valueOf);
    return mine !== undefined && theirs !== undefined && !mine.some((value) => theirs.includes(value));
  });
}

/** A member that must be there and that the other branch does not know. */
function hasOwnRequired(schema: SchemaObject, others: SchemaObject): boolean {
  return listOf(schema, "required").some((name) => typeof name === "string" && !Object.hasOwn(others, name));
}

function membersIn(schema: SchemaObject): SchemaObject {
  const properties = keywordOf(schema, "properties");
  return isJsonObject(properties) ? properties : {};
}

/** The values that a member is limited to; undefined where it is not. */
function constantsOf(member: unknown, valueOf: ParametersView["valueOf"]): readonly unknown[] | undefined {
  if (!isJsonObject(member)) return undefined;
  const { schema } = valueOf(member);
  const constant = keywordOf(schema, "const");
  if (constant !== undefined) return [constant];
  const values = listOf(schema, "enum");
  return values.length === 0 ? undefined : values;
}
