import { printableName } from "@di-code/ai";
import { isFreeText } from "../judging/free-values.ts";
import { choicesIn } from "../judging/listed-choices.ts";
import { formatIn, type NamedFormat } from "../judging/named-format.ts";
import type { ToolRule } from "../lint-rule.ts";
import { FUNCTION_CALLING } from "../sources.ts";

export const freeString: ToolRule = {
  scope: "tool",
  name: "free-string",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "A text whose description lists the choices (`one of: open, closed`) or names a form (`YYYY-MM-DD`, UUID) that the schema does not ask for by `enum`, `format` or `pattern`.",
  why: "What stands only in the description is a wish: nothing refuses another value, and providers that hold a model to the schema cannot hold it to this. As `enum` or `format` it is a rule. The portable subset has no `format`: with the lint option `portable: true` a `pattern` is asked for instead, which says as much of the form as a pattern can.",
  sources: [FUNCTION_CALLING],
  bad: {
    tools: [
      {
        name: "list_tickets",
        description: "List the support tickets in a state, the newest first.",
        parameters: {
          type: "object",
          properties: {
            state: { type: "string", description: "One of: open, waiting, closed." },
            since: { type: "string", description: "First day, as YYYY-MM-DD." },
          },
          required: ["state"],
          additionalProperties: false,
        },
      },
    ],
    pointers: ["/parameters/properties/state", "/parameters/properties/since"],
  },
  good: {
    tools: [
      {
        name: "list_tickets",
        description: "List the support tickets in a state, the newest first.",
        parameters: {
          type: "object",
          properties: {
            state: { type: "string", enum: ["open", "waiting", "closed"], description: "The state of the tickets." },
            since: { type: "string", format: "date", description: "First day of the list." },
          },
          required: ["state"],
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report, { portable }) {
    for (const member of parameters?.members ?? []) {
      if (!isFreeText(member)) continue;
      // A fix belongs where the text is declared, which may be elsewhere.
      const isHere = member.schema === member.written;
      const choices = choicesIn(member.description);
      if (choices !== undefined) {
        const shown = choices.slice(0, 5).map(printableName).join(", ");
        report(
          member.pointer,
          `the description lists what may be sent (${shown}${choices.length > 5 ? ", …" : ""}): make it an enum`,
          isHere ? [{ op: "add", path: `${member.pointer}/enum`, value: choices }] : undefined,
        );
        continue;
      }
      const format = formatIn(member);
      if (format === undefined) continue;
      const keyword = portable ? "pattern" : "format";
      const value = portable ? PATTERNS[format] : format;
      report(
        member.pointer,
        `the description asks for a form that the schema does not: add ${keyword} "${value}"`,
        isHere ? [{ op: "add", path: `${member.pointer}/${keyword}`, value }] : undefined,
      );
    }
  },
};

/** What of a format a portable pattern can say: the 31st of February passes. */
const PATTERNS: Readonly<Record<NamedFormat, string>> = {
  duration: "^P[0-9YMWDTHS]+$",
  "date-time": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.][0-9]+)?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$",
  date: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
  uuid: "^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
};
