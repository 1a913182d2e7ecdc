import type { Message, ToolArgumentIssue, ToolResultMessage } from "@di-code/ai";
import type { OpenCall } from "./open-call.ts";

/** What a person can follow of a run. Told in order; parallel calls are answered together. */
export interface AgentView {
  turnStarted(turn: number): void;
  /** A text of the model has come to its end, or was left where the message ended. */
  textEnded(text: string): void;
  /** More of a call's arguments came. */
  callGrew(call: OpenCall): void;
  /** A call is complete. */
  callEnded(call: OpenCall): void;
  /** A call was refused before its end; `isStopped` tells whether the message ends there. */
  callRefused(call: OpenCall, issue: ToolArgumentIssue, isStopped: boolean): void;
  /** The message did not come to its end, for another reason than a refused call. */
  turnFailed(reason: string): void;
  answered(answers: readonly ToolResultMessage[]): void;
  ended(outcome: AgentOutcome): void;
}

/** Why a run is over. */
export type AgentEnd =
  /** The model has said what it had to say. */
  | "stopped"
  /** The last message was cut off at the output limit, and held no call that could be answered. */
  | "cut_off"
  /** The model's stream failed. */
  | "failed"
  /** The user stopped it. */
  | "aborted"
  /** The model would have gone on. */
  | "turn_limit";

export interface AgentOutcome {
  readonly end: AgentEnd;
  readonly turns: number;
  /** The conversation: every call in it has one answer. */
  readonly messages: readonly Message[];
}
