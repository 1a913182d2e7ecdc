import { printableName } from "@di-code/ai";
import { confusableTools } from "../judging/confusable-tools.ts";
import type { ContextRule } from "../lint-rule.ts";
import { DEFINE_TOOLS, WRITING_TOOLS } from "../sources.ts";

const parameters = { type: "object", properties: {} };

export const confusable: ContextRule = {
  scope: "context",
  name: "confusable",
  severity: { recommended: "warning", strict: "error" },
  finds:
    "Two tools whose names and descriptions are nearly the same in words (a similarity of `minSimilarity`, 0.82, or more), of which neither says when not to use it; and two tools of one name. Verbs that mean the same (`get`, `fetch`) count as one. Of 1,000 tools at the most, and of the first 64 words of each.",
  why: "Where two tools fit a request, models take one at random. Make one tool of them, or say in each what it is not for and which other tool is.",
  sources: [WRITING_TOOLS, DEFINE_TOOLS],
  bad: {
    tools: [
      { name: "get_customer", description: "Get the customer's profile with address and contacts.", parameters },
      {
        name: "fetch_customer_info",
        description: "Fetch the profile of the customer with address and contacts.",
        parameters,
      },
    ],
    pointers: ["/description"],
  },
  good: {
    tools: [
      {
        name: "get_customer",
        description:
          "Get the customer's profile with address and contacts. For orders and payments use get_customer_history instead.",
        parameters,
      },
      {
        name: "get_customer_history",
        description: "Get the customer's orders and payments of the last year.",
        parameters,
      },
    ],
  },
  check(tools, reportOn, { minSimilarity }) {
    for (const { tool, nearest, similarity, others } of confusableTools(tools, minSimilarity)) {
      const other = printableName(nearest.name);
      if (similarity === undefined) reportOn(tool)("/name", `there is another tool of the name "${other}"`);
      else {
        const more = others === 0 ? "" : `, and from ${others} more`;
        reportOn(tool)(
          "/description",
          `it is hard to tell from "${other}" (similarity ${similarity.toFixed(2)})${more}: make one tool of them, or say in each when to use the other`,
        );
      }
    }
  },
};
