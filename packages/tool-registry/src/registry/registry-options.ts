import type { ArgumentOptions } from "@di-code/ai";
import type { AnyTool } from "../definition/tool.ts";
import { isTimeout } from "../definition/read-tool.ts";
import { checkLimit } from "../results/check-limit.ts";
import { checkNames } from "../results/check-names.ts";
import type { ToolEvent } from "../observe/tool-event.ts";
import type { ToolProblem } from "../observe/problem.ts";
import type { ToolTelemetry } from "../observe/tool-telemetry.ts";
import type { Approve, Authorize } from "./authorization.ts";

/** How a registry works. */
export interface ToolRegistryOptions<TTools extends readonly AnyTool[] = readonly AnyTool[], TContext = unknown> {
  /** The tools to begin with. Refused as a whole when one of them is. */
  readonly tools?: TTools;
  /** How arguments are read and checked; `register` may say otherwise for its tools. */
  readonly arguments?: ArgumentOptions;
  /** `"apply"`: missing members that the schema gives a `default` are added, and reported. Default: nothing is added. */
  readonly defaults?: "apply";
  /** Asked for every call with valid arguments, before the tool's own. */
  readonly authorize?: Authorize<TContext>;
  /** Asked where an `authorize` gives `{ ask }`. Without it such calls are denied. */
  readonly approve?: Approve<TContext>;
  /** Milliseconds for tools that give no `timeoutMs` of their own. Default: no limit. */
  readonly timeoutMs?: number;
  /** Most calls of one turn that run at once. Default 10. */
  readonly concurrency?: number;
  /** Most bytes of text in one answer of `run`; longer text is cut, and says so. Default 262,144. */
  readonly maxResultBytes?: number;
  /** Hears what happens to each call. Must be quick; what it throws goes to `onError`. */
  readonly onEvent?: (event: ToolEvent) => unknown;
  /** Events also hold arguments, summaries and results. Default `false`. */
  readonly includeValues?: boolean;
  /** Gets whole what tools and callbacks throw unexpectedly: the model learns nothing of it, and a log should. */
  readonly onError?: (problem: ToolProblem) => unknown;
  /** Traces each call. */
  readonly telemetry?: ToolTelemetry;
}

const NAMES: ReadonlySet<string> = new Set<keyof ToolRegistryOptions>([
  "tools",
  "arguments",
  "defaults",
  "authorize",
  "approve",
  "timeoutMs",
  "concurrency",
  "maxResultBytes",
  "onEvent",
  "includeValues",
  "onError",
  "telemetry",
]);

/**
 * Throws a `TypeError` for an option that is none: the developer's mistake. Also for one of a name that there is not: an
 * `authorise` would allow everything.
 */
export function checkRegistryOptions(options: ToolRegistryOptions<readonly AnyTool[], never>): void {
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  checkNames(options, NAMES);
  const { tools, defaults, timeoutMs, concurrency, maxResultBytes, includeValues, telemetry } = options;
  if (tools !== undefined && !Array.isArray(tools)) throw new TypeError("option tools must be a list");
  const fills: unknown = defaults;
  if (fills !== undefined && fills !== "apply") throw new TypeError('option defaults must be "apply" or left out');
  if (timeoutMs !== undefined && !isTimeout(timeoutMs)) {
    throw new TypeError("option timeoutMs must be a whole number of milliseconds from 1 to 2147483647");
  }
  checkLimit("concurrency", concurrency);
  checkLimit("maxResultBytes", maxResultBytes);
  if (includeValues !== undefined && typeof includeValues !== "boolean") {
    throw new TypeError("option includeValues must be a boolean");
  }
  for (const name of ["authorize", "approve", "onEvent", "onError"] as const) {
    if (options[name] !== undefined) checkFunction(`option ${name}`, options[name]);
  }
  if (telemetry !== undefined && typeof telemetry?.startCall !== "function") {
    throw new TypeError("option telemetry must be an object with a function startCall");
  }
}

export function checkFunction(name: string, value: unknown): void {
  if (typeof value !== "function") throw new TypeError(`${name} must be a function`);
}
