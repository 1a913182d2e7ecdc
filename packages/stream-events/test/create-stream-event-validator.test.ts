import { describe, expect, test } from "vitest";
import {
  collectMessage,
  createStreamEventValidator,
  type StreamEventOptions,
  type StreamSequenceErrorCode,
  validateStream,
} from "../src/index.ts";
import { broken, call, done, failed, start, successful, text, thinking, usage } from "./support/events.ts";
import { refusalOf } from "./support/refusal.ts";

type Row = readonly [name: string, before: readonly unknown[], event: unknown];
async function* noEvents(): AsyncGenerator<never> {}

type RefusedRow = readonly [...Row, code: StreamSequenceErrorCode, detail: string];

const inText = [start, text.start(0), text.delta(0, "Hel"), text.delta(0, "lo")];
const inThinking = [start, thinking.start(0), thinking.delta(0, "Hm"), thinking.delta(0, "m")];
const inCall = [start, call.start(0), call.delta(0, '{"path":'), call.delta(0, '"a.ts"}')];
const afterText = [...inText, text.end(0, "Hello")];
const afterCall = [...inCall, call.end(0, call.block({ path: "a.ts" }))];
const afterDone = [...afterText, done("stop", text.block("Hello"))];

/** A call that was cut after `pieces`. */
const callOf = (...pieces: readonly string[]): readonly unknown[] => [
  start,
  call.start(0),
  ...pieces.map((piece) => call.delta(0, piece)),
];

const message = (fields: object): unknown => ({
  type: "done",
  reason: "stop",
  message: { ...successful("stop", [text.block("Hello")]), ...fields },
});

const invalidEnd = (fields: object): unknown => ({
  type: "tool_call_end",
  contentIndex: 0,
  toolCall: { ...call.invalid('{"a":'), ...fields },
});

const accepted: readonly Row[] = [
  ["start, first", [], start],
  ["text_start", [start], text.start(0)],
  ["text_delta", [start, text.start(0)], text.delta(0, "Hel")],
  ["an empty text_delta", inText, text.delta(0, "")],
  ["text_end", inText, text.end(0, "Hello")],
  ["text_end of no deltas", [start, text.start(0)], text.end(0, "")],
  ["thinking_start", [start], thinking.start(0)],
  ["thinking_delta", [start, thinking.start(0)], thinking.delta(0, "Hm")],
  ["thinking_end", inThinking, thinking.end(0, "Hmm")],
  ["tool_call_start", [start], call.start(0)],
  ["tool_call_delta, never parsed", [start, call.start(0)], call.delta(0, "no JSON")],
  ["tool_call_end", inCall, call.end(0, call.block({ path: "a.ts" }))],
  ["tool_call_end without deltas, with arguments", callOf(), call.end(0, call.block({ path: "a.ts" }))],
  ["tool_call_end without deltas or arguments", callOf(), call.end(0, call.block({}))],
  ["tool_call_end after empty deltas", callOf("", ""), call.end(0, call.block({}))],
  [
    "tool_call_end whose keys are in another order",
    callOf('{"a":1,"b":{"c":2,"d":3}}'),
    call.end(0, call.block({ b: { d: 3, c: 2 }, a: 1 })),
  ],
  ["tool_call_end with -0 for 0", callOf('{"a":0,"b":-0}'), call.end(0, call.block({ a: -0, b: 0 }))],
  ["tool_call_end with members that are undefined", callOf('{"a":1}'), call.end(0, call.block({ a: 1, b: undefined }))],
  ["tool_call_end with a half of a pair", callOf(String.raw`{"a":"\ud800"}`), call.end(0, call.block({ a: "\ud800" }))],
  ["an invalid call", callOf('{"a":'), call.end(0, call.invalid('{"a":'))],
  ["an invalid call whose text looks whole", callOf('{"a":1}'), call.end(0, call.invalid('{"a":1}'))],
  ["an invalid call without text", callOf(), call.end(0, call.invalid(""))],
  ["an invalid call without issues", callOf('{"a":'), invalidEnd({ issues: [] })],
  ["the next block", afterText, call.start(1)],
  ["a second call under another id", afterCall, call.start(1, "c2")],
  ["done without content", [start], done("stop")],
  ["done by stop", afterText, done("stop", text.block("Hello"))],
  ["done by length", afterText, done("length", text.block("Hello"))],
  ["done by stop after a call", afterCall, done("stop", call.block({ path: "a.ts" }))],
  ["done by tool_use", afterCall, done("tool_use", call.block({ path: "a.ts" }))],
  [
    "done by tool_use of an invalid call",
    [...callOf('{"a":'), call.end(0, call.invalid('{"a":'))],
    done("tool_use", call.invalid('{"a":')),
  ],
  ["done with errorMessage undefined", afterText, message({ errorMessage: undefined })],
  [
    "fields and metadata of others",
    afterText,
    { ...(message({ id: "m", metadata: { a: 1 } }) as object), extra: true },
  ],
  [
    "metadata on a block of the message",
    afterText,
    message({ content: [{ type: "text", text: "Hello", metadata: { signature: "s" } }] }),
  ],
  ["error without content", [start], broken("error")],
  ["error by abort", [start], broken("aborted")],
  ["error after blocks", afterText, broken("error", text.block("Hello"))],
  ["error in a text, with the text so far", inText, broken("error", text.block("Hello"))],
  ["error in a text without deltas", [start, text.start(0)], broken("error", text.block(""))],
  ["error in a thinking, with the thinking so far", inThinking, broken("aborted", thinking.block("Hmm"))],
  ["error in a call, without the call", inCall, broken("error")],
  [
    "error in a call after a text",
    [...afterText, call.start(1), call.delta(1, "{}")],
    broken("error", text.block("Hello")),
  ],
];

