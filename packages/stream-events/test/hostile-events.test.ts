import { describe, expect, test } from "vitest";
import { createStreamEventValidator, type StreamSequenceErrorCode } from "../src/index.ts";
import { broken, call, done, start, successful, text } from "./support/events.ts";
import { refusalOf } from "./support/refusal.ts";

const SECRET = "s3cret value of the model";

/** An object one of whose fields throws when it is read. */
function throwing(fields: object, name: string, thrown: unknown = new Error(SECRET)): object {
  return Object.defineProperty({ ...fields }, name, {
    enumerable: true,
    get() {
      throw thrown;
    },
  });
}

/** An object one of whose fields says something else each time it is read. */
function changing(fields: object, name: string, ...values: readonly unknown[]): object {
  let reads = 0;
  return Object.defineProperty({ ...fields }, name, {
    enumerable: true,
    get: () => values[Math.min(reads++, values.length - 1)],
  });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function cycle(): Record<string, unknown> {
  const value: Record<string, unknown> = { a: 1 };
  value["self"] = value;
  return value;
}

function nested(depth: number): Record<string, unknown> {
  let value: Record<string, unknown> = {};
  for (let level = 1; level < depth; level += 1) value = { a: value };
  return value;
}

/** Says of every key that it is there. */
const endless: object = new Proxy({}, { get: (_target, key) => (typeof key === "string" ? endless : undefined) });

const openCall = [start, call.start(0)];
const callWithText = [...openCall, call.delta(0, '{"a":1}')];
const completed = [...callWithText, call.end(0, call.block({ a: 1 }))];
const endOf = (toolCall: unknown): unknown => ({ type: "tool_call_end", contentIndex: 0, toolCall });
const endWith = (args: unknown): unknown => endOf({ ...call.block({}), arguments: args });
const doneWith = (block: unknown): unknown => ({
  type: "done",
  reason: "tool_use",
  message: { ...successful("tool_use", []), content: [block] },
});

type Row = readonly [name: string, before: readonly unknown[], event: unknown, code: StreamSequenceErrorCode];

const rows: readonly Row[] = [
  ["a type that throws", [start], throwing(start, "type"), "malformed_event"],
  ["a type that throws, before start", [], throwing(start, "type"), "malformed_event"],
  ["a type that throws null", [start], throwing(start, "type", null), "malformed_event"],
  ["a contentIndex that throws", [start], throwing({ type: "text_start" }, "contentIndex"), "malformed_event"],
  ["a delta that throws", [start, text.start(0)], throwing(text.delta(0, "a"), "delta"), "malformed_event"],
  ["a revoked proxy", [start], revoked(), "malformed_event"],
  ["a revoked proxy, before start", [], revoked(), "malformed_event"],
  ["an endless proxy", [start], endless, "malformed_event"],
  ["a toolCall that throws", callWithText, throwing(endOf({}) as object, "toolCall"), "malformed_event"],
  ["a toolCall that is a revoked proxy", callWithText, endOf(revoked()), "malformed_event"],
  ["a toolCall.id that throws", callWithText, endOf(throwing(call.block({}), "id")), "malformed_event"],
  ["arguments that throw", callWithText, endOf(throwing(call.block({}), "arguments")), "malformed_event"],
  ["arguments that are a revoked proxy", callWithText, endWith(revoked()), "malformed_event"],
  ["an argument that throws", callWithText, endWith(throwing({ a: 1 }, "a")), "malformed_event"],
  ["an argument that throws, without text", openCall, endWith(throwing({ a: 1 }, "a")), "arguments_not_an_object"],
  ["a revoked proxy, without text", openCall, endWith(revoked()), "arguments_not_an_object"],
  ["an argument that is a revoked proxy, without text", openCall, endWith({ a: revoked() }), "arguments_not_an_object"],
  ["arguments in a cycle", callWithText, endWith(cycle()), "arguments_mismatch"],
  ["arguments in a cycle, without text", openCall, endWith(cycle()), "arguments_not_an_object"],
  ["endless arguments", callWithText, endWith(endless), "arguments_mismatch"],
  ["an endless argument, without text", openCall, endWith({ a: new Map([[1, endless]]) }), "arguments_not_an_object"],
  ["10,000 levels", callWithText, endWith(nested(10_000)), "arguments_mismatch"],
  ["10,000 levels, without text", openCall, endWith(nested(10_000)), "arguments_not_an_object"],
  [
    "10,000 levels of text",
    [...openCall, call.delta(0, `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)],
    endWith({}),
    "arguments_not_json",
  ],
  [
    "more issues than a call has",
    [...openCall, call.delta(0, "{")],
    endOf({
      ...call.invalid("{"),
      issues: new Proxy([], {
        get: (_target, key) => (key === "length" ? 20_000 : { path: "", keyword: "json", message: "" }),
      }),
    }),
    "malformed_event",
  ],
  [
    "an issue that throws",
    [...openCall, call.delta(0, "{")],
    endOf({ ...call.invalid("{"), issues: [throwing({}, "path")] }),
    "malformed_event",
  ],
  ["a message that throws", completed, throwing({ type: "done", reason: "stop" }, "message"), "malformed_event"],
  ["content that throws", completed, doneWith(throwing(call.block({ a: 1 }), "id")), "malformed_event"],
  ["a block that is a revoked proxy", completed, doneWith(revoked()), "malformed_event"],
  ["an endless block", completed, doneWith(endless), "done_content_mismatch"],
  ["a block in a cycle", completed, doneWith(call.block(cycle())), "done_content_mismatch"],
  ["a block of 10,000 levels", completed, doneWith(call.block(nested(10_000))), "done_content_mismatch"],
  [
    "usage that throws",
    [start],
    {
      type: "done",
      reason: "stop",
      message: { ...successful("stop", []), usage: throwing(successful("stop", []).usage, "cost") },
    },
    "malformed_event",
  ],
];

describe("an event that", () => {
  test.each(rows)("has %s is refused, and the stream goes on as if it had not come", (_name, before, event, code) => {
    const validator = createStreamEventValidator();
    for (const earlier of before) validator.accept(earlier);
    const error = refusalOf(validator, event);
    expect(error?.code).toBe(code);
    expect(`${error?.message} ${JSON.stringify(error)}`).not.toContain("s3cret");
    expect(error?.cause).toBeUndefined();
    for (const next of restOf(before)) expect(refusalOf(validator, next)).toBeUndefined();
  });

  /** Any way to the end of a stream. */
  function restOf(before: readonly unknown[]): readonly unknown[] {
    if (before.length === 0) return [start, done("stop")];
    return [broken("error", ...(before === completed ? [call.block({ a: 1 })] : safeText(before)))];
  }

  function safeText(before: readonly unknown[]): readonly ReturnType<typeof text.block>[] {
    return (before[1] as { readonly type?: unknown } | undefined)?.type === "text_start" ? [text.block("")] : [];
  }
});

describe("a field that changes is read once", () => {
  test.each<[name: string, before: readonly unknown[], event: unknown, code?: StreamSequenceErrorCode]>([
    ["type", [start], changing({ contentIndex: 0 }, "type", "text_start", "done")],
    ["contentIndex", [start], changing({ type: "text_start" }, "contentIndex", 0, 5)],
    ["id", [start], changing({ ...call.start(0) }, "id", "c1", "")],
    ["argumentsDelta", openCall, changing(call.delta(0, ""), "argumentsDelta", "{}", 5)],
    ["toolCall", callWithText, changing({ ...call.end(0, call.block({})) }, "toolCall", call.block({ a: 1 }), null)],
    ["toolCall.type", callWithText, endOf(changing(call.block({ a: 1 }), "type", "tool_call", "text"))],
    ["toolCall.arguments", callWithText, endOf(changing(call.block({}), "arguments", { a: 1 }, { a: 2 }))],
    ["an argument", callWithText, endWith(changing({}, "a", 1, 2))],
    ["an argument without text", openCall, endWith(changing({}, "a", 1, 2))],
  ])("%s", (_name, before, event) => {
    const validator = createStreamEventValidator();
    for (const earlier of before) validator.accept(earlier);
    expect(refusalOf(validator, event)).toBeUndefined();
  });
});

describe("6: a completed call is a private copy", () => {
  test.each<[name: string, before: readonly unknown[]]>([
    ["with text", [...openCall, call.delta(0, '{"a":{"b":[1]}}')]],
    ["without text", openCall],
  ])("%s: changing it after its end changes nothing", (_name, before) => {
    const validator = createStreamEventValidator();
    for (const earlier of before) validator.accept(earlier);
    const args = { a: { b: [1] } };
    validator.accept(call.end(0, call.block(args)));
    args.a.b.push(2);
    expect(refusalOf(validator, done("tool_use", call.block(args)))?.code).toBe("done_content_mismatch");
    expect(refusalOf(validator, done("tool_use", call.block({ a: { b: [1] } })))).toBeUndefined();
  });

  test("so are the issues of an invalid one", () => {
    const validator = createStreamEventValidator();
    for (const earlier of openCall) validator.accept(earlier);
    const issues = [{ path: "", keyword: "json", message: "arguments must be valid JSON" }];
    validator.accept(call.end(0, { ...call.invalid(""), issues }));
    issues.push({ path: "/a", keyword: "type", message: "must be number" });
    expect(refusalOf(validator, done("stop", { ...call.invalid(""), issues }))?.code).toBe("done_content_mismatch");
    expect(refusalOf(validator, done("stop", { ...call.invalid(""), issues: issues.slice(0, 1) }))).toBeUndefined();
  });
});

test("an event must not be sent by one that is being read", () => {
  const validator = createStreamEventValidator();
  for (const earlier of [start, text.start(0)]) validator.accept(earlier);
  let inner: ReturnType<typeof refusalOf>;
  const event = Object.defineProperty({ ...text.delta(0, "") }, "delta", {
    get() {
      inner = refusalOf(validator, text.end(0, ""));
      return "a";
    },
  });
  expect(refusalOf(validator, event)).toBeUndefined();
  expect(inner).toMatchObject({ code: "reentrant_event", eventType: "unknown" });
  expect(refusalOf(validator, text.end(0, "a"))).toBeUndefined();
});

describe("ids, names and types in messages", () => {
  const long = `${"x".repeat(500)}\u001b[2J\u202e`;

  test.each<[name: string, before: readonly unknown[], event: unknown, shown: string]>([
    [
      "an id",
      [start, call.start(0, `a\n"${long}`)],
      endOf(call.block({})),
      String.raw`tool id must remain "a\u000a"${"x".repeat(55)}…"`,
    ],
    [
      "a name",
      [start, call.start(0, "c1", "\u001b[2J\ud800")],
      endOf(call.block({})),
      String.raw`tool name must remain "\u001b[2J\ud800"`,
    ],
    ["a type", [start], { type: `ping\r${long}` }, `ping${String.raw`\u000d`}`],
  ])("%s is escaped and cut", (_name, before, event, shown) => {
    const validator = createStreamEventValidator();
    for (const earlier of before) validator.accept(earlier);
    const error = refusalOf(validator, event);
    expect(error?.message).toContain(shown);
    expect(error?.message.length).toBeLessThan(250);
    expect(error?.eventType.length).toBeLessThanOrEqual(64);
    expect(error?.message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });

  test("nothing else that was sent is in a message", () => {
    const validator = createStreamEventValidator();
    for (const event of [...openCall, call.delta(0, JSON.stringify({ a: SECRET }))]) validator.accept(event);
    for (const event of [
      endWith({ a: `${SECRET}!` }),
      endOf(call.invalid(SECRET)),
      { type: "tool_call_end", contentIndex: SECRET, toolCall: {} },
      { type: "error", reason: SECRET, message: SECRET },
      { type: "text_delta", contentIndex: 0, delta: SECRET },
    ]) {
      const error = refusalOf(validator, event);
      expect(error).toBeDefined();
      expect(`${error?.message} ${JSON.stringify(error)}`).not.toContain("s3cret");
    }
  });
});

describe("7: large streams", () => {
  // Quadratic work would take minutes here.
  test("300,000 deltas of one call", () => {
    const validator = createStreamEventValidator();
    for (const event of [...openCall, call.delta(0, '{"a":"')]) validator.accept(event);
    const delta = call.delta(0, "0123456789");
    for (let index = 0; index < 300_000; index += 1) validator.accept(delta);
    validator.accept(call.delta(0, '"}'));
    const block = call.block({ a: "0123456789".repeat(300_000) });
    validator.accept(call.end(0, block));
    validator.accept(done("tool_use", block));
  });

  test("a refused end of a long call is judged again without parsing it again", () => {
    const validator = createStreamEventValidator();
    for (const event of [...openCall, call.delta(0, `{"a":[${"1,".repeat(500_000)}1]}`)]) validator.accept(event);
    for (let index = 0; index < 2_000; index += 1) {
      expect(refusalOf(validator, endWith({}))?.code).toBe("arguments_mismatch");
    }
  });

  test("20,000 blocks", () => {
    const validator = createStreamEventValidator();
    validator.accept(start);
    const blocks = Array.from({ length: 20_000 }, (_, index) => call.block({ index }, `c${index}`));
    for (const [index, block] of blocks.entries()) {
      validator.accept(call.start(index, block.id));
      validator.accept(call.end(index, block));
    }
    validator.accept(done("tool_use", ...blocks));
  });

  test("shared references do not multiply", () => {
    let shared: unknown = [];
    for (let level = 0; level < 60; level += 1) shared = [shared, shared];
    const validator = createStreamEventValidator();
    for (const event of openCall) validator.accept(event);
    expect(refusalOf(validator, endWith({ shared }))?.code).toBe("arguments_not_an_object");
    validator.accept(call.delta(0, '{"shared":[]}'));
    expect(refusalOf(validator, endWith({ shared }))?.code).toBe("arguments_mismatch");
  });

  test("a sum of deltas that no string can hold is refused", () => {
    const validator = createStreamEventValidator();
    for (const event of [start, text.start(0)]) validator.accept(event);
    const huge = text.delta(0, "a".repeat(2 ** 28));
    const errors = Array.from({ length: 3 }, () => refusalOf(validator, huge));
    expect(errors[0]).toBeUndefined();
    expect(errors.at(-1)?.detail).toBe("malformed event: delta");
  });
});
