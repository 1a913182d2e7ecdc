import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import * as conventions from "@opentelemetry/semantic-conventions/incubating";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createToolRegistry } from "../../src/index.ts";
import { attributes, OPERATION } from "../../src/opentelemetry/attributes.ts";
import { openTelemetry } from "../../src/opentelemetry/open-telemetry.ts";
import { call, turn } from "../support/messages.ts";
import { toolOf } from "../support/tools.ts";

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  context.disable();
  trace.disable();
  await provider.shutdown();
});

const tracer = provider.getTracer("test");
const tools = [
  toolOf("read", async () => {
    await Promise.resolve();
    tracer.startSpan("inside").end();
    return "secret result";
  }),
  toolOf("ask", () => 1, { authorize: () => ({ ask: "really?" }) }),
];

async function spansOf(...calls: Parameters<typeof turn>[0]): Promise<readonly ReadableSpan[]> {
  const registry = createToolRegistry({ tools, telemetry: openTelemetry({ tracer }), approve: () => false });
  await registry.run(turn(calls));
  return exporter.getFinishedSpans();
}

describe("a span a call", () => {
  test("has the attributes of the GenAI conventions, and the tool's own spans below it", async () => {
    const spans = await spansOf(call("call-1", "read", { text: "secret argument" }));
    expect(spans.map(({ name }) => name)).toEqual(["inside", "execute_tool read"]);
    const [inside, span] = spans;
    expect(span?.attributes).toEqual({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "read",
      "gen_ai.tool.type": "function",
      "gen_ai.tool.call.id": "call-1",
      "gen_ai.tool.description": "The tool read.",
    });
    expect(span?.kind).toBe(SpanKind.INTERNAL);
    expect(span?.status.code).toBe(SpanStatusCode.UNSET);
    expect(inside?.parentSpanContext?.spanId).toBe(span?.spanContext().spanId);
    expect(JSON.stringify([span?.attributes, span?.events])).not.toContain("secret");
  });

  test.each([
    ["an unknown tool", "raed", {}, "UNKNOWN_TOOL", []],
    ["wrong arguments", "read", { text: 1 }, "VALIDATION_ERROR", ["arguments_refused"]],
    ["a no", "ask", {}, "DENIED", ["approval_requested"]],
  ])("has the code of %s", async (_, name, args, code, events) => {
    const [span, ...others] = await spansOf(call("c", name, args));
    expect(others).toEqual([]);
    expect(span?.name).toBe(`execute_tool ${name}`);
    expect(span?.attributes["error.type"]).toBe(code);
    expect(span?.status.code).toBe(SpanStatusCode.ERROR);
    expect(span?.events.map((event) => event.name)).toEqual(events);
  });

  test("calls at once have spans of their own, below the one that was active", async () => {
    const parent = tracer.startSpan("agent");
    await context.with(trace.setSpan(context.active(), parent), () => spansOf(call("a", "read"), call("b", "read")));
    parent.end();
    const spans = exporter.getFinishedSpans();
    const calls = spans.filter(({ name }) => name === "execute_tool read");
    expect(calls.map((span) => span.parentSpanContext?.spanId)).toEqual(
      [parent, parent].map((span) => span.spanContext().spanId),
    );
    const inside = spans.filter(({ name }) => name === "inside").map((span) => span.parentSpanContext?.spanId);
    expect(new Set(inside)).toEqual(new Set(calls.map((span) => span.spanContext().spanId)));
  });

  test("goes to the global provider without a tracer", async () => {
    trace.setGlobalTracerProvider(provider);
    const registry = createToolRegistry({ tools, telemetry: openTelemetry() });
    await registry.run(turn([call("a", "ask")]));
    expect(exporter.getFinishedSpans().map((span) => span.instrumentationScope.name)).toEqual([
      "@di-code/tool-registry",
    ]);
  });
});

/** By name: the constants are marked as deprecated since the conventions moved to a repository without a package. */
function convention(name: string): unknown {
  return Reflect.get(conventions, name);
}

test("the attributes are those of the conventions", () => {
  expect(attributes).toEqual({
    operationName: convention("ATTR_GEN_AI_OPERATION_NAME"),
    toolName: convention("ATTR_GEN_AI_TOOL_NAME"),
    toolType: convention("ATTR_GEN_AI_TOOL_TYPE"),
    toolCallId: convention("ATTR_GEN_AI_TOOL_CALL_ID"),
    toolDescription: convention("ATTR_GEN_AI_TOOL_DESCRIPTION"),
    errorType: convention("ATTR_ERROR_TYPE"),
  });
  expect(OPERATION).toBe(convention("GEN_AI_OPERATION_NAME_VALUE_EXECUTE_TOOL"));
});