const refused: readonly RefusedRow[] = [
  ["null before start", [], null, "expected_start", 'expected "start" as the first event'],
  ["a delta before start", [], text.delta(0, "a"), "expected_start", 'expected "start" as the first event'],
  ["error before start", [], broken("error"), "expected_start", 'expected "start" as the first event'],
  ["an unknown type before start", [], { type: "x" }, "expected_start", 'expected "start" as the first event'],
  ["start twice", [start], start, "repeated_start", '"start" may appear only once'],
  ["start in a block", inText, start, "repeated_start", '"start" may appear only once'],
  ["done twice", afterDone, done("stop"), "after_terminal", "no events are allowed after a terminal event"],
  ["start after done", afterDone, start, "after_terminal", "no events are allowed after a terminal event"],
  [
    "anything after error",
    [start, broken("error")],
    null,
    "after_terminal",
    "no events are allowed after a terminal event",
  ],

  ["null", [start], null, "unknown_event_type", "unknown event type"],
  ["undefined", [start], undefined, "unknown_event_type", "unknown event type"],
  ["a string", [start], "text_start", "unknown_event_type", "unknown event type"],
  ["a function", [start], () => start, "unknown_event_type", "unknown event type"],
  ["an array", [start], [start], "unknown_event_type", "unknown event type"],
  ["another type", [start], { type: "ping" }, "unknown_event_type", "unknown event type"],
  ["a type of the prototype", [start], { type: "toString" }, "unknown_event_type", "unknown event type"],
  ["no type", [start], {}, "malformed_event", "malformed event: type"],
  ["a type that is no string", [start], { type: 1 }, "malformed_event", "malformed event: type"],

  ["a block in a text", inText, call.start(1), "block_already_active", "cannot start a new block while text is active"],
  [
    "a block in a thinking",
    inThinking,
    text.start(1),
    "block_already_active",
    "cannot start a new block while thinking is active",
  ],
  [
    "a block in a call",
    inCall,
    thinking.start(1),
    "block_already_active",
    "cannot start a new block while tool_call is active",
  ],
  ["a block too far on", [start], text.start(1), "wrong_content_index", "expected contentIndex 0, received 1"],
  ["a block twice", afterText, thinking.start(0), "wrong_content_index", "expected contentIndex 1, received 0"],
  ["a negative index", [start], call.start(-1), "wrong_content_index", "expected contentIndex 0, received -1"],
  ["half an index", [start], text.start(0.5), "wrong_content_index", "expected contentIndex 0, received 0.5"],
  ["no number", [start], text.start(Number.NaN), "wrong_content_index", "expected contentIndex 0, received NaN"],
  ["no index", [start], { type: "text_start" }, "malformed_event", "malformed event: contentIndex"],
  [
    "an index that is a string",
    [start],
    { type: "text_start", contentIndex: "0" },
    "malformed_event",
    "malformed event: contentIndex",
  ],

  ["a text_delta outside", [start], text.delta(0, "a"), "no_active_block", "expected active text block"],
  ["a text_delta in a thinking", inThinking, text.delta(0, "a"), "no_active_block", "expected active text block"],
  ["a text_delta after the end", afterText, text.delta(0, "a"), "no_active_block", "expected active text block"],
  ["a text_delta elsewhere", inText, text.delta(1, "a"), "wrong_content_index", "expected contentIndex 0, received 1"],
  [
    "a text_delta without text",
    inText,
    { type: "text_delta", contentIndex: 0 },
    "malformed_event",
    "malformed event: delta",
  ],
  ["a thinking_delta outside", [start], thinking.delta(0, "a"), "no_active_block", "expected active thinking block"],
  ["a thinking_delta in a text", inText, thinking.delta(0, "a"), "no_active_block", "expected active thinking block"],
  [
    "a thinking_delta elsewhere",
    inThinking,
    thinking.delta(7, "a"),
    "wrong_content_index",
    "expected contentIndex 0, received 7",
  ],
  [
    "a thinking_delta without text",
    inThinking,
    { type: "thinking_delta", contentIndex: 0, delta: null },
    "malformed_event",
    "malformed event: delta",
  ],
  ["a text_end outside", [start], text.end(0, ""), "no_active_block", "expected active text block"],
  ["a text_end elsewhere", inText, text.end(2, "Hello"), "wrong_content_index", "expected contentIndex 0, received 2"],
  [
    "a text_end of more text",
    inText,
    text.end(0, "Hello!"),
    "end_content_mismatch",
    "end content does not match accumulated deltas",
  ],
  [
    "a text_end without text",
    inText,
    { type: "text_end", contentIndex: 0 },
    "malformed_event",
    "malformed event: content",
  ],
  ["a thinking_end in a text", inText, thinking.end(0, "Hello"), "no_active_block", "expected active thinking block"],
  [
    "a thinking_end elsewhere",
    inThinking,
    thinking.end(1, "Hmm"),
    "wrong_content_index",
    "expected contentIndex 0, received 1",
  ],
  [
    "a thinking_end of other text",
    inThinking,
    thinking.end(0, "hmm"),
    "end_content_mismatch",
    "end content does not match accumulated deltas",
  ],

  ["an empty id", [start], call.start(0, ""), "empty_tool_call_id", "tool id must not be empty"],
  ["a blank id", [start], call.start(0, " \n"), "empty_tool_call_id", "tool id must not be empty"],
  [
    "an id that is no string",
    [start],
    { type: "tool_call_start", contentIndex: 0, id: 1, name: "read" },
    "malformed_event",
    "malformed event: id",
  ],
  [
    "the id of an earlier call",
    afterCall,
    call.start(1, "c1", "write"),
    "repeated_tool_call_id",
    "tool id must not be that of an earlier call",
  ],
  ["an empty name", [start], call.start(0, "c1", ""), "empty_tool_name", "tool name must not be empty"],
  ["a blank name", [start], call.start(0, "c1", " "), "empty_tool_name", "tool name must not be empty"],
  [
    "a name that is no string",
    [start],
    { type: "tool_call_start", contentIndex: 0, id: "c1" },
    "malformed_event",
    "malformed event: name",
  ],
  ["a tool_call_delta outside", [start], call.delta(0, "{"), "no_active_block", "expected active tool_call block"],
  ["a tool_call_delta in a text", inText, call.delta(0, "{"), "no_active_block", "expected active tool_call block"],
  [
    "a tool_call_delta elsewhere",
    inCall,
    call.delta(1, "{"),
    "wrong_content_index",
    "expected contentIndex 0, received 1",
  ],
  [
    "a tool_call_delta without text",
    inCall,
    { type: "tool_call_delta", contentIndex: 0, delta: "{" },
    "malformed_event",
    "malformed event: argumentsDelta",
  ],
  [
    "a tool_call_end outside",
    [start],
    call.end(0, call.block({})),
    "no_active_block",
    "expected active tool_call block",
  ],
  [
    "a tool_call_end elsewhere",
    inCall,
    call.end(3, call.block({ path: "a.ts" })),
    "wrong_content_index",
    "expected contentIndex 0, received 3",
  ],
  [
    "a tool_call_end without a call",
    inCall,
    { type: "tool_call_end", contentIndex: 0 },
    "malformed_event",
    "malformed event: toolCall",
  ],
  [
    "a tool_call_end with a list",
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: [] },
    "malformed_event",
    "malformed event: toolCall",
  ],
  [
    "a call of another type",
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: { ...call.block({}), type: "text" } },
    "unknown_tool_call_type",
    'toolCall.type must be "tool_call" or "invalid_tool_call"',
  ],
  [
    "a call of no type",
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: {} },
    "unknown_tool_call_type",
    'toolCall.type must be "tool_call" or "invalid_tool_call"',
  ],
  ...(
    [
      ["that is cut off", '{"a":'],
      ["that is blank", " "],
      ["with a key twice", '{"a":1,"a":1}'],
      ["with __proto__", '{"__proto__":1}'],
      ["with a number that no double holds", '{"a":9007199254740993}'],
      ["with two values", "{}{}"],
    ] as const
  ).map(([name, json]): RefusedRow => [
    `a text ${name}`,
    callOf(json),
    call.end(0, call.block({ a: 1 })),
    "arguments_not_json",
    "tool arguments must be valid JSON",
  ]),
  ...(["[]", "null", '"{}"', "7"] as const).map((json): RefusedRow => [
    `a text that is ${json}`,
    callOf(json),
    call.end(0, call.block({})),
    "arguments_not_an_object",
    "tool arguments must have a JSON object root",
  ]),
  ...(
    [
      ["null", null],
      ["a list", []],
      ["text", "{}"],
      ["missing", undefined],
      ["a date", new Date(0)],
      ["a map", new Map()],
      ["no JSON inside", { a: () => 1 }],
      ["a number that JSON has not", { a: Number.NaN }],
      ["a hole", { a: Array.from({ length: 1 }) }],
      ["__proto__", JSON.parse('{"__proto__":{}}')],
    ] as const
  ).map(([name, value]): RefusedRow => [
    `arguments without text that are ${name}`,
    callOf(),
    { type: "tool_call_end", contentIndex: 0, toolCall: { ...call.block({}), arguments: value } },
    "arguments_not_an_object",
    "tool arguments must have a JSON object root",
  ]),
  [
    "an invalid call of other text",
    callOf('{"a":'),
    call.end(0, call.invalid('{"a": ')),
    "arguments_mismatch",
    "final tool arguments must match accumulated arguments",
  ],
  ["another id", inCall, call.end(0, call.block({}, "c2")), "tool_id_changed", 'tool id must remain "c1"'],
  [
    "another id of an invalid call",
    callOf('{"a":'),
    call.end(0, call.invalid('{"a":', "c2")),
    "tool_id_changed",
    'tool id must remain "c1"',
  ],
  ["an id that is gone", inCall, call.end(0, call.block({}, "")), "tool_id_changed", 'tool id must remain "c1"'],
  [
    "another name",
    inCall,
    call.end(0, call.block({}, "c1", "write")),
    "tool_name_changed",
    'tool name must remain "read"',
  ],
  [
    "an id that is no string at the end",
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: { ...call.block({}), id: 1 } },
    "malformed_event",
    "malformed event: toolCall.id",
  ],
  [
    "no name at the end",
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: { ...call.block({}), name: undefined } },
    "malformed_event",
    "malformed event: toolCall.name",
  ],
  ...(
    [
      ["a member more", { path: "a.ts", limit: 1 }],
      ["a member less", {}],
      ["another member", { Path: "a.ts" }],
      ["another value", { path: "b.ts" }],
      ["a boxed value", { path: ["a.ts"] }],
      ["nothing", null],
      ["a list", ["a.ts"]],
    ] as const
  ).map(([name, value]): RefusedRow => [
    `arguments with ${name}`,
    inCall,
    { type: "tool_call_end", contentIndex: 0, toolCall: { ...call.block({}), arguments: value } },
    "arguments_mismatch",
    "final tool arguments must match accumulated arguments",
  ]),
  [
    "an invalid call without its text",
    callOf('{"a":'),
    invalidEnd({ argumentsText: undefined }),
    "malformed_event",
    "malformed event: toolCall.argumentsText",
  ],
  ...(
    [
      ["no reason", "reason", undefined],
      ["another reason", "reason", "toString"],
      ["no issues", "issues", undefined],
      ["an issue that is null", "issues", [null]],
      ["an issue without its sentence", "issues", [{ path: "", keyword: "json" }]],
      ["an issue at no number", "issues", [{ path: "", keyword: "json", message: "m", offset: "0" }]],
    ] as const
  ).map(([name, field, value]): RefusedRow => [
    `an invalid call with ${name}`,
    callOf('{"a":'),
    invalidEnd({ [field]: value }),
    "malformed_event",
    `malformed event: toolCall.${field}`,
  ]),

  [
    "done in a text",
    inText,
    done("stop", text.block("Hello")),
    "done_with_active_block",
    "done cannot terminate an active block",
  ],
  ["done in a call", inCall, done("stop"), "done_with_active_block", "done cannot terminate an active block"],
  [
    "done by error",
    [start],
    { type: "done", reason: "error", message: failed("error", []) },
    "invalid_done_reason",
    'done reason must be "stop", "length" or "tool_use"',
  ],
  ["done without a reason", [start], { type: "done" }, "malformed_event", "malformed event: reason"],
  ["done without a message", [start], { type: "done", reason: "stop" }, "malformed_event", "malformed event: message"],
  [
    "done by another reason than its message",
    [start],
    { type: "done", reason: "stop", message: successful("length", []) },
    "reason_mismatch",
    "event reason must match message.stopReason",
  ],
  [
    "done by tool_use without a call",
    afterText,
    done("tool_use", text.block("Hello")),
    "tool_use_without_call",
    'done reason "tool_use" needs a tool call',
  ],
  ...(
    [
      ["nothing", []],
      ["a block more", [text.block("Hello"), text.block("")]],
      ["other text", [text.block("hello")]],
      ["another kind", [thinking.block("Hello")]],
      ["null", [null]],
      ["a list", [[]]],
    ] as const
  ).map(([name, content]): RefusedRow => [
    `done with ${name} for content`,
    afterText,
    message({ content }),
    "done_content_mismatch",
    "done message content must match completed stream content",
  ]),
  ...(
    [
      ["other arguments", call.block({ path: "b.ts" })],
      ["another id", call.block({ path: "a.ts" }, "c2")],
      ["another name", call.block({ path: "a.ts" }, "c1", "write")],
      ["an invalid call", call.invalid('{"path":"a.ts"}')],
    ] as const
  ).map(([name, block]): RefusedRow => [
    `done with ${name}`,
    afterCall,
    done("tool_use", block),
    "done_content_mismatch",
    "done message content must match completed stream content",
  ]),
  ...(
    [
      ["text", { argumentsText: '{"a"' }],
      ["reason", { reason: "malformed" }],
      ["issues", { issues: [] }],
      ["issue", { issues: call.invalid("").issues.map((issue) => ({ ...issue, offset: 2 })) }],
    ] as const
  ).map(([name, fields]): RefusedRow => [
    `done with an invalid call of another ${name}`,
    [...callOf('{"a":'), call.end(0, call.invalid('{"a":'))],
    done("stop", { ...call.invalid('{"a":'), ...fields }),
    "done_content_mismatch",
    "done message content must match completed stream content",
  ]),
  ...(
    [
      ["content", { content: {} }, "content"],
      ["stopReason", { stopReason: 1 }, "stopReason"],
      ["role", { role: "user" }, "role"],
      ["provider", { provider: undefined }, "provider"],
      ["model", { model: 5 }, "model"],
      ["timestamp", { timestamp: "now" }, "timestamp"],
      ["a timestamp that JSON has not", { timestamp: Number.NaN }, "timestamp"],
      ["usage", { usage: null }, "usage"],
      ["usage.input", { usage: { ...usage, input: "10" } }, "usage.input"],
      ["usage.cost", { usage: { ...usage, cost: undefined } }, "usage.cost"],
      ["usage.cost.total", { usage: { ...usage, cost: { ...usage.cost, total: undefined } } }, "usage.cost.total"],
      ["an errorMessage", { errorMessage: "late" }, "errorMessage"],
    ] as const
  ).map(([name, fields, field]): RefusedRow => [
    `done whose message has a wrong ${name}`,
    afterText,
    message(fields),
    "malformed_event",
    `malformed event: message.${field}`,
  ]),

  [
    "error by stop",
    [start],
    { type: "error", reason: "stop", message: successful("stop", []) },
    "invalid_error_reason",
    'error reason must be "error" or "aborted"',
  ],
  [
    "error by another reason than its message",
    [start],
    { type: "error", reason: "aborted", message: failed("error", []) },
    "reason_mismatch",
    "event reason must match message.stopReason",
  ],
  [
    "error without errorMessage",
    [start],
    { type: "error", reason: "error", message: { ...failed("error", []), errorMessage: undefined } },
    "missing_error_message",
    "error message must have an errorMessage",
  ],
  [
    "error whose errorMessage is no string",
    [start],
    { type: "error", reason: "error", message: { ...failed("error", []), errorMessage: {} } },
    "malformed_event",
    "malformed event: message.errorMessage",
  ],
  ...(
    [
      ["without the text so far", inText, []],
      ["without the empty text", [start, text.start(0)], []],
      ["with less than the text so far", inText, [text.block("Hel")]],
      ["with the open call", inCall, [call.block({ path: "a.ts" })]],
      ["without what was completed", afterCall, []],
    ] as const
  ).map(([name, before, content]): RefusedRow => [
    `error ${name}`,
    before,
    broken("error", ...content),
    "error_content_mismatch",
    "error message content must match safe partial stream content",
  ]),
];

