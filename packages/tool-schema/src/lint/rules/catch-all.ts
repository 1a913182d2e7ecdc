import { printableName } from "@di-code/ai";
import { isFreeText, isOpenMap } from "../judging/free-values.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { Member } from "../reading/tool-view.ts";
import { FUNCTION_CALLING } from "../sources.ts";

/** Names that take anything. */
const CARRIERS: ReadonlySet<string> = new Set(
  "input inputs payload data request params parameters args arguments body json options".split(" "),
);
const ACTIONS: ReadonlySet<string> = new Set("action operation op command subcommand".split(" "));

export const catchAll: ToolRule = {
  scope: "tool",
  name: "catch-all",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A tool whose one parameter is a free text or an open object that could be anything (`input`, `payload`), or one that takes an `action` and an open `params` for it.",
  why: "The schema then says nothing: the model has to guess what goes in, and nothing can refuse what it guessed. Members with names and types, or one tool for each action, make wrong calls impossible to write.",
  sources: [FUNCTION_CALLING],
  bad: {
    tools: [
      {
        name: "manage_orders",
        description: "Create, change or cancel an order of the shop.",
        parameters: {
          type: "object",
          properties: {
            action: { type: "string", enum: ["create", "change", "cancel"] },
            params: { type: "object", description: "What the action needs." },
          },
          required: ["action", "params"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/params"],
  },
  good: {
    tools: [
      {
        name: "cancel_order",
        description:
          "Cancel an order of the shop that has not been sent yet. For orders on their way use create_return.",
        parameters: {
          type: "object",
          properties: {
            order_number: { type: "string", pattern: "^[0-9]{8}$" },
            reason: { type: "string", enum: ["customer", "stock", "fraud"] },
          },
          required: ["order_number", "reason"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    if (parameters === undefined) return;
    const members = parameters.parameters;
    const carriers = members.filter(isCarrier);
    const [only] = carriers;
    if (only === undefined) return;
    if (members.length === 1) {
      return report(
        only.pointer,
        `"${printableName(only.name)}" could be anything: give each thing that the tool needs a parameter of its own`,
      );
    }
    if (!members.some(isAction)) return;
    for (const carrier of carriers) {
      report(
        carrier.pointer,
        `"${printableName(carrier.name)}" carries the arguments of several actions unchecked: make one tool for each action, or a union of them`,
      );
    }
  },
};

function isCarrier(member: Member): boolean {
  return (
    CARRIERS.has(member.words.at(-1) ?? "") && member.words.length === 1 && (isFreeText(member) || isOpenMap(member))
  );
}

function isAction(member: Member): boolean {
  return member.types.includes("string") && member.words.length === 1 && ACTIONS.has(member.words[0] ?? "");
}
