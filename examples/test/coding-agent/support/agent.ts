import type { Context, StreamEvent, ToolArgumentIssue, ToolResultMessage } from "@di-code/ai";
import { expect } from "vitest";
import type { AgentOutcome, AgentView } from "../../../src/coding-agent/loop/agent-view.ts";
import { countUnanswered } from "../../../src/coding-agent/loop/count-unanswered.ts";
import type { OpenCall } from "../../../src/coding-agent/loop/open-call.ts";
import { runAgent } from "../../../src/coding-agent/loop/run-agent.ts";
import type { Model } from "../../../src/coding-agent/model.ts";
import { createScriptedModel, type ScriptedTurn } from "../../../src/coding-agent/script/scripted-model.ts";
import { codeOfAnswer } from "../../../src/coding-agent/show/code-of-answer.ts";
import { type Project, textOf } from "./project.ts";

/** What a person would have seen of a run, in order. */
export class Seen implements AgentView {
  readonly lines: string[] = [];
  turnStarted = (turn: number): unknown => this.lines.push(`turn ${turn}`);
  textEnded = (text: string): unknown => this.lines.push(`text ${text}`);
  callGrew = (call: OpenCall): unknown => this.lines.push(`grew ${JSON.stringify(call.preview ?? call.text)}`);
  callEnded = (call: OpenCall): unknown => this.lines.push(`ended ${call.name}`);
  callRefused = (call: OpenCall, issue: ToolArgumentIssue, isStopped: boolean): unknown =>
    this.lines.push(`refused ${call.name} ${issue.path}${isStopped ? ", stopped" : ""}`);
  turnFailed = (reason: string): unknown => this.lines.push(`failed ${reason}`);
  answered = (answers: readonly ToolResultMessage[]): unknown => this.lines.push(`answered ${answers.length}`);
  ended = ({ end }: AgentOutcome): unknown => this.lines.push(end);
}

export interface Ran extends AgentOutcome {
  readonly seen: readonly string[];
  /** Of each answer, in order: the code of a failure, or its text. */
  readonly answers: readonly string[];
  /** What the model was asked with, turn by turn. */
  readonly contexts: readonly Context[];
}

export interface Start {
  readonly maxTurns?: number;
  readonly signal?: AbortSignal;
  readonly view?: AgentView;
}

/** Runs an agent, and holds its conversation to the rule that every call has one answer. */
export async function run(project: Project, model: Model, { signal, maxTurns, view }: Start = {}): Promise<Ran> {
  const seen = new Seen();
  const contexts: Context[] = [];
  const watched: Model = {
    name: model.name,
    stream: (context, stop) => {
      expect(countUnanswered(context.messages)).toBe(0);
      contexts.push(context);
      return model.stream(context, stop);
    },
  };
  const outcome = await runAgent({
    model: watched,
    registry: project.registry,
    workspace: { root: project.root, runCommand: project.runner.run },
    view: view ?? seen,
    systemPrompt: "",
    task: "do it",
    ...(maxTurns === undefined ? {} : { maxTurns }),
    signal: signal ?? new AbortController().signal,
  });
  expect(countUnanswered(outcome.messages)).toBe(0);
  const answers = outcome.messages
    .filter((message) => message.role === "tool_result")
    .map((answer) => (answer.isError ? (codeOfAnswer(answer) ?? "failed") : textOf(answer)));
  return { ...outcome, seen: seen.lines, answers, contexts };
}

/** A model that says these turns, one after the other, and then that it is done. */
export function sayInTurn(...turns: readonly ScriptedTurn[]): Model {
  return createScriptedModel(({ messages }) => {
    const said = messages.filter((message) => message.role === "assistant").length;
    return turns[said] ?? { text: "done" };
  });
}

/** A model of these events, whatever it is asked; the function may throw in between. */
export function modelOf(stream: (signal: AbortSignal, turn: number) => AsyncIterable<StreamEvent>): Model {
  let turn = 0;
  return {
    name: "events",
    stream: (_context, signal) => {
      turn += 1;
      return stream(signal, turn);
    },
  };
}

export function call(name: string, args: unknown): { readonly name: string; readonly argumentsText: string } {
  return { name, argumentsText: JSON.stringify(args) };
}
