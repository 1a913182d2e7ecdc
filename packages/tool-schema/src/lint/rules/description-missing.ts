import type { ToolRule } from "../lint-rule.ts";
import { DEFINE_TOOLS } from "../sources.ts";

export const descriptionMissing: ToolRule = {
  scope: "tool",
  name: "description-missing",
  severity: { recommended: "error", strict: "error" },
  finds: "A tool without a description.",
  why: "The description is what a model chooses by: Anthropic calls it the most important factor by far in how well a tool is used.",
  sources: [DEFINE_TOOLS],
  bad: {
    tools: [{ name: "list_branches", description: "", parameters: { type: "object", properties: {} } }],
    pointers: ["/description"],
  },
  good: {
    tools: [
      {
        name: "list_branches",
        description: "List the names of all local git branches, the newest first. Use it before checking one out.",
        parameters: { type: "object", properties: {} },
      },
    ],
  },
  check({ description, faults }, report) {
    // What is no text at all has been said already.
    if (description.trim() !== "" || faults.some(({ pointer }) => pointer === "/description" || pointer === "")) return;
    report("/description", "there is no description: say what the tool does, what it returns and when to use it");
  },
};
