import type { AssistantMessage, StreamEvent } from "@di-code/ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createScriptedModel } from "../../../src/coding-agent/script/scripted-model.ts";
import { senderOf } from "../../../src/coding-agent/sender.ts";
import { call, modelOf, run, sayInTurn, Seen } from "../support/agent.ts";
import { useProject } from "../support/project.ts";

const project = useProject();

const START: StreamEvent = { type: "start" };
const LIST = { type: "tool_call", id: "1", name: "list", arguments: { path: "." } } as const;

/** The events of a whole call of `list`. */
function* listCall(contentIndex: number, id: string): Generator<StreamEvent> {
  yield { type: "tool_call_start", contentIndex, id, name: "list" };
  yield { type: "tool_call_delta", contentIndex, argumentsDelta: '{"path":"."}' };
  yield { type: "tool_call_end", contentIndex, toolCall: { ...LIST, id } };
}

/** The first events of a `write` that cannot become valid. */
function* wrongWrite(contentIndex: number): Generator<StreamEvent> {
  yield { type: "tool_call_start", contentIndex, id: "w", name: "write" };
  yield { type: "tool_call_delta", contentIndex, argumentsDelta: '{"path":"a","mode":"ap' };
}

function doneWith(content: AssistantMessage["content"], reason: "tool_use" | "length" | "stop"): StreamEvent {
  return { type: "done", reason, message: { ...senderOf("test", "test"), content, stopReason: reason } };
}

function* sayDone(): Generator<StreamEvent> {
  yield START;
  yield doneWith([], "stop");
}

describe("a run", () => {
  test("goes on until the model makes no call, and shows it growing", async () => {
    project.current.write({ "a.txt": "one\n" });
    const ran = await run(project.current, sayInTurn({ text: "I read.", calls: [call("read", { path: "a.txt" })] }));
    expect(ran.seen).toEqual([
      "turn 1",
      "text I read.",
      "grew {}",
      'grew {"path":"a.txt"}',
      "ended read",
      "answered 1",
      "turn 2",
      "text done",
      "stopped",
    ]);
    expect(ran).toMatchObject({ end: "stopped", turns: 2, answers: ["one"] });
    expect(ran.contexts[1]?.messages.map((message) => message.role)).toEqual(["user", "assistant", "tool_result"]);
  });

  test("answers parallel calls in their order, whatever becomes of each", async () => {
    project.current.write({ "a.txt": "one\n" });
    project.current.allows = false;
    const calls = [
      call("read", { path: "a.txt" }),
      call("raed", { path: "a.txt" }),
      { name: "read", argumentsText: "{" },
      { name: "read", argumentsText: "[]" },
      call("write", { path: "b.txt", mode: "create", content: "" }),
      call("read", { path: "../secret.txt" }),
      call("constructor", {}),
      call("list", { path: "." }),
    ];
    const ran = await run(project.current, sayInTurn({ calls }));
    expect(ran.answers).toEqual([
      "one",
      "UNKNOWN_TOOL",
      "VALIDATION_ERROR",
      "VALIDATION_ERROR",
      "DENIED",
      "VALIDATION_ERROR",
      "UNKNOWN_TOOL",
      "a.txt",
    ]);
  });

  test("ends at its limit where a model never stops", async () => {
    const forever = createScriptedModel(() => ({ calls: [call("list", { path: "." })] }));
    const ran = await run(project.current, forever, { maxTurns: 7 });
    expect(ran).toMatchObject({ end: "turn_limit", turns: 7 });
    expect(ran.answers).toHaveLength(7);
  });

  test("runs nothing of a message that was cut off, and lets the model send it again", async () => {
    const ran = await run(
      project.current,
      modelOf(async function* (_signal, turn) {
        if (turn > 1) return yield* sayDone();
        yield START;
        yield* listCall(0, "1");
        yield doneWith([LIST], "length");
      }),
    );
    expect(ran).toMatchObject({ end: "stopped", turns: 2, answers: ["NOT_EXECUTED"] });
  });

  test("ends where a message without calls is cut off", async () => {
    const cut = modelOf(async function* () {
      yield START;
      yield doneWith([], "length");
    });
    expect(await run(project.current, cut)).toMatchObject({ end: "cut_off", turns: 1 });
  });
});

