import { defineTool, isToolSchemaError, type StreamEvent, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { isStreamSequenceError, type StreamEventOptions, validateStream } from "../src/index.ts";
import { broken, call, done, source, start, text } from "./support/events.ts";

const hello = [start, text.start(0), text.delta(0, "Hello"), text.end(0, "Hello"), done("stop", text.block("Hello"))];

interface Drained {
  readonly events: readonly unknown[];
  readonly error: unknown;
}

async function drain(stream: AsyncIterable<unknown>): Promise<Drained> {
  const events: unknown[] = [];
  try {
    for await (const event of stream) events.push(event);
    return { events, error: undefined };
  } catch (error) {
    return { events, error };
  }
}

/** A source that tells what is asked of it. */
function watched(events: readonly unknown[]): { readonly source: AsyncIterable<unknown>; readonly log: string[] } {
  const log: string[] = [];
  let next = 0;
  const iterator: AsyncIterator<unknown> = {
    next: () => {
      log.push("next");
      const value = events[next];
      next += 1;
      return Promise.resolve(next > events.length ? { done: true, value: undefined } : { done: false, value });
    },
    return: () => {
      log.push("return");
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  return { source: { [Symbol.asyncIterator]: () => iterator }, log };
}

test("1: events are passed on as they came", async () => {
  const { events, error } = await drain(validateStream(source(hello)));
  expect(error).toBeUndefined();
  expect(events).toHaveLength(hello.length);
  for (const [index, event] of events.entries()) expect(event).toBe(hello[index]);
});

describe("2: one event is pulled at a time", () => {
  test("none before the first is asked for", async () => {
    const { source: events, log } = watched(hello);
    const stream = validateStream(events);
    await Promise.resolve();
    expect(log).toEqual([]);
    await stream.next();
    expect(log).toEqual(["next"]);
    await stream.next();
    expect(log).toEqual(["next", "next"]);
  });

  test("the source is drained to its end, so that a late event is seen", async () => {
    const { source: events, log } = watched(hello);
    await drain(validateStream(events));
    expect(log).toEqual(Array.from({ length: hello.length + 1 }, () => "next"));
    const { error } = await drain(validateStream(source([...hello, start])));
    expect(error).toMatchObject({ code: "after_terminal", phase: "terminal" });
  });
});

describe("3: the source is closed", () => {
  test("when the loop is left early", async () => {
    const { source: events, log } = watched(hello);
    for await (const _event of validateStream(events)) break;
    expect(log).toEqual(["next", "return"]);
  });

  test("when an event is refused", async () => {
    const { source: events, log } = watched([start, start]);
    const { error } = await drain(validateStream(events));
    expect(isStreamSequenceError(error)).toBe(true);
    expect(log).toEqual(["next", "next", "return"]);
  });

  test("when whoever reads throws into the stream", async () => {
    const { source: events, log } = watched(hello);
    const stream = validateStream(events);
    await stream.next();
    await expect(stream.throw(new Error("mine"))).rejects.toThrow("mine");
    expect(log).toEqual(["next", "return"]);
  });
});

describe("4: a source that ends too early", () => {
  test.each<[name: string, events: readonly unknown[], phase: string]>([
    ["at once", [], "idle"],
    ["after start", [start], "streaming"],
    ["in a call", [start, call.start(0), call.delta(0, '{"a":1}')], "streaming"],
    ["after a call", [start, call.start(0), call.end(0, call.block({}))], "streaming"],
  ])("%s", async (_name, events, phase) => {
    const drained = await drain(validateStream(source(events)));
    expect(drained.events).toEqual(events);
    expect(drained.error).toMatchObject({
      code: "unexpected_end",
      phase,
      eventType: "end",
      message: `Invalid stream event "end" in phase "${phase}": expected "done" or "error" before the end of the stream`,
    });
  });

  test("but an error event is an end", async () => {
    const { error } = await drain(validateStream(source([start, broken("aborted")])));
    expect(error).toBeUndefined();
  });
});

test("5: what the source throws passes through", async () => {
  const mine = new Error("connection lost");
  async function* failing(): AsyncGenerator<StreamEvent> {
    yield await Promise.resolve(start);
    throw mine;
  }
  expect((await drain(validateStream(failing()))).error).toBe(mine);
});

test("options go to the validator", async () => {
  const events = [start, call.start(0), text.start(1), text.end(1, ""), call.end(0, call.block({}))];
  const all = [...events, done("stop", call.block({}), text.block(""))];
  expect((await drain(validateStream(source(all), { interleaved: true }))).error).toBeUndefined();
  expect((await drain(validateStream(source(all)))).error).toMatchObject({ code: "block_already_active" });
  expect(() => validateStream(source([]), { interleaved: 1 } as unknown as StreamEventOptions)).toThrow(TypeError);
});

describe("tools", () => {
  const read = defineTool({
    name: "read",
    description: "Read a file.",
    parameters: Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) }),
  });
  const list = defineTool({ name: "list", description: "List.", parameters: Type.Object({ depth: Type.Integer() }) });
  const tools = [read, list] as const;

  /** The stream of one call, from its arguments' text. */
  function streamOf(argumentsText: string, end: StreamEvent, name = "read"): readonly unknown[] {
    const content = end.type === "tool_call_end" ? [end.toolCall] : [];
    return [start, call.start(0, "c1", name), call.delta(0, argumentsText), end, done("tool_use", ...content)];
  }

  async function endOf(events: readonly unknown[]): Promise<Record<string, unknown>> {
    const { events: passed, error } = await drain(validateStream(source(events), { tools }));
    expect(error).toBeUndefined();
    expect(passed).toHaveLength(events.length);
    return passed[3] as Record<string, unknown>;
  }

  test("the end of a known tool's call carries its arguments", async () => {
    const block = call.block({ path: "a.ts" });
    const event = await endOf(streamOf('{"path":"a.ts"}', call.end(0, block)));
    expect(event).toEqual({
      type: "tool_call_end",
      contentIndex: 0,
      toolCall: block,
      toolName: "read",
      arguments: { ok: true, value: { path: "a.ts" } },
    });
    // A copy: whoever holds the event's call cannot change what was checked.
    expect((event["arguments"] as { readonly value: unknown }).value).not.toBe(block.arguments);
  });

  test("or the error, and the stream goes on", async () => {
    const event = await endOf(streamOf('{"path":7}', call.end(0, call.block({ path: 7 }))));
    expect(event).toMatchObject({
      toolName: "read",
      arguments: { ok: false, error: { code: "schema_mismatch", issues: ["/path: must be string"], toolName: "read" } },
    });
  });

  test.each([
    ["that is cut off", '{"path":'],
    ["that looks whole", '{"path":"a.ts"} '],
    ["that looks whole, of no object", "[1]"],
  ])("an invalid call %s is the error that its decoder noted, never a value", async (_name, argumentsText) => {
    const issue = { path: "/path", keyword: "const", message: "must be equal to constant", offset: 7 };
    const invalid = { ...call.invalid(argumentsText), issues: [issue] };
    const event = await endOf(streamOf(argumentsText, call.end(0, invalid)));
    const error = { code: "schema_mismatch", details: [issue] };
    expect(event).toMatchObject({ toolName: "read", arguments: { ok: false, error } });
    const without = await endOf(streamOf(argumentsText, call.end(0, { ...invalid, issues: [] })));
    expect(without).toMatchObject({ arguments: { ok: false, error: { code: "invalid_json" } } });
  });

  test("tools that are no list are the developer's mistake, at once", () => {
    expect(() => Reflect.apply(validateStream, undefined, [[], { tools: {} }])).toThrow("option tools must be a list");
  });

  test.each([["write"], ["toString"], ["__proto__"]])(
    "the call of an unknown tool (%s) is passed on as it came",
    async (name) => {
      const end = call.end(0, call.block({}, "c1", name));
      expect(await endOf(streamOf("{}", end, name))).toBe(end);
    },
  );

  test("what is validated is what was checked, not what the event says later", async () => {
    const toolCall = call.block({});
    let reads = 0;
    const sent = Object.defineProperty({ ...toolCall }, "arguments", {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads === 1 ? { path: "a.ts" } : { path: "/etc/passwd" };
      },
    });
    const events = [start, call.start(0), call.delta(0, '{"path":"a.ts"}'), call.end(0, sent)];
    const { events: passed } = await drain(validateStream(source(events), { tools }));
    expect(passed[3]).toMatchObject({ arguments: { ok: true, value: { path: "a.ts" } } });
  });

  test("each tool has its own outcome", async () => {
    const blocks = [call.block({ path: "a.ts" }, "c1"), call.block({ depth: 1.5 }, "c2", "list")] as const;
    const events = [
      start,
      call.start(0, "c1"),
      call.end(0, blocks[0]),
      call.start(1, "c2", "list"),
      call.end(1, blocks[1]),
      done("tool_use", ...blocks),
    ];
    const { events: passed } = await drain(validateStream(source(events), { tools }));
    expect(passed[2]).toMatchObject({ toolName: "read", arguments: { ok: true } });
    expect(passed[4]).toMatchObject({ toolName: "list", arguments: { ok: false } });
  });

  test("a tool's schema that cannot be enforced throws at once", () => {
    const bad = { name: "bad", description: "", parameters: { type: "object", properties: { a: { type: "text" } } } };
    let caught: unknown;
    try {
      validateStream(source([]), { tools: [bad] });
    } catch (error) {
      caught = error;
    }
    expect(isToolSchemaError(caught)).toBe(true);
  });

  test("two tools of one name are a TypeError", () => {
    expect(() => validateStream(source([]), { tools: [read, read] })).toThrow(TypeError);
  });

  test("argumentOptions go to the tools as well", async () => {
    const events = streamOf('{"path":"a.ts","x":1}', call.end(0, call.block({ path: "a.ts", x: 1 })));
    const options = { tools, argumentOptions: { undeclared: "refuse" } } as const;
    const { events: passed } = await drain(validateStream(source(events), options));
    expect(passed[3]).toMatchObject({ arguments: { ok: false, error: { code: "schema_mismatch" } } });
  });
});
