import { expect, test } from "vitest";
import { createToolRegistry, type ToolProblem } from "../../src/index.ts";
import { call, codeOf, turn } from "../support/messages.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { echo, toolOf } from "../support/tools.ts";

failOnUnhandledRejections();

test("a host that breaks a result that it is shown breaks no other answer", async () => {
  const problems: ToolProblem[] = [];
  const registry = createToolRegistry({
    tools: [echo, toolOf("list", () => [1])],
    includeValues: true,
    onEvent: (event) => {
      if (event.type === "call_finished" && Array.isArray(event.data)) event.data.push(1n);
    },
    onError: (problem) => problems.push(problem),
  });
  const answers = await registry.run(turn([call("a", "list"), call("b", "echo", { text: "B" })]));
  expect(answers.map(codeOf)).toEqual(["INVALID_RESULT", undefined]);
  expect(problems.map(({ phase, id, name }) => ({ phase, id, name }))).toEqual([
    { phase: "result", id: "a", name: "list" },
  ]);
});