describe("a call that is refused early", () => {
  const wrong = { name: "write", argumentsText: '{"path":"a.txt","mode":"append","content":"never sent"}' };

  test("stops the message, is in the conversation with its answer, and the model goes on", async () => {
    const ran = await run(
      project.current,
      sayInTurn({ text: "I write.", calls: [wrong, call("list", { path: "." })] }),
    );
    expect(ran).toMatchObject({ end: "stopped", turns: 2, answers: ["VALIDATION_ERROR"] });
    expect(ran.seen).toContain("refused write /mode, stopped");
    const [, message, answer] = ran.messages;
    expect(message).toMatchObject({
      stopReason: "aborted",
      content: [
        { type: "text", text: "I write." },
        { type: "invalid_tool_call", name: "write", reason: "truncated", issues: [{ path: "/mode" }] },
      ],
    });
    expect(JSON.stringify(message)).not.toContain("never sent");
    expect(JSON.stringify(answer)).toContain("/mode: expected one of create, overwrite");
    expect(JSON.stringify(answer)).not.toContain("ap");
  });

  test("does not stop a message that holds a complete call: that one runs", async () => {
    const ran = await run(project.current, sayInTurn({ calls: [call("list", { path: "." }), wrong] }));
    expect(ran).toMatchObject({ turns: 2, answers: ["[The folder is empty.]", "VALIDATION_ERROR"] });
    expect(ran.seen).toContain("refused write /mode");
  });

  test("does not stop a message when its own text is whole by then: what follows runs", async () => {
    const missing = { name: "read", argumentsText: "{}" };
    const ran = await run(project.current, sayInTurn({ calls: [missing, call("list", { path: "." })] }));
    expect(ran).toMatchObject({ turns: 2, answers: ["VALIDATION_ERROR", "[The folder is empty.]"] });
  });

  test.each<[name: string, afterwards: (signal: AbortSignal) => AsyncIterable<StreamEvent>]>([
    [
      "throws when it is stopped",
      async function* () {
        yield* [];
        throw new Error("AbortError");
      },
    ],
    [
      "ends without a last event",
      async function* () {
        yield* [];
      },
    ],
    [
      "never answers again",
      async function* () {
        yield* [];
        await new Promise(() => undefined);
      },
    ],
  ])("by a model that %s is answered all the same", async (_name, afterwards) => {
    const ran = await run(
      project.current,
      modelOf(async function* (signal, turn) {
        if (turn > 1) return yield* sayDone();
        yield START;
        yield* wrongWrite(0);
        yield* afterwards(signal);
      }),
    );
    expect(ran).toMatchObject({ end: "stopped", turns: 2, answers: ["VALIDATION_ERROR"] });
    expect(ran.messages[1]).toMatchObject({ stopReason: "aborted", content: [{ type: "invalid_tool_call", id: "w" }] });
  });

  test("by a model that goes on to its end is answered once, and what else it calls runs", async () => {
    const argumentsText = '{"path":"a","mode":"append"}';
    const toolCall = { type: "tool_call", id: "w", name: "write", arguments: { path: "a", mode: "append" } } as const;
    const ran = await run(
      project.current,
      modelOf(async function* (_signal, turn) {
        if (turn > 1) return yield* sayDone();
        yield START;
        yield* wrongWrite(0);
        yield { type: "tool_call_delta", contentIndex: 0, argumentsDelta: argumentsText.slice(22) };
        yield { type: "tool_call_end", contentIndex: 0, toolCall };
        yield* listCall(1, "1");
        yield doneWith([toolCall, LIST], "tool_use");
      }),
    );
    expect(ran.answers).toEqual(["VALIDATION_ERROR", "[The folder is empty.]"]);
  });

  test("among interleaved calls: those that were open are gone, those that ended meanwhile are answered", async () => {
    const ran = await run(
      project.current,
      modelOf(async function* (_signal, turn) {
        if (turn > 1) return yield* sayDone();
        yield START;
        yield { type: "tool_call_start", contentIndex: 0, id: "open", name: "list" };
        yield { type: "tool_call_start", contentIndex: 1, id: "1", name: "list" };
        yield* wrongWrite(2);
        yield { type: "tool_call_delta", contentIndex: 1, argumentsDelta: '{"path":"."}' };
        yield { type: "tool_call_end", contentIndex: 1, toolCall: LIST };
        const message = {
          ...senderOf("test", "test"),
          content: [LIST],
          stopReason: "aborted",
          errorMessage: "x",
        } as const;
        yield { type: "error", reason: "aborted", message };
      }),
    );
    expect(ran.answers).toEqual(["NOT_EXECUTED", "VALIDATION_ERROR"]);
    expect(ran.end).toBe("stopped");
  });
});