function phaseAfter(before: readonly unknown[]): "idle" | "streaming" | "terminal" {
  const last = before.at(-1) as { readonly type: string } | undefined;
  if (last === undefined) return "idle";
  return last.type === "done" || last.type === "error" ? "terminal" : "streaming";
}

function typeOf(event: unknown): string {
  const isObject = typeof event === "object" && event !== null;
  const type = isObject ? (event as { readonly type?: unknown }).type : undefined;
  return typeof type === "string" ? type : "unknown";
}

// What holds for a stream of one block at a time holds where several may be open, apart from the rows of that rule.
describe.each<[name: string, options: StreamEventOptions]>([
  ["one block at a time", {}],
  ["interleaved", { interleaved: true }],
])("%s", (mode, options) => {
  const play = (before: readonly unknown[]): ReturnType<typeof createStreamEventValidator> => {
    const validator = createStreamEventValidator(options);
    for (const event of before) validator.accept(event);
    return validator;
  };
  /** With several open blocks an index that no open block has is that of no block. */
  const isOfOneBlock = (row: RefusedRow): boolean =>
    row[3] === "block_already_active" || (row[3] === "wrong_content_index" && !typeOf(row[2]).endsWith("_start"));

  test.each(accepted)("accepts %s", (_name, before, event) => {
    expect(refusalOf(play(before), event)).toBeUndefined();
  });

  test.each(mode === "interleaved" ? refused.filter((row) => !isOfOneBlock(row)) : refused)(
    "refuses %s",
    (_name, before, event, code, detail) => {
      const type = typeOf(event);
      const phase = phaseAfter(before);
      const error = refusalOf(play(before), event);
      expect(error).toMatchObject({ code, detail, eventType: type, phase });
      expect(error?.message).toBe(`Invalid stream event "${type}" in phase "${phase}": ${detail}`);
    },
  );
});

