import type { ToolRule } from "../lint-rule.ts";

export const toolInvalid: ToolRule = {
  scope: "tool",
  name: "tool-invalid",
  severity: { recommended: "error", strict: "error" },
  finds:
    "What is no tool: no name, a description that is no text, effects or examples of another form, or members that throw when they are read.",
  why: "Nothing can register or send it. The rules about what could be read still run.",
  sources: [],
  bad: {
    tools: [
      { name: "", description: "Count the words of a text file.", parameters: { type: "object", properties: {} } },
    ],
    pointers: ["/name"],
  },
  good: {
    tools: [
      {
        name: "count_words",
        description: "Count the words of the open text file. Use it before summarizing.",
        parameters: { type: "object", properties: {} },
      },
    ],
  },
  check(tool, report) {
    for (const { pointer, message } of tool.faults) report(pointer, message);
  },
};