describe("a model that fails", () => {
  test.each<[name: string, stream: () => AsyncIterable<StreamEvent>, reason: RegExp]>([
    [
      "at once",
      () => {
        throw new Error("no connection");
      },
      /^failed no connection$/,
    ],
    [
      "at its first event",
      async function* () {
        yield* [];
        throw new Error("");
      },
      /^failed The model's stream failed\.$/,
    ],
    [
      "after a call",
      async function* () {
        yield START;
        yield* listCall(0, "1");
        throw new Error("reset");
      },
      /^failed reset$/,
    ],
    [
      "by events out of order",
      async function* () {
        yield START;
        yield* listCall(0, "1");
        yield START;
      },
      /^failed Invalid stream event "start"/,
    ],
    [
      "by ending too early",
      async function* () {
        yield START;
        yield* listCall(0, "1");
      },
      /^failed Invalid stream event .*expected "done" or "error"/,
    ],
    [
      "and says so",
      async function* () {
        yield START;
        yield* listCall(0, "1");
        const message = {
          ...senderOf("test", "test"),
          content: [LIST],
          stopReason: "error",
          errorMessage: "busy",
        } as const;
        yield { type: "error", reason: "error", message };
      },
      /^failed busy$/,
    ],
  ])("%s: nothing of its message runs, and the run ends", async (_name, stream, reason) => {
    const ran = await run(project.current, modelOf(stream));
    expect(ran).toMatchObject({ end: "failed", turns: 1 });
    expect(ran.answers.filter((answer) => answer !== "NOT_EXECUTED")).toEqual([]);
    expect(ran.seen.some((line) => reason.test(line))).toBe(true);
  });
});

describe("the user stops", () => {
  test("before the first message", async () => {
    const ran = await run(project.current, sayInTurn({ calls: [call("list", { path: "." })] }), {
      signal: AbortSignal.abort(),
    });
    expect(ran).toMatchObject({ end: "aborted", turns: 1, answers: [] });
  });

  test("while the model speaks: what it had called is not run", async () => {
    const stop = new AbortController();
    class Stopping extends Seen {
      override callEnded = (): unknown => stop.abort();
    }
    const model = sayInTurn({ calls: [call("list", { path: "." }), call("list", { path: "." })] });
    const ran = await run(project.current, model, { signal: stop.signal, view: new Stopping() });
    expect(ran).toMatchObject({ end: "aborted", turns: 1, answers: ["NOT_EXECUTED"] });
  });

  test("while a command runs", async () => {
    const stop = new AbortController();
    const model = sayInTurn({
      calls: [call("bash", { command: "touch begun; sleep 600" }), call("list", { path: "." })],
    });
    const ran = run(project.current, model, { signal: stop.signal });
    await expect.poll(() => project.current.has("begun"), { timeout: 10_000 }).toBe(true);
    stop.abort();
    expect(await ran).toMatchObject({ end: "aborted", turns: 1, answers: ["ABORTED", "ABORTED"] });
  });
});

test("whatever a model says, every call has one answer and the run ends", async () => {
  const text = fc.constantFrom("{}", '{"path":"."}', '{"path":7}', '{"pth":"."}', "{", "", "[]", '{"path":"..","x":1}');
  const turn = fc.record({
    text: fc.constantFrom("one", "two words"),
    calls: fc.array(
      fc.record({ name: fc.constantFrom("list", "read", "edit", "lst", "__proto__"), argumentsText: text }),
      { maxLength: 4 },
    ),
  });
  const { current } = project;
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), async (turns, fragment) => {
      const model = createScriptedModel(
        ({ messages }) => turns[messages.filter((one) => one.role === "assistant").length] ?? {},
        {
          fragment,
        },
      );
      // `run` asserts the answers, before each turn and at the end.
      expect((await run(current, model)).end).toBe("stopped");
      expect(current.problems).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
