import type { Message } from "@di-code/ai";
import type { AnyToolRegistry } from "@di-code/tool-registry";
import type { Workspace } from "../folder/workspace.ts";
import type { Model } from "../model.ts";
import type { AgentEnd, AgentOutcome, AgentView } from "./agent-view.ts";
import { answerTurn } from "./answer-turn.ts";
import { type ReceivedTurn, receiveTurn } from "./receive-turn.ts";

export interface AgentRequest {
  readonly model: Model;
  readonly registry: AnyToolRegistry<Workspace>;
  readonly workspace: Workspace;
  readonly view: AgentView;
  readonly systemPrompt: string;
  readonly task: string;
  /** Messages that a model may send for one task. Default 30. */
  readonly maxTurns?: number;
  readonly signal: AbortSignal;
}

/**
 * The loop: a message of the model, an answer to each of its calls, and again, until the model makes no call, fails, is
 * stopped, or has had its turns. Never rejects for what a model or a tool does. Every message in the outcome is followed
 * by the answers to its calls, so that the conversation can go on from there.
 */
export async function runAgent(request: AgentRequest): Promise<AgentOutcome> {
  const { model, registry, workspace, view, systemPrompt, task, maxTurns = 30, signal } = request;
  const messages: Message[] = [{ role: "user", content: [{ type: "text", text: task }], timestamp: Date.now() }];
  let end: AgentEnd | undefined;
  let turns = 0;
  while (end === undefined && turns < maxTurns) {
    turns += 1;
    view.turnStarted(turns);
    // A copy: what a model keeps of the context must not grow under its hands.
    const context = { systemPrompt, messages: [...messages], tools: registry.definitions() };
    const turn = await receiveTurn({ model, context, signal, view });
    const answers = await answerTurn(registry, turn, { context: workspace, signal });
    messages.push(turn.message, ...answers);
    if (turn.message.errorMessage !== undefined && turn.stopped === undefined)
      view.turnFailed(turn.message.errorMessage);
    if (answers.length > 0) view.answered(answers);
    end = signal.aborted ? "aborted" : endAfter(turn, answers.length);
  }
  const outcome: AgentOutcome = { end: end ?? "turn_limit", turns, messages };
  view.ended(outcome);
  return outcome;
}

/** Undefined where the model is to go on. */
function endAfter({ message, stopped }: ReceivedTurn, answers: number): AgentEnd | undefined {
  if (stopped !== undefined) return undefined;
  if (message.errorMessage !== undefined) return message.stopReason === "aborted" ? "aborted" : "failed";
  if (answers > 0) return undefined;
  return message.stopReason === "length" ? "cut_off" : "stopped";
}
