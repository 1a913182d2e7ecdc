import { printableName } from "@di-code/ai";
import { trustedKind } from "../judging/trusted-names.ts";
import type { ToolRule } from "../lint-rule.ts";
import { EXCESSIVE_AGENCY, FUNCTION_CALLING } from "../sources.ts";

export const trustedParameter: ToolRule = {
  scope: "tool",
  name: "trusted-parameter",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A parameter that asks the model for what the application knows: a credential (`api_key`, `password`, `access_token`), or who is asking (`tenant_id`, `account_id`, `current_user`).",
  why: "Whatever a model fills in can be talked into another value by a web page or a mail it has read: another customer's account, or a secret that ends up in a log. Take it from the session in `execute`, where the model has no say; let the tool itself make up a new password.",
  sources: [FUNCTION_CALLING, EXCESSIVE_AGENCY],
  bad: {
    tools: [
      {
        name: "list_invoices",
        description: "List the invoices of the customer, the newest first.",
        parameters: {
          type: "object",
          properties: { tenant_id: { type: "string", maxLength: 40 }, api_key: { type: "string", maxLength: 80 } },
          required: ["tenant_id", "api_key"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/tenant_id", "/parameters/properties/api_key"],
  },
  good: {
    tools: [
      {
        name: "list_invoices",
        description: "List the invoices of the customer who is signed in, the newest first.",
        parameters: {
          type: "object",
          properties: { page_token: { type: "string", maxLength: 200 } },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters, nameWords }, report) {
    for (const member of parameters?.members ?? []) {
      const kind = trustedKind(member, nameWords);
      if (kind === undefined) continue;
      report(
        member.pointer,
        kind === "credential"
          ? `"${printableName(member.name)}" asks the model for a secret, which then stands in its context and in logs: let the application add or make it when the tool runs`
          : `"${printableName(member.name)}" asks the model who is asking: take it from the session when the tool runs`,
      );
    }
  },
};
