import {
  createToolArgumentsReader,
  type PreviewChange,
  type ToolArgumentIssue,
  type ToolArguments,
  type ToolArgumentsResult,
} from "@di-code/ai";
import { validateStream } from "@di-code/stream-events";
import type { ScriptedCall } from "./scripted-calls.ts";
import { streamCall } from "./scripted-provider.ts";
import { write } from "./write-tool.ts";

type WriteArguments = ToolArguments<typeof write.parameters>;

/** Who shows a call while it comes in. */
export interface Spectator {
  /** The path is known and will not change. */
  readonly named: (path: string) => void;
  /** The file has grown. */
  readonly grown: (text: string) => void;
}

/** What became of one call. */
export interface Reception {
  /** Characters of the arguments that came in. */
  readonly characters: number;
  readonly fragments: number;
  /** Why the request was stopped. */
  readonly issue: ToolArgumentIssue | undefined;
  /** Of a call that was not stopped: only this may be run, and only after the stream has ended. */
  readonly result: ToolArgumentsResult<WriteArguments> | undefined;
}

/** Follows one call as it streams in, and stops the request at the character with which it cannot be valid any more. */
export async function receiveCall(call: ScriptedCall, pause: number, spectator: Spectator): Promise<Reception> {
  const request = new AbortController();
  const reader = createToolArgumentsReader(write, { onChange });
  let isNamed = false;
  let characters = 0;
  let fragments = 0;
  let issue: ToolArgumentIssue | undefined;
  let result: Reception["result"];

  function onChange({ path, value }: PreviewChange): void {
    if (!isNamed && reader.isComplete("/path")) {
      isNamed = true;
      spectator.named(reader.preview.path ?? "");
    }
    if (path[0] === "content") spectator.grown(String(value));
  }

  const events = streamCall(call, { pause, signal: request.signal });
  for await (const event of validateStream(events, { tools: [write] })) {
    if (event.type === "tool_call_delta") {
      characters += event.argumentsDelta.length;
      fragments += 1;
      const state = reader.push(event.argumentsDelta);
      if (state.status !== "refused") continue;
      issue = state.issue;
      request.abort();
    } else if (event.type === "tool_call_end" && event.toolName === "write") {
      result = event.arguments;
    }
  }
  return { characters, fragments, issue, result };
}