test("an error says at which contentIndex it is, where the event says so", () => {
  const validator = createStreamEventValidator();
  expect(refusalOf(validator, text.start(3))?.contentIndex).toBe(3);
  validator.accept(start);
  expect(refusalOf(validator, text.start(3))?.contentIndex).toBe(3);
  expect(refusalOf(validator, done("length", text.block("")))).not.toHaveProperty("contentIndex");
});

describe("interleaved", () => {
  const both = [start, call.start(0, "c1"), text.start(1), call.start(2, "c2")];

  test.each<[name: string, events: readonly unknown[], last: unknown, code?: StreamSequenceErrorCode]>([
    ["a block starts while others are open", both, thinking.start(3)],
    ["blocks start in order", both, thinking.start(4), "wrong_content_index"],
    ["a delta finds its block", both, call.delta(0, "{}")],
    ["a delta of another kind than its block", both, call.delta(1, "{}"), "no_active_block"],
    ["a delta of a block that was never started", both, text.delta(3, "a"), "no_active_block"],
    ["a delta of no index", both, text.delta(0.5, "a"), "no_active_block"],
    ["a delta of a block that has ended", [...both, text.end(1, "")], text.delta(1, "a"), "no_active_block"],
    ["blocks end in any order", [...both, call.end(2, call.block({}, "c2"))], call.end(0, call.block({}, "c1"))],
    ["the end of one is not that of another", both, call.end(0, call.block({}, "c2")), "tool_id_changed"],
    ["an id that another open call has", both, call.start(3, "c2"), "repeated_tool_call_id"],
    ["done waits for all", [...both, text.end(1, "")], done("stop", text.block("")), "done_with_active_block"],
    [
      "done has the blocks in their places, not in the order of their ends",
      [
        ...both,
        call.delta(2, '{"n":2}'),
        call.delta(0, '{"n":1}'),
        text.delta(1, "and"),
        call.end(2, call.block({ n: 2 }, "c2")),
        text.end(1, "and"),
        call.end(0, call.block({ n: 1 }, "c1")),
      ],
      done("tool_use", call.block({ n: 1 }, "c1"), text.block("and"), call.block({ n: 2 }, "c2")),
    ],
    [
      "error has what is completed and the open texts, in their places",
      [...both, text.delta(1, "an"), call.delta(0, '{"n":'), call.end(2, call.block({}, "c2"))],
      broken("aborted", text.block("an"), call.block({}, "c2")),
    ],
  ])("%s", (_name, events, last, code) => {
    const validator = createStreamEventValidator({ interleaved: true });
    for (const event of events) validator.accept(event);
    expect(refusalOf(validator, last)?.code).toBe(code);
  });
});

