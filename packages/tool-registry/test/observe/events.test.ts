import { Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import {
  createToolRegistry,
  type ToolEvent,
  type ToolProblem,
  type ToolProgress,
  type ToolTelemetry,
} from "../../src/index.ts";
import { call, turn } from "../support/messages.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { toolOf } from "../support/tools.ts";

failOnUnhandledRejections();

const tools = [
  toolOf("t", ({ n }: { n?: number }) => ({ doubled: (n ?? 0) * 2 }), { authorize: () => ({ ask: "with 4711?" }) }),
];

describe("events", () => {
  test("hold names, codes, durations and places, and no values", async () => {
    const events: ToolEvent[] = [];
    const registry = createToolRegistry({ tools, approve: () => true, onEvent: (event) => events.push(event) });
    await registry.run(
      turn([call("a", "t", { n: 4711 }), call("b", "t", { text: 4711 }), call("c", "go\n4711".repeat(2))]),
    );
    const text = JSON.stringify(events.filter(({ id }) => id !== "c"));
    expect(text).not.toContain("4711");
    expect(text).not.toContain("9422");
    expect(events.filter(({ id }) => id === "a").map(({ type }) => type)).toEqual([
      "call_started",
      "approval_requested",
      "call_finished",
    ]);
    expect(events.filter(({ id }) => id === "b")).toMatchObject([
      { type: "call_started", name: "t" },
      { type: "arguments_refused", code: "VALIDATION_ERROR", issues: [{ path: "/text", keyword: "type" }] },
      { type: "call_finished", success: false, code: "VALIDATION_ERROR", durationMs: expect.any(Number) },
    ]);
    expect(events.filter(({ id }) => id === "c").map(({ name }) => name)).toEqual([
      "go\\u000a4711go\\u000a4711",
      "go\\u000a4711go\\u000a4711",
    ]);
  });

  test("hold values with includeValues", async () => {
    const events: ToolEvent[] = [];
    const registry = createToolRegistry({
      tools,
      approve: () => true,
      includeValues: true,
      onEvent: (event) => events.push(event),
    });
    await registry.run(turn([call("a", "t", { n: 21 })]));
    expect(events).toMatchObject([
      { type: "call_started", arguments: { n: 21 } },
      { type: "approval_requested", summary: "with 4711?", arguments: { n: 21 } },
      { type: "call_finished", success: true, data: { doubled: 42 } },
    ]);
  });
});

function throwing(): never {
  throw new Error("hostile");
}
const rejecting = (): Promise<never> => Promise.reject(new Error("hostile"));

describe("callbacks that throw", () => {
  test.each([
    ["throws", throwing],
    ["rejects", rejecting],
  ])("an onEvent that %s is reported, and hurts no call", async (_, onEvent) => {
    const problems: ToolProblem[] = [];
    const registry = createToolRegistry({
      tools,
      approve: () => true,
      onEvent,
      onError: (problem) => problems.push(problem),
    });
    expect((await registry.safeExecuteAny("t", {})).success).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(problems.map(({ phase }) => phase)).toEqual(["event", "event", "event"]);
  });

  test.each([
    ["throws", throwing],
    ["rejects", rejecting],
  ])("an onError that %s hurts no call", async (_, onError) => {
    const registry = createToolRegistry({
      tools: [toolOf("t", throwing, { check: rejecting })],
      onError,
      onEvent: throwing,
    });
    expect((await registry.safeExecuteAny("t", {})).success).toBe(false);
  });
});

describe("progress", () => {
  test("reaches the host while the tool works, and not after", async () => {
    const updates: ToolProgress[] = [];
    let later = (): void => undefined;
    const registry = createToolRegistry({
      tools: [
        toolOf("t", (_: never, { progress }: { progress: (update: unknown) => void }) => {
          progress({ done: 1 });
          later = () => progress({ done: 2 });
          return 1;
        }),
      ],
    });
    await registry.run(turn([call("a", "t")]), { onProgress: (progress) => updates.push(progress) });
    later();
    expect(updates).toEqual([{ id: "a", name: "t", update: { done: 1 } }]);
  });

  test("an onProgress that throws is reported, and the tool does not notice", async () => {
    const problems: ToolProblem[] = [];
    const tool = toolOf("t", (_: never, { progress }: { progress: (update: unknown) => void }) => {
      progress(1);
      return "done";
    });
    const registry = createToolRegistry({ tools: [tool], onError: (problem) => problems.push(problem) });
    expect(await registry.safeExecuteAny("t", {}, { onProgress: throwing })).toMatchObject({ data: "done" });
    expect(problems.map(({ phase }) => phase)).toEqual(["progress"]);
  });
});

describe("telemetry that misbehaves", () => {
  const runs: string[] = [];
  const tool = {
    ...toolOf("t", () => {
      runs.push("ran");
      return 1;
    }),
    parameters: Type.Object({}),
  };
  test.each<[name: string, telemetry: ToolTelemetry]>([
    ["cannot start", { startCall: throwing }],
    ["throws before the work", { startCall: () => ({ around: throwing, onEvent: () => undefined }) }],
    [
      "throws after the work",
      {
        startCall: () => ({
          around: (work) => {
            work();
            return throwing();
          },
          onEvent: () => undefined,
        }),
      },
    ],
    [
      "works twice",
      {
        startCall: () => ({
          around: (work) => {
            work();
            return work();
          },
          onEvent: () => undefined,
        }),
      },
    ],
    ["does not work at all", { startCall: () => ({ around: () => undefined as never, onEvent: () => undefined }) }],
    ["throws at events", { startCall: () => ({ around: (work) => work(), onEvent: throwing }) }],
  ])("one that %s: the call runs exactly once", async (_, telemetry) => {
    runs.length = 0;
    const registry = createToolRegistry({ tools: [tool], telemetry, onError: () => undefined });
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({ data: 1 });
    expect(runs).toEqual(["ran"]);
  });
});
