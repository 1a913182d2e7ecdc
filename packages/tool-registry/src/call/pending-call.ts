import type { Authorize, Approve } from "../registry/authorization.ts";
import type { HandlerLists } from "../registry/handler-lists.ts";
import type { ToolEntry } from "../definition/tool-entry.ts";
import type { Observer } from "../observe/observer.ts";
import type { CallTrace, ToolTelemetry } from "../observe/tool-telemetry.ts";
import type { CallFailure } from "../results/call-failure.ts";
import type { Cancellation } from "./cancellation.ts";

/** What a tool reports of its progress. */
export interface ToolProgress {
  readonly id: string;
  readonly name: string;
  /** As the tool gave it. */
  readonly update: unknown;
}

/** What every call of a registry goes by. */
export interface CallSettings {
  readonly tools: ReadonlyMap<string, ToolEntry>;
  readonly handlers: HandlerLists;
  readonly fillsDefaults: boolean;
  readonly authorize: Authorize<never> | undefined;
  readonly approve: Approve<never> | undefined;
  /** For tools that say nothing themselves. */
  readonly timeoutMs: number | undefined;
  readonly observer: Observer;
  readonly telemetry: ToolTelemetry | undefined;
}

/** A call as it came. */
export interface PendingCall {
  readonly id: string;
  readonly name: string;
  /** A value, or JSON text. */
  readonly arguments: unknown;
  readonly context: unknown;
  readonly onProgress: ((progress: ToolProgress) => unknown) | undefined;
  /** The call is answered with this, and nothing of it is looked at. */
  readonly refusal?: CallFailure;
  /** The result has to tell what the tool was run with. */
  readonly keepsArguments: boolean;
}

/** A call on its way through the steps. */
export interface CallState {
  readonly settings: CallSettings;
  readonly call: PendingCall;
  readonly cancellation: Cancellation;
  /** The call's name as it may be shown. */
  readonly shownName: string;
  /** Whoever follows the call, once it is started. */
  trace: CallTrace | undefined;
  isAnswered: boolean;
}