describe("5: a refused event leaves everything as it was", () => {
  test.each<[name: string, before: readonly unknown[], refusedEvent: unknown, next: readonly unknown[]]>([
    [
      "the text of a call grows after an end that came too early",
      callOf('{"a":'),
      call.end(0, call.block({ a: 1 })),
      [call.delta(0, "1}"), call.end(0, call.block({ a: 1 }))],
    ],
    [
      "the text of a call grows after an end with another id",
      callOf("{}"),
      call.end(0, call.block({}, "c2")),
      [call.delta(0, " {"), call.end(0, call.invalid("{} {"))],
    ],
    ["an id is free after a start that was refused", [start], call.start(0, "c1", ""), [call.start(0, "c1")]],
    ["a place is free after a start that was refused", [start], call.start(0, ""), [text.start(0)]],
    ["a block is open after a wrong end", inText, text.end(0, "Hell"), [text.delta(0, "!"), text.end(0, "Hello!")]],
    ["a stream is open after a wrong done", afterText, done("stop"), [done("stop", text.block("Hello"))]],
    ["a stream is open after a wrong error", inText, broken("error"), [broken("error", text.block("Hello"))]],
  ])("%s", (_name, before, refusedEvent, next) => {
    const validator = createStreamEventValidator();
    for (const event of before) validator.accept(event);
    expect(refusalOf(validator, refusedEvent)).toBeDefined();
    for (const event of next) expect(refusalOf(validator, event)).toBeUndefined();
  });
});

