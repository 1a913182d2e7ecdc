import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createToolRegistry, type ToolEvent } from "../../src/index.ts";
import { call, codeOf, textOf, turn } from "../support/messages.ts";
import { codesOf, outcomeNames, outcomeTools } from "../support/outcomes.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";

failOnUnhandledRejections();

const hostileNames = ["constructor", "__proto__", "hasOwnProperty", "toString", ""];
const callArbitrary = fc.record({
  // Few ids, so that they come twice.
  id: fc.integer({ min: 0, max: 30 }).map((index) => `c${index}`),
  name: fc.constantFrom(...outcomeNames, ...hostileNames),
  args: fc.constantFrom<Readonly<Record<string, unknown>>>({}, { n: 1 }, { n: "secret" }),
  isInvalid: fc.nat({ max: 9 }).map((at) => at === 0),
});
const invalid = { type: "invalid_tool_call", argumentsText: "secret", reason: "malformed", issues: [] } as const;

describe("for any calls and any mix of outcomes", () => {
  test("there is exactly one answer a call, in order, and none tells a secret", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(callArbitrary, { maxLength: 12 }),
        fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
        fc.integer({ min: 1, max: 4 }),
        async (calls, abortAfter, concurrency) => {
          const events: ToolEvent[] = [];
          const registry = createToolRegistry({
            tools: outcomeTools,
            concurrency,
            onEvent: (event) => {
              events.push(event);
              throw new Error("secret");
            },
            onError: () => Promise.reject(new Error("secret")),
          });
          const controller = new AbortController();
          const add = vi.spyOn(controller.signal, "addEventListener");
          const remove = vi.spyOn(controller.signal, "removeEventListener");
          const timer = abortAfter === undefined ? undefined : setTimeout(() => controller.abort(), abortAfter);
          const answers = await registry.run(
            turn(
              calls.map(({ id, name, args, isInvalid }) =>
                isInvalid ? { ...invalid, id, name } : call(id, name, args),
              ),
            ),
            { signal: controller.signal },
          );
          clearTimeout(timer);

          expect(answers.map(({ toolCallId, toolName }) => [toolCallId, toolName])).toEqual(
            calls.map(({ id, name }) => [id, name]),
          );
          expect(answers.every((answer) => answer.content.length > 0)).toBe(true);
          expect(answers.map(textOf).join("\n")).not.toContain("secret");
          for (const [index, { id, name, args, isInvalid }] of calls.entries()) {
            const code = codeOf(answers[index]) ?? "ok";
            const isRepeated = calls.findIndex((one) => one.id === id) !== index;
            const allowed = [
              ...codesOf(name),
              ...(isInvalid || isRepeated || args["n"] === "secret" ? ["VALIDATION_ERROR"] : []),
              ...(abortAfter === undefined ? [] : ["ABORTED"]),
            ];
            expect(allowed, `${name} ${JSON.stringify(args)}`).toContain(code);
          }
          // Each call that was looked at begins once and ends once.
          const finished = events.filter((event) => event.type === "call_finished").length;
          expect(events.filter((event) => event.type === "call_started")).toHaveLength(finished);
          expect(finished).toBeLessThanOrEqual(calls.length);
          expect(add.mock.calls.length).toBe(remove.mock.calls.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
