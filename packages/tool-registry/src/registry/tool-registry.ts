import type { ArgumentOptions, AssistantMessage, JsonObject, ToolDefinition, ToolResultMessage } from "@di-code/ai";
import type { ToolProgress } from "../call/pending-call.ts";
import type { Decision } from "../definition/decision.ts";
import type { ToolCallContext } from "../definition/tool-call-context.ts";
import type { ToolFinding } from "../definition/tool-entry.ts";
import type { ArgumentsOf, InputOf, ResultOf, ToolMap } from "../definition/tool-map.ts";
import type { AnyTool, ToolReturn } from "../definition/tool.ts";
import type { ToolFailed, ToolResult } from "../results/tool-result.ts";

/** How one call, or the calls of one turn, are made. */
export type CallOptions<TContext = unknown> = {
  /** Aborts what runs and what has not run yet; what is aborted already runs nothing. */
  readonly signal?: AbortSignal;
  /** Gets what tools report while they work. What it throws goes to `onError`. */
  readonly onProgress?: (progress: ToolProgress) => unknown;
} & (unknown extends TContext
  ? { /** What tools get as `call.context`. */ readonly context?: unknown }
  : { /** What tools get as `call.context`. */ readonly context: TContext });

/** Of one call. */
export type OneCallOptions<TContext = unknown> = CallOptions<TContext> & {
  /** The provider's id of the call. Default: one that the registry makes. */
  readonly id?: string;
};

/** Of a turn. */
export type RunOptions<TContext = unknown> = CallOptions<TContext> & {
  /** Most calls that run at once. Default: the registry's. */
  readonly concurrency?: number;
};

/** May be left out where no tool asks for a context. */
type OptionsParameter<TContext, TOptions> = unknown extends TContext ? [options?: TOptions] : [options: TOptions];

/** What would happen to a call: the arguments that would run, and whether they may; or why not. */
export type DryRunResult =
  | {
      readonly success: true;
      /** Frozen. */
      readonly arguments: JsonObject;
      /** Nobody was asked for an approval. */
      readonly decision: Decision;
      readonly filled?: readonly string[];
    }
  | ToolFailed;

/** The part of a registry that does not know its tools by name: what adapters and servers take. */
export interface AnyToolRegistry<in out TContext = unknown> {
  /**
   * Adds tools, all or none; `options` say how their arguments are read, beside the registry's. Gives the function that
   * takes exactly these tools out again. A running call is not disturbed. Each tool is read
   * now and not again: what is assigned to the object later does not count.
   *
   * @throws ToolDefinitionError for a tool that must not be registered.
   */
  register(tools: AnyTool | readonly AnyTool[], options?: ArgumentOptions): () => void;
  /** Takes a tool out, by its name. Whether there was one. */
  unregister(name: string): boolean;
  /** The tool as it was registered. */
  get(name: string): AnyTool | undefined;
  /** What a provider may see, in the order of registration: name, description and parameters, nothing else. */
  definitions(): readonly ToolDefinition[];
  /** What was let pass in tools of others (`imported: true`): what is not enforced, and wrong defaults. */
  findings(): readonly ToolFinding[];
  /** Handles the calls of every tool that has no handler of its name and no `execute`. Gives the function that takes it back. */
  onAny(handler: (args: JsonObject, call: ToolCallContext<TContext>) => unknown): () => void;
  /** `safeExecute` for a name and arguments (a value, or JSON text) of which the compiler knows nothing. */
  safeExecuteAny(
    name: string,
    args: unknown,
    ...options: OptionsParameter<TContext, OneCallOptions<TContext>>
  ): Promise<ToolResult>;
  /**
   * Every call of an assistant message: one answer for each, in their order, whatever happens. Never rejects, but with a
   * `TypeError` for an option that is none, or a message whose content is no list.
   */
  run(
    message: AssistantMessage,
    ...options: OptionsParameter<TContext, RunOptions<TContext>>
  ): Promise<readonly ToolResultMessage[]>;
  /** Steps 1 to 5 without asking for an approval, and nothing after them: for dialogs, and for tests of permissions. */
  dryRun(
    name: string,
    args: unknown,
    ...options: OptionsParameter<TContext, OneCallOptions<TContext>>
  ): Promise<DryRunResult>;
}

/** Tools by name, and the one way to run them. */
export interface ToolRegistry<
  in out TMap extends ToolMap = ToolMap,
  in out TContext = unknown,
> extends AnyToolRegistry<TContext> {
  /**
   * Runs a tool and gives its result.
   *
   * @throws UnknownToolError, ToolArgumentsValidationError, or ToolCallError for anything else that goes wrong.
   */
  execute<TName extends keyof TMap & string>(
    name: TName,
    args: InputOf<TMap[TName]>,
    ...options: OptionsParameter<TContext, OneCallOptions<TContext>>
  ): Promise<ResultOf<TMap[TName]>>;
  /** {@link execute} that gives what goes wrong as a result. Never rejects, but with a `TypeError` for an option that is none. */
  safeExecute<TName extends keyof TMap & string>(
    name: TName,
    args: InputOf<TMap[TName]>,
    ...options: OptionsParameter<TContext, OneCallOptions<TContext>>
  ): Promise<ToolResult<ResultOf<TMap[TName]>>>;
  /**
   * Handles the calls of one tool, instead of its own `execute`; the newest handler counts. Gives the function that takes
   * back exactly this one.
   */
  on<TName extends keyof TMap & string>(
    name: TName,
    handler: (
      args: ArgumentsOf<TMap[TName]>,
      call: ToolCallContext<TContext>,
    ) => ToolReturn<NonNullable<TMap[TName]["types"]>["result"]>,
  ): () => void;
}
