import { defineTool, type StreamEvent, Type } from "@di-code/ai";
import {
  collectMessage,
  isStreamSequenceError,
  type StreamSequenceErrorCode,
  validateStream,
} from "@di-code/stream-events";

const read = defineTool({
  name: "read",
  description: "Read a text file",
  parameters: Type.Object({ path: Type.String({ minLength: 1 }), limit: Type.Optional(Type.Integer({ minimum: 1 })) }),
});
const list = defineTool({
  name: "list",
  description: "List a folder",
  parameters: Type.Object({ depth: Type.Integer() }),
});

const toolCall = { type: "tool_call", id: "c1", name: "read", arguments: { path: "README.md" } } as const;
const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 };
const usage = { input: 9, output: 5, cacheRead: 0, cacheWrite: 0, totalTokens: 14, cost };
const sender = { role: "assistant", provider: "example", model: "example-1", usage, timestamp: 0 } as const;

async function* decoded(): AsyncGenerator<StreamEvent> {
  yield { type: "start" };
  yield { type: "tool_call_start", contentIndex: 0, id: "c1", name: "read" };
  yield { type: "tool_call_delta", contentIndex: 0, argumentsDelta: '{"path":"README.md"}' };
  yield { type: "tool_call_end", contentIndex: 0, toolCall };
  yield { type: "done", reason: "tool_use", message: { ...sender, content: [toolCall], stopReason: "tool_use" } };
}

let path: string | undefined;
for await (const event of validateStream(decoded(), { tools: [read, list] })) {
  if (event.type !== "tool_call_end") continue;
  if (event.toolName === "read" && event.arguments.ok) {
    event.arguments.value satisfies { path: string; limit?: number };
    // @ts-expect-error -- never any
    event.arguments.value.path satisfies number;
    path = event.arguments.value.path;
  }
  if (event.toolName === "list" && event.arguments.ok) event.arguments.value.depth satisfies number;
}
if (path !== "README.md") throw new Error("the call's arguments did not come through");

const message = await collectMessage(decoded());
if (message.content.length !== 1) throw new Error("the message did not come through");

let code: StreamSequenceErrorCode | undefined;
try {
  for await (const _event of validateStream((async function* () {})())) throw new Error("an event came out of nothing");
} catch (error) {
  if (isStreamSequenceError(error)) code = error.code;
}
if (code !== "unexpected_end") throw new Error("a stream without an end was accepted");
