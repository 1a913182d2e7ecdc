import { checkLimit } from "../results/check-limit.ts";
import { checkNames } from "../results/check-names.ts";
import { checkFunction } from "./registry-options.ts";
import type { CallOptions, OneCallOptions, RunOptions } from "./tool-registry.ts";

const ONE_CALL: ReadonlySet<string> = new Set<keyof OneCallOptions>(["signal", "onProgress", "context", "id"]);
const RUN: ReadonlySet<string> = new Set<keyof RunOptions>(["signal", "onProgress", "context", "concurrency"]);

/** Throws a `TypeError` for an option of one call that is none. */
export function checkOneCallOptions(options: OneCallOptions | undefined): void {
  if (options === undefined) return;
  checkCallOptions(options, ONE_CALL);
  const { id } = options;
  if (id !== undefined && typeof id !== "string") throw new TypeError("option id must be a string");
}

/** The same for those of a turn. */
export function checkRunOptions(options: RunOptions | undefined): void {
  if (options === undefined) return;
  checkCallOptions(options, RUN);
  checkLimit("concurrency", options.concurrency);
}

function checkCallOptions(options: CallOptions, names: ReadonlySet<string>): void {
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  checkNames(options, names);
  const { signal, onProgress } = options;
  if (signal !== undefined && !isSignal(signal)) throw new TypeError("option signal must be an AbortSignal");
  if (onProgress !== undefined) checkFunction("option onProgress", onProgress);
}

/** Of any realm or implementation. Asked before a call, since what is missing would be missed after it. */
function isSignal(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    ["addEventListener", "removeEventListener"].every((name) => typeof Reflect.get(value, name) === "function")
  );
}
