import type { AssistantContent, StopReason } from "@di-code/ai";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createToolRegistry, type ToolEvent } from "../../src/index.ts";
import { call, codeOf, textOf, turn } from "../support/messages.ts";
import { never } from "../support/never.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { echo, toolOf } from "../support/tools.ts";

failOnUnhandledRejections();
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const invalid = {
  type: "invalid_tool_call",
  id: "i1",
  name: "echo",
  argumentsText: '{"text":',
  reason: "truncated",
  issues: [{ path: "", keyword: "json", message: "arguments must be valid JSON", offset: 8, hint: "truncated" }],
} as const;

describe("a turn", () => {
  test("gives one answer a call, in their order, whatever happened", async () => {
    const registry = createToolRegistry({
      tools: [
        echo,
        toolOf("slow", () => wait(20).then(() => "slow")),
        toolOf("throws", () => {
          throw new Error("boom");
        }),
        toolOf("denied", () => 1, { authorize: () => ({ deny: "no" }) }),
        toolOf("unhandled", undefined),
      ],
    });
    const answers = await registry.run(
      turn([
        { type: "text", text: "I will" },
        call("c1", "slow"),
        call("c2", "throws"),
        call("c3", "echo", { text: "C" }),
        invalid,
        call("c4", "nope"),
        call("c5", "denied"),
        call("c6", "unhandled"),
        call("c7", "echo", { text: 7 }),
      ]),
    );
    expect(answers.map(({ toolCallId, toolName }) => `${toolCallId} ${toolName}`)).toEqual([
      "c1 slow",
      "c2 throws",
      "c3 echo",
      "i1 echo",
      "c4 nope",
      "c5 denied",
      "c6 unhandled",
      "c7 echo",
    ]);
    expect(answers.map((answer) => codeOf(answer) ?? textOf(answer))).toEqual([
      "slow",
      "EXECUTION_ERROR",
      "C",
      "VALIDATION_ERROR",
      "UNKNOWN_TOOL",
      "DENIED",
      "NOT_HANDLED",
      "VALIDATION_ERROR",
    ]);
    expect(answers.map(({ isError }) => isError)).toEqual([false, true, false, true, true, true, true, true]);
    expect(textOf(answers[3])).toContain("the JSON text ends before it is complete");
  });

  test("without calls gives nothing", async () => {
    expect(await createToolRegistry().run(turn([{ type: "text", text: "done" }], "stop"))).toEqual([]);
  });

  test.each<[StopReason, string]>([
    ["length", "cut off"],
    ["error", "failed"],
    ["aborted", "aborted"],
  ])("that stopped by %s runs nothing, whatever the block", async (stopReason, word) => {
    const execute = vi.fn<() => unknown>();
    const registry = createToolRegistry({ tools: [toolOf("t", execute)] });
    const answers = await registry.run(turn([call("a", "t"), invalid, call("b", "nope")], stopReason));
    expect(answers.map(codeOf)).toEqual(["NOT_EXECUTED", "NOT_EXECUTED", "NOT_EXECUTED"]);
    expect(textOf(answers[0])).toContain(word);
    expect(execute).not.toHaveBeenCalled();
  });

  test("passes the context and the call's id on", async () => {
    const registry = createToolRegistry({
      tools: [toolOf("t", (_: never, { id, context }: { id: string; context: unknown }) => `${id} ${String(context)}`)],
    });
    const answers = await registry.run(turn([call("a", "t"), call("b", "t")]), { context: "tenant" });
    expect(answers.map(textOf)).toEqual(["a tenant", "b tenant"]);
  });

  test("cuts what is longer than maxResultBytes", async () => {
    const registry = createToolRegistry({ tools: [toolOf("t", () => "x".repeat(1_000))], maxResultBytes: 10 });
    const [answer] = await registry.run(turn([call("a", "t")]));
    expect(textOf(answer)).toMatch(/^x{10}\n\[Cut here/);
  });
});

describe("an id that comes twice", () => {
  const count = vi.fn<() => string>(() => "ran");
  const registry = createToolRegistry({ tools: [toolOf("t", count), toolOf("u", count)] });
  afterEach(() => count.mockClear());

  test.each<[name: string, second: AssistantContent, ran: number, code: string | undefined]>([
    [
      "with equal arguments in another order runs once and is answered twice",
      call("a", "t", { text: "x", n: 1 }),
      1,
      undefined,
    ],
    ["with other arguments is refused", call("a", "t", { n: 2, text: "x" }), 1, "VALIDATION_ERROR"],
    ["with fewer arguments is refused", call("a", "t", { n: 1 }), 1, "VALIDATION_ERROR"],
    ["with another tool is refused", call("a", "u", { n: 1, text: "x" }), 1, "VALIDATION_ERROR"],
    ["with text that is no object is refused", { ...invalid, id: "a", name: "t" }, 1, "VALIDATION_ERROR"],
  ])("%s", async (_, second, ran, code) => {
    const answers = await registry.run(turn([call("a", "t", { n: 1, text: "x" }), second, call("b", "t")]));
    expect(answers.map(({ toolCallId }) => toolCallId)).toEqual(["a", "a", "b"]);
    expect(answers.map(codeOf)).toEqual([undefined, code, undefined]);
    expect(count).toHaveBeenCalledTimes(ran + 1);
  });

  test("twice no object: one answer for both", async () => {
    const answers = await registry.run(turn([invalid, { ...invalid }]));
    expect(answers.map(codeOf)).toEqual(["VALIDATION_ERROR", "VALIDATION_ERROR"]);
  });

  test("with arguments that hold themselves is refused, and nothing hangs", async () => {
    const loop = (): Record<string, unknown> => {
      const one: Record<string, unknown> = {};
      one["one"] = one;
      return one;
    };
    const answers = await registry.run(turn([call("a", "t", loop()), call("a", "t", loop())]));
    expect(answers.map(codeOf)).toEqual(["VALIDATION_ERROR", "VALIDATION_ERROR"]);
  });
});

describe("at once", () => {
  function tracked(limit?: number): {
    readonly log: string[];
    readonly registry: ReturnType<typeof createToolRegistry>;
    readonly most: () => number;
  } {
    const log: string[] = [];
    let running = 0;
    let most = 0;
    const work = async ({ text }: { text: string }): Promise<void> => {
      log.push(`+${text}`);
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      log.push(`-${text}`);
    };
    const tools = [toolOf("par", work), toolOf("alone", work, { concurrency: "exclusive" })];
    return {
      log,
      most: () => most,
      registry: createToolRegistry({ tools, ...(limit === undefined ? {} : { concurrency: limit }) }),
    };
  }

  test.each<[limit: number | undefined, calls: number, most: number]>([
    [3, 10, 3],
    [1, 4, 1],
    [Number.POSITIVE_INFINITY, 30, 30],
    [undefined, 30, 10],
  ])("with a limit of %s, %i calls run at most %i at once", async (limit, calls, most) => {
    const { registry, most: seen, log } = tracked(limit);
    await registry.run(
      turn(Array.from({ length: calls }, (_, index) => call(`c${index}`, "par", { text: String(index) }))),
    );
    expect(seen()).toBe(most);
    expect(log.filter((entry) => entry.startsWith("+"))).toEqual(
      Array.from({ length: calls }, (_, index) => `+${index}`),
    );
  });

  test("the limit of a turn counts before the registry's", async () => {
    const { registry, most } = tracked(5);
    await registry.run(turn(Array.from({ length: 6 }, (_, index) => call(`c${index}`, "par", { text: "x" }))), {
      concurrency: 2,
    });
    expect(most()).toBe(2);
    await expect(registry.run(turn([]), { concurrency: 0 })).rejects.toThrow(TypeError);
  });

  test("an exclusive tool runs alone, after those before it and before those after it", async () => {
    const { registry, log } = tracked();
    const text = (name: string, id: string): AssistantContent => call(id, name, { text: id });
    await registry.run(
      turn([
        text("par", "a"),
        text("par", "b"),
        text("alone", "X"),
        text("alone", "Y"),
        text("par", "c"),
        text("par", "d"),
      ]),
    );
    expect(log.slice(0, 2)).toEqual(["+a", "+b"]);
    expect(log.slice(4, 8)).toEqual(["+X", "-X", "+Y", "-Y"]);
    expect(log.slice(8, 10)).toEqual(["+c", "+d"]);
  });
});

describe("an abort", () => {
  test("in the middle: what is done stands, what runs and what waits is ABORTED, and nothing starts", async () => {
    const started: string[] = [];
    const controller = new AbortController();
    const registry = createToolRegistry({
      tools: [
        toolOf("done", () => {
          started.push("done");
          return "A";
        }),
        toolOf(
          "hangs",
          () => {
            started.push("hangs");
            return never();
          },
          { concurrency: "exclusive" },
        ),
        toolOf("queued", () => {
          started.push("queued");
          return "C";
        }),
      ],
    });
    setTimeout(() => controller.abort("user"), 20);
    const answers = await registry.run(
      turn([call("c1", "done"), call("c2", "hangs"), call("c3", "queued"), call("c4", "nope")]),
      { signal: controller.signal },
    );
    expect(answers.map(codeOf)).toEqual([undefined, "ABORTED", "ABORTED", "ABORTED"]);
    expect(answers.map(textOf).slice(1, 3)).toEqual([
      'The call of "hangs" was aborted while it ran. Its work may still be running.',
      'The call of "queued" was aborted before it ran.',
    ]);
    expect(started).toEqual(["done", "hangs"]);
  });

  test("before: every call is ABORTED", async () => {
    const execute = vi.fn<() => unknown>();
    const registry = createToolRegistry({ tools: [toolOf("t", execute)] });
    const answers = await registry.run(turn([call("a", "t"), call("b", "t")]), { signal: AbortSignal.abort() });
    expect(answers.map(codeOf)).toEqual(["ABORTED", "ABORTED"]);
    expect(execute).not.toHaveBeenCalled();
  });

  test("uses one listener for a turn, and leaves none behind", async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    const registry = createToolRegistry({ tools: [toolOf("t", () => wait(1))] });
    await registry.run(turn(Array.from({ length: 50 }, (_, index) => call(`c${index}`, "t"))), { signal });
    await registry.safeExecuteAny("t", {}, { signal });
    await registry.dryRun("t", {}, { signal });
    expect(add).toHaveBeenCalledTimes(3);
    expect(remove.mock.calls).toEqual(add.mock.calls.map((args) => args.slice(0, 2)));
  });

  test("no timer is left behind", async () => {
    vi.useFakeTimers();
    const registry = createToolRegistry({
      tools: [toolOf("t", async () => 1, { timeoutMs: 60_000 }), toolOf("n", never, { timeoutMs: 10 })],
    });
    await registry.run(turn([call("a", "t"), call("b", "t", { n: "wrong" })]));
    expect(vi.getTimerCount()).toBe(0);
    const running = registry.run(turn([call("a", "n")]));
    await vi.advanceTimersByTimeAsync(10);
    expect((await running).map(codeOf)).toEqual(["TIMEOUT"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("tools that come and go while a turn runs", () => {
  test("a running call is not disturbed, a waiting one finds nothing", async () => {
    const events: ToolEvent[] = [];
    const registry = createToolRegistry({ onEvent: (event) => events.push(event), concurrency: 1 });
    const remove = registry.register(
      toolOf("t", async () => {
        remove();
        await wait(1);
        return "done";
      }),
    );
    const answers = await registry.run(turn([call("a", "t"), call("b", "t")]));
    expect(answers.map((answer) => codeOf(answer) ?? textOf(answer))).toEqual(["done", "UNKNOWN_TOOL"]);
  });
});
