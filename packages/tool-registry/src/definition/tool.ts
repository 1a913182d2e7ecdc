import type { ToolArguments, ToolDescription, ToolDisplay, ToolInput, TSchema } from "@di-code/ai";
import type { ToolFailure } from "../results/tool-failure.ts";
import type { Issues } from "./check-issue.ts";
import type { Decision } from "./decision.ts";
import type { ToolCallContext } from "./tool-call-context.ts";

/** A result, or the failure that the tool expects; now or later. */
export type ToolReturn<TResult> = TResult | ToolFailure | Promise<TResult | ToolFailure>;

/**
 * What the types of a tool are, for those who look it up by name. Kept in one place because working them out again from
 * the schema at each use costs the compiler a million type instantiations for 50 tools; this way it is some 30,000.
 */
export interface ToolTypes<out TArguments, out TResult, in TContext, out TInput = TArguments> {
  readonly args: TArguments;
  /** What a model sends, where a validator of the schema's own makes the arguments of it. */
  readonly input: TInput;
  readonly result: TResult;
  /** A parameter, so that the contexts of several tools are asked for together. */
  readonly context: (context: TContext) => void;
}

/**
 * A tool with what the registry needs to run it. Variance is declared, or comparing two tools would mean comparing all
 * that their schemas mean.
 */
export interface Tool<
  in out TParameters extends TSchema = TSchema,
  out TResult = unknown,
  in TContext = unknown,
  out TName extends string = string,
> extends ToolDescription<TParameters> {
  /** `^[A-Za-z_][A-Za-z0-9_-]{0,63}$`: what every provider takes. */
  readonly name: TName;
  /**
   * Does the work. The arguments are the tool's own copy. Return JSON: see `result`. May be left out where the
   * registry's `on` or `onAny` handles the calls.
   */
  execute?(args: ToolArguments<TParameters>, call: ToolCallContext<TContext>): ToolReturn<TResult>;
  /** A schema of the result; what does not satisfy it never reaches the model. */
  readonly result?: TSchema;
  /** Rules across members. Sees frozen arguments that satisfy the schema. One that throws refuses. */
  check?(args: ToolArguments<TParameters>, call: ToolCallContext<TContext>): Issues | PromiseLike<Issues>;
  /** Asked after the registry's own `authorize`. Sees frozen arguments. One that throws denies. */
  authorize?(args: ToolArguments<TParameters>, call: ToolCallContext<TContext>): Decision | PromiseLike<Decision>;
  /**
   * Milliseconds that `execute` may take: a positive integer. The most is 2,147,483,647, which is 24 days: for a tool that
   * the registry's own limit is not meant for.
   */
  readonly timeoutMs?: number;
  /** An `"exclusive"` tool runs alone within its turn. Default `"parallel"`. */
  readonly concurrency?: "parallel" | "exclusive";
  /** For the compiler alone: never there at run time. */
  readonly types?: ToolTypes<ToolArguments<TParameters>, TResult, TContext, ToolInput<TParameters>>;
}

/** Any tool, whatever its types: what collections hold. */
export interface AnyTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: TSchema;
  readonly examples?: readonly unknown[];
  readonly effects?: "read" | "write" | "destructive";
  readonly display?: ToolDisplay;
  execute?(args: never, call: never): unknown;
  readonly result?: TSchema;
  check?(args: never, call: never): unknown;
  authorize?(args: never, call: never): unknown;
  readonly timeoutMs?: number;
  readonly concurrency?: "parallel" | "exclusive";
  readonly types?: ToolTypes<unknown, unknown, never>;
}
