import { type ArgumentOptions, type AssistantMessage, isToolArgumentsValidationError } from "@di-code/ai";
import { AbortScope } from "../call/cancellation.ts";
import type { CallSettings, PendingCall } from "../call/pending-call.ts";
import { openCall, type Outcome, performCall, unexpected } from "../call/perform-call.ts";
import type { ContextOf, ToolMapOf } from "../definition/tool-map.ts";
import type { AnyTool } from "../definition/tool.ts";
import { Observer } from "../observe/observer.ts";
import { CallFailure } from "../results/call-failure.ts";
import { ToolCallError, UnknownToolError } from "../results/tool-call-error.ts";
import { DEFAULT_MAX_RESULT_BYTES } from "../results/to-tool-result-message.ts";
import type { ToolFailureReport } from "../results/tool-result.ts";
import { admitCall } from "../steps/admit-call.ts";
import { decide } from "../steps/decide.ts";
import { runTurn } from "../turn/run-turn.ts";
import { checkOneCallOptions, checkRunOptions } from "./call-options.ts";
import { type AnyHandler, HandlerLists } from "./handler-lists.ts";
import { checkFunction, checkRegistryOptions, type ToolRegistryOptions } from "./registry-options.ts";
import { ToolEntries } from "./tool-entries.ts";
import type { DryRunResult, OneCallOptions, RunOptions, ToolRegistry } from "./tool-registry.ts";

/** Calls of one turn that run at once. */
const DEFAULT_CONCURRENCY = 10;

/**
 * A registry of tools. `execute` and `safeExecute` know the types of the tools that are given here, by name, and ask for
 * the context that they ask for together; tools that are registered later are run by `run` and `safeExecuteAny`.
 *
 * @throws ToolDefinitionError for a tool that must not be registered, `TypeError` for an option that is none.
 */
export function createToolRegistry<
  const TTools extends readonly AnyTool[] = readonly AnyTool[],
  TContext extends ContextOf<TTools> = ContextOf<TTools>,
>(options: ToolRegistryOptions<TTools, TContext> = {}): ToolRegistry<ToolMapOf<TTools>, TContext> {
  checkRegistryOptions(options);
  const { tools = [], arguments: argumentOptions = {} } = options;
  const entries = new ToolEntries();
  const handlers = new HandlerLists();
  const settings: CallSettings = {
    tools: entries.byName,
    handlers,
    fillsDefaults: options.defaults === "apply",
    authorize: options.authorize,
    approve: options.approve,
    timeoutMs: options.timeoutMs,
    observer: new Observer(options),
    telemetry: options.telemetry,
  };
  entries.add(tools, argumentOptions);
  let made = 0;

  function pendingCall(name: string, args: unknown, given: OneCallOptions | undefined): PendingCall {
    made += 1;
    return {
      id: given?.id ?? `call_${made}`,
      name,
      arguments: args,
      context: given?.context,
      onProgress: given?.onProgress,
      keepsArguments: true,
    };
  }

  async function perform(name: string, args: unknown, given: OneCallOptions | undefined): Promise<Outcome> {
    checkOneCallOptions(given);
    const scope = new AbortScope(given?.signal);
    const outcome = await performCall(settings, pendingCall(name, args, given), scope.open());
    scope.end();
    return outcome;
  }

  async function dryRun(name: string, args: unknown, given?: OneCallOptions): Promise<DryRunResult> {
    checkOneCallOptions(given);
    const started = performance.now();
    const scope = new AbortScope(given?.signal);
    const state = openCall(settings, pendingCall(name, args, given), scope.open());
    const fail = ({ report }: CallFailure): DryRunResult => ({
      success: false,
      error: report,
      durationMs: performance.now() - started,
    });
    try {
      const admitted = await admitCall(state);
      if (admitted instanceof CallFailure) return fail(admitted);
      const verdict = await decide(state, admitted);
      if ("failure" in verdict) return fail(verdict.failure);
      const { filled, shown } = admitted;
      return {
        success: true,
        arguments: shown,
        decision: verdict.decision,
        ...(filled.length === 0 ? {} : { filled }),
      };
    } catch (error) {
      return fail(unexpected(state, error));
    } finally {
      scope.end();
    }
  }

  const registry = {
    register: (added: AnyTool | readonly AnyTool[], given: ArgumentOptions = {}) =>
      entries.add(isList(added) ? added : [added], { ...argumentOptions, ...given }),
    unregister: (name: string) => entries.byName.delete(name),
    get: (name: string) => entries.get(name),
    definitions: () => entries.definitions(),
    findings: () => entries.findings(),
    on: (name: string, handler: AnyHandler) => {
      // Without a name it would handle the calls of every tool.
      if (typeof name !== "string") throw new TypeError("the name of a handler's tool must be a string");
      checkFunction("a handler", handler);
      return handlers.add(name, handler);
    },
    onAny: (handler: AnyHandler) => {
      checkFunction("a handler", handler);
      return handlers.add(undefined, handler);
    },
    execute: async (name: string, args: unknown, given?: OneCallOptions) => {
      const { result, cause } = await perform(name, args, given);
      if (!result.success) throw errorOf(name, result.error, cause);
      return result.data;
    },
    safeExecute: async (name: string, args: unknown, given?: OneCallOptions) =>
      (await perform(name, args, given)).result,
    safeExecuteAny: async (name: string, args: unknown, given?: OneCallOptions) =>
      (await perform(name, args, given)).result,
    run: async (message: AssistantMessage, given?: RunOptions) => {
      checkMessage(message);
      checkRunOptions(given);
      return runTurn(settings, message, {
        signal: given?.signal,
        context: given?.context,
        onProgress: given?.onProgress,
        concurrency: given?.concurrency ?? options.concurrency ?? DEFAULT_CONCURRENCY,
        maxResultBytes: options.maxResultBytes ?? DEFAULT_MAX_RESULT_BYTES,
      });
    },
    dryRun,
  };
  // The one place where the tools' types, by name, are put to functions that know tools by their schemas alone.
  return Object.freeze(registry) as unknown as ToolRegistry<ToolMapOf<TTools>, TContext>;
}

function isList(tools: AnyTool | readonly AnyTool[]): tools is readonly AnyTool[] {
  return Array.isArray(tools);
}

function checkMessage(message: unknown): void {
  const content: unknown =
    typeof message === "object" && message !== null ? Reflect.get(message, "content") : undefined;
  if (!Array.isArray(content)) throw new TypeError("message must be an assistant message, with a list as its content");
}

function errorOf(name: string, report: ToolFailureReport, cause: unknown): Error {
  if (isToolArgumentsValidationError(cause) && report.code === "VALIDATION_ERROR") return cause;
  if (report.code === "UNKNOWN_TOOL") return new UnknownToolError(name, report);
  return new ToolCallError(name, report, cause);
}
