import type { AssistantMessage, Context, StreamEvent, ToolArgumentIssue, ToolDefinition } from "@di-code/ai";
import { validateStream } from "@di-code/stream-events";
import type { Model } from "../model.ts";
import { senderOf } from "../sender.ts";
import type { AgentView } from "./agent-view.ts";
import { OpenCall } from "./open-call.ts";
import { TurnRecord } from "./turn-record.ts";
import { untilStopped } from "./until-stopped.ts";

/** A call for which the message was stopped, and why. */
export interface StoppedCall {
  readonly call: OpenCall;
  readonly issue: ToolArgumentIssue;
}

export interface ReceivedTurn {
  readonly message: AssistantMessage;
  readonly stopped?: StoppedCall;
}

export interface TurnRequest {
  readonly model: Model;
  readonly context: Context;
  readonly signal: AbortSignal;
  readonly view: AgentView;
}

/** Milliseconds that a model has to end its stream after it was stopped. */
const GRACE_MS = 1_000;

/**
 * One message of the model, whatever becomes of its stream. Never rejects.
 *
 * 1. Every event goes through the validator: a stream out of order is a failed message, and nothing of it runs.
 * 2. A call whose arguments can no longer be valid stops the message, unless a call before it is complete: that one would
 *    be lost with it, and it did nothing wrong. Then the message is read to its end, and the registry answers the call.
 * 3. The provider's message of a stopped stream does not hold the open call. It is added as an `invalid_tool_call`, or the
 *    model could not be told what it did wrong: an answer without a call is no conversation.
 * 4. Without a last event the message is made of what was complete, as a failed one.
 */
export async function receiveTurn({ model, context, signal, view }: TurnRequest): Promise<ReceivedTurn> {
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  const tools = new Map((context.tools ?? []).map((tool) => [tool.name, tool]));
  const turn = new TurnReader(tools, view, stop);
  let failure: unknown;
  try {
    const events = validateStream(model.stream(context, stop.signal), { interleaved: true });
    for await (const event of untilStopped(events, stop.signal, GRACE_MS)) turn.accept(event);
  } catch (error) {
    failure = error;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
  return endOf(turn, model, stop.signal.aborted, failure);
}

function endOf(turn: TurnReader, model: Model, isAborted: boolean, failure: unknown): ReceivedTurn {
  const { stopped } = turn;
  const message = turn.message ?? {
    ...senderOf("unknown", model.name),
    content: turn.record.content(),
    stopReason: isAborted ? "aborted" : "error",
    errorMessage: isAborted ? "The message was stopped." : messageOf(failure),
  };
  // A model that went on to its end has the call in its message: the registry answers it, as any other.
  if (stopped === undefined || message.errorMessage === undefined) return { message };
  const content = [...message.content, stopped.call.toInvalidCall(stopped.issue)];
  return { message: { ...message, content }, stopped };
}

/** For the log and the screen: it is the adapter that failed, not the model. */
function messageOf(failure: unknown): string {
  return failure instanceof Error && failure.message !== "" ? failure.message : "The model's stream failed.";
}

class TurnReader {
  readonly record = new TurnRecord();
  readonly #tools: ReadonlyMap<string, ToolDefinition>;
  readonly #view: AgentView;
  readonly #stop: AbortController;
  readonly #calls = new Map<number, OpenCall>();
  #message: AssistantMessage | undefined;
  #stopped: StoppedCall | undefined;

  constructor(tools: ReadonlyMap<string, ToolDefinition>, view: AgentView, stop: AbortController) {
    this.#tools = tools;
    this.#view = view;
    this.#stop = stop;
  }

  get message(): AssistantMessage | undefined {
    return this.#message;
  }

  get stopped(): StoppedCall | undefined {
    return this.#stopped;
  }

  accept(event: StreamEvent): void {
    this.record.accept(event);
    if (event.type === "done" || event.type === "error") this.#message = event.message;
    // What a stopped model still says is kept for the conversation, and of no interest to anybody.
    if (this.#stop.signal.aborted) return;
    if (event.type === "text_end") this.#view.textEnded(event.content);
    else if (event.type === "tool_call_start") {
      this.#calls.set(event.contentIndex, new OpenCall(event.id, event.name, this.#tools.get(event.name)));
    } else if (event.type === "tool_call_delta") this.#grow(event.contentIndex, event.argumentsDelta);
    else if (event.type === "tool_call_end") {
      const call = this.#calls.get(event.contentIndex);
      if (call !== undefined) this.#view.callEnded(call);
    }
  }

  #grow(index: number, delta: string): void {
    const call = this.#calls.get(index);
    if (call === undefined) return;
    const isRefused = call.push(delta);
    if (!isRefused) this.#view.callGrew(call);
    else if (call.issue !== undefined) this.#refuse(call, call.issue);
  }

  #refuse(call: OpenCall, issue: ToolArgumentIssue): void {
    const isStopped = this.record.completeCalls === 0 && !call.isWhole;
    if (isStopped) this.#stopped = { call, issue };
    this.#view.callRefused(call, issue, isStopped);
    if (isStopped) this.#stop.abort();
  }
}
