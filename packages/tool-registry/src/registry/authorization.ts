import type { JsonObject } from "@di-code/ai";
import type { AnyTool } from "../definition/tool.ts";
import type { Decision } from "../definition/decision.ts";

/** A call that has valid arguments and has not run. Frozen, the arguments with all that is in them. */
export interface AuthorizationRequest<out TContext = unknown> {
  readonly id: string;
  readonly name: string;
  /** Equal to what the tool will get, and nothing that is done to them can change that. */
  readonly arguments: JsonObject;
  readonly context: TContext;
  /** What the tool says of itself. */
  readonly effects?: NonNullable<AnyTool["effects"]>;
  /** Aborted when the turn is. */
  readonly signal: AbortSignal;
}

/** A call that somebody has to agree to. */
export interface ApprovalRequest<out TContext = unknown> extends AuthorizationRequest<TContext> {
  /** What those say who ask, the registry's `authorize` before the tool's, a line each. */
  readonly summary: string;
}

/** Yes, or no with a reason that the model is told. Anything else that an `approve` gives counts as no. */
export type Approval = boolean | "allow" | { readonly deny: string };

/** May this call run? Asked for every call with valid arguments. One that throws denies. */
export type Authorize<TContext> = (request: AuthorizationRequest<TContext>) => Decision | PromiseLike<Decision>;

/** Asked when `authorize` gives `{ ask }`. One that throws denies. Has no time limit but the turn's signal. */
export type Approve<TContext> = (request: ApprovalRequest<TContext>) => Approval | PromiseLike<Approval>;
