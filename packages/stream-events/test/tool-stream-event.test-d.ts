import {
  type AssistantMessage,
  defineTool,
  type StreamEvent,
  type ToolArgumentsValidationError,
  type ToolDefinition,
  Type,
} from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import { collectMessage, type ToolStreamEvent, validateStream } from "../src/index.ts";

const read = defineTool({
  name: "read",
  description: "Read a file.",
  parameters: Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) }),
});
const list = defineTool({ name: "list", description: "List.", parameters: Type.Object({ depth: Type.Integer() }) });
const plain = {
  name: "plain",
  description: "Plain JSON Schema.",
  parameters: { type: "object", properties: { mode: { enum: ["fast", "exact"] } }, required: ["mode"] },
} as const;

declare const events: AsyncIterable<StreamEvent>;

type EventOf<TStream> = TStream extends AsyncGenerator<infer TEvent> ? TEvent : never;

test("without tools the events are the contract's", () => {
  expectTypeOf(validateStream(events)).toEqualTypeOf<AsyncGenerator<StreamEvent, void, undefined>>();
  expectTypeOf(validateStream(events, { interleaved: true, latch: true })).toEqualTypeOf<
    AsyncGenerator<StreamEvent, void, undefined>
  >();
});

test("with tools the name tells the arguments apart", () => {
  const stream = validateStream(events, { tools: [read, list, plain] });
  const use = (event: EventOf<typeof stream>): void => {
    if (event.type !== "tool_call_end") return;
    if (event.toolName === "read" && event.arguments.ok) {
      expectTypeOf(event.arguments.value).toEqualTypeOf<{ path: string; limit?: number }>();
    }
    if (event.toolName === "list" && event.arguments.ok) {
      expectTypeOf(event.arguments.value).toEqualTypeOf<{ depth: number }>();
    }
    if (event.toolName === "plain" && event.arguments.ok) {
      expectTypeOf(event.arguments.value.mode).toEqualTypeOf<"fast" | "exact">();
    }
    if (event.toolName === "list" && !event.arguments.ok) {
      expectTypeOf(event.arguments.error).toEqualTypeOf<ToolArgumentsValidationError>();
    }
    if (event.toolName === undefined) expectTypeOf(event.arguments).toEqualTypeOf<undefined>();
    // @ts-expect-error -- no tool of that name was given
    expectTypeOf(event.toolName === "write").toBeBoolean();
  };
  expectTypeOf(use).toBeFunction();
});

test("the events with tools are events of the contract", () => {
  expectTypeOf<ToolStreamEvent<readonly [typeof read]>>().toExtend<StreamEvent>();
  const stream = validateStream(events, { tools: [read] });
  expectTypeOf(stream).toExtend<AsyncIterable<StreamEvent>>();
  expectTypeOf(collectMessage(stream)).toEqualTypeOf<Promise<AssistantMessage>>();
});

test("tools that are known at run time only have open records, never any", () => {
  const tools: readonly ToolDefinition[] = [read, list];
  const stream = validateStream(events, { tools });
  const use = (event: EventOf<typeof stream>): void => {
    if (event.type === "tool_call_end" && event.arguments?.ok === true) {
      expectTypeOf(event.arguments.value).toEqualTypeOf<Record<string, unknown>>();
    }
    if (event.type === "tool_call_end" && event.toolName !== undefined) {
      expectTypeOf(event.toolName).toEqualTypeOf<string>();
      expectTypeOf(event.arguments.ok).toEqualTypeOf<boolean>();
    }
  };
  expectTypeOf(use).toBeFunction();
});

test("what is no tool is refused", () => {
  // @ts-expect-error -- no parameters
  validateStream(events, { tools: [{ name: "read", description: "Read." }] });
});