describe("latch", () => {
  test("after the first refusal every event is refused with the same error", () => {
    const validator = createStreamEventValidator({ latch: true });
    validator.accept(start);
    const first = refusalOf(validator, start);
    expect(first?.code).toBe("repeated_start");
    expect(refusalOf(validator, text.start(0))).toBe(first);
    expect(refusalOf(validator, null)).toBe(first);
  });

  test("is off by default", () => {
    const validator = createStreamEventValidator();
    expect(refusalOf(validator, text.start(0))?.code).toBe("expected_start");
    expect(refusalOf(validator, start)).toBeUndefined();
  });
});

describe("argumentOptions", () => {
  test.each<
    [
      name: string,
      json: string,
      value: Record<string, unknown>,
      options: NonNullable<StreamEventOptions["argumentOptions"]>,
    ]
  >([
    ["keys that come twice", '{"a":1,"a":2}', { a: 2 }, { duplicateKeys: "allow" }],
    ["numbers that lose digits", '{"a":9007199254740993}', { a: 9007199254740992 }, { unsafeNumbers: "allow" }],
  ])("can allow %s", (_name, json, value, argumentOptions) => {
    const validator = createStreamEventValidator({ argumentOptions });
    for (const event of callOf(json)) validator.accept(event);
    expect(refusalOf(validator, call.end(0, call.block(value)))).toBeUndefined();
  });

  test.each<[name: string, before: readonly unknown[], end: unknown, code: StreamSequenceErrorCode]>([
    ["of text", callOf('{"a":[]}'), call.end(0, call.block({ a: [] })), "arguments_not_json"],
    ["of a value", callOf(), call.end(0, call.block({ a: [] })), "arguments_not_an_object"],
  ])("can set the limits %s", (_name, before, end, code) => {
    const validator = createStreamEventValidator({ argumentOptions: { maxDepth: 1 } });
    for (const event of before) validator.accept(event);
    expect(refusalOf(validator, end)?.code).toBe(code);
  });
});

test.each([
  ["null", null],
  ["a flag that is none", { latch: 1 }],
  ["a mode that is none", { interleaved: "yes" }],
  ["argument options that are none", { argumentOptions: { maxDepth: 0 } }],
  ["a name that there is not", { interleave: true }],
  ["tools, which only validateStream has", { tools: [] }],
])("options: %s is a TypeError", async (_name, options) => {
  expect(() => createStreamEventValidator(options as never)).toThrow(TypeError);
  if (options !== null) await expect(collectMessage(noEvents(), options as never)).rejects.toThrow(TypeError);
});

test("the message names the option", () => {
  const options = { "latch\u001b": true };
  expect(() => createStreamEventValidator(options as never)).toThrow(
    new TypeError(String.raw`there is no option latch\u001b`),
  );
  expect(() => validateStream(noEvents(), { tool: [] } as never)).toThrow(new TypeError("there is no option tool"));
});

test("accept can be taken out of the validator", () => {
  const { accept } = createStreamEventValidator();
  accept(start);
  expect(() => accept(start)).toThrow('"start" may appear only once');
});
