import { printableName } from "@di-code/ai";
import { isJsonObject } from "../../document/json-schema.ts";
import type { LintFix } from "../lint-finding.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { Member } from "../reading/tool-view.ts";
import { isNull, listOf, typesOf } from "../reading/value-schema.ts";

export const nullOptional: ToolRule = {
  scope: "tool",
  name: "null-optional",
  severity: { recommended: "hint", strict: "warning" },
  finds: "A member that may be left out and may be `null` as well, when its description does not say what null means.",
  why: "Two ways to say nothing make two cases in the tool's code, of which one is forgotten. Generators write the pair for every optional value. Where null has a meaning of its own (to clear a value), say so in the description.",
  sources: [],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: {
          type: "object",
          properties: { customer: { type: ["string", "null"], maxLength: 80 } },
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/customer"],
  },
  good: {
    tools: [
      {
        name: "update_order",
        description: "Change the delivery of the open order.",
        parameters: {
          type: "object",
          properties: {
            carrier: { type: "string", maxLength: 80 },
            gift_note: { type: ["string", "null"], maxLength: 200, description: "Null removes the note." },
          },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters, description }, report) {
    // Said once for all members.
    if (/\bnull\b/i.test(description)) return;
    for (const member of parameters?.members ?? []) {
      if (
        member.isRequired ||
        !member.isNullable ||
        /\bnull\b|\bclear|\bremove|\bunset|\bnone\b|\bempty\b/i.test(member.description)
      )
        continue;
      report(
        member.pointer,
        `"${printableName(member.name)}" may be null and may be left out: allow one of the two, or say what null means`,
        withoutNull(member),
      );
    }
  },
};

/** Takes null out where it is written in one place. */
function withoutNull({ written, pointer }: Member): readonly LintFix[] | undefined {
  if (["enum", "const", "default", "$ref"].some((keyword) => Object.hasOwn(written, keyword))) return undefined;
  const others = typesOf(written).filter((type) => type !== "null");
  const [only] = others;
  if (only !== undefined) {
    return [{ op: "replace", path: `${pointer}/type`, value: others.length === 1 ? only : others }];
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const index = listOf(written, keyword).findIndex((branch) => isJsonObject(branch) && isNull(branch));
    if (index >= 0) return [{ op: "remove", path: `${pointer}/${keyword}/${index}` }];
  }
  return undefined;
}
