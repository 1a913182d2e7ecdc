import { printableName } from "@di-code/ai";
import { keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ToolRule } from "../lint-rule.ts";
import type { Member } from "../reading/tool-view.ts";
import { UNBOUNDED_CONSUMPTION, WRITING_TOOLS } from "../sources.ts";

/** Words that a count ends with. */
const COUNT_ENDS: ReadonlySet<string> = new Set("limit count results retries attempts".split(" "));
/** Words before what is counted: `max_results`, `num_pages`. */
const COUNT_STARTS: ReadonlySet<string> = new Set("max maximum num number top".split(" "));
const WHOLE_NAMES: ReadonlySet<string> = new Set(
  "page size|per page|batch size|top|top k|top n|n|k|depth|max depth|concurrency".split("|"),
);

export const unboundedNumber: ToolRule = {
  scope: "tool",
  name: "unbounded-number",
  severity: { recommended: "hint", strict: "warning" },
  finds: "A count (`limit`, `page_size`, `max_results`, `top_k`) without `maximum`.",
  why: "A count decides how much work is done and how much text comes back. Without a bound a model can ask for a million rows, which fill its context at best.",
  sources: [WRITING_TOOLS, UNBOUNDED_CONSUMPTION],
  bad: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: { type: "object", properties: { limit: { type: "integer" } }, additionalProperties: false },
      },
    ],
    pointers: ["/parameters/properties/limit"],
  },
  good: {
    tools: [
      {
        name: "list_orders",
        description: "List the latest orders of the shop with number, date and total.",
        parameters: {
          type: "object",
          properties: { limit: { type: "integer", minimum: 1, maximum: 100 } },
          additionalProperties: false,
        },
      },
    ],
  },
  check({ parameters }, report) {
    for (const member of parameters?.members ?? []) {
      if (!isCount(member) || isBounded(member.schema)) continue;
      report(member.pointer, `"${printableName(member.name)}" is a count without bounds: add minimum and maximum`);
    }
  },
};

function isCount({ words, types }: Member): boolean {
  if (!types.includes("integer") && !types.includes("number")) return false;
  const last = words.at(-1) ?? "";
  if (COUNT_ENDS.has(last) || WHOLE_NAMES.has(words.join(" "))) return true;
  // `max_price` is no count: what is counted stands in the plural.
  return COUNT_STARTS.has(words[0] ?? "") && words.length > 1 && /[^s]s$/.test(last);
}

function isBounded(schema: SchemaObject): boolean {
  return ["maximum", "exclusiveMaximum", "enum", "const"].some((keyword) => keywordOf(schema, keyword) !== undefined);
}
