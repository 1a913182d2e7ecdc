import type { ContextRule } from "../lint-rule.ts";
import { FUNCTION_CALLING, WRITING_TOOLS } from "../sources.ts";

const parameters = { type: "object", properties: {} };

export const tooManyTools: ContextRule = {
  scope: "context",
  name: "too-many-tools",
  severity: { recommended: "warning", strict: "error" },
  finds: "More than `maxTools` (40) tools in one context.",
  why: "All of them are read, and paid for, with every request, and the more there are the more often the wrong one is called. OpenAI advises fewer than 20 at a time. Offer what the task at hand needs, or let the model search for tools.",
  sources: [FUNCTION_CALLING, WRITING_TOOLS],
  bad: {
    tools: [
      { name: "start_timer", description: "Start the timer of the open task.", parameters },
      { name: "pause_timer", description: "Hold the timer of the open task, so that it can go on later.", parameters },
      { name: "stop_timer", description: "End the timer of the open task and book its minutes.", parameters },
    ],
    options: { maxTools: 2 },
    pointers: [""],
  },
  good: {
    tools: [
      { name: "start_timer", description: "Start the timer of the open task.", parameters },
      { name: "stop_timer", description: "End the timer of the open task and book its minutes.", parameters },
    ],
    options: { maxTools: 2 },
  },
  check(_, reportOn, { maxTools }, count) {
    if (count <= maxTools) return;
    reportOn(undefined)("", `there are ${count} tools in one context: more than ${maxTools} are hard to choose from`);
  },
};
