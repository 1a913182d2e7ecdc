import { expect, test } from "vitest";
import { createToolRegistry, toToolResultMessage } from "../../src/index.ts";
import { openTelemetry } from "../../src/opentelemetry/open-telemetry.ts";

test.each<[options: unknown, message: string]>([
  [{ authorise: () => "allow" }, "there is no option authorise"],
  [{ maxResultByte: 10 }, "there is no option maxResultByte"],
  [{ "\u001b[2J": 1 }, String.raw`there is no option \u001b[2J`],
  [{ defaults: "fill" }, 'option defaults must be "apply" or left out'],
  [{ includeValues: "yes" }, "option includeValues must be a boolean"],
  [{ approve: true }, "option approve must be a function"],
  [null, "options must be an object"],
])("refuses %o as the developer's mistake", (options, message) => {
  expect(() => Reflect.apply(createToolRegistry, undefined, [options])).toThrow(new TypeError(message));
});

/** As JavaScript calls them, with whatever arguments. */
function methodsOf(registry: object): Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>> {
  return registry as Record<string, (...args: unknown[]) => Promise<unknown>>;
}

test.each<[options: unknown, message: string]>([
  [{ abortSignal: new AbortController().signal }, "there is no option abortSignal"],
  [{ concurrency: 1 }, "there is no option concurrency"],
  [{ signal: {} }, "option signal must be an AbortSignal"],
  [{ id: 1 }, "option id must be a string"],
  [null, "options must be an object"],
])("refuses %o for one call", async (options, message) => {
  const { execute, safeExecute, safeExecuteAny, dryRun } = methodsOf(createToolRegistry());
  for (const call of [execute, safeExecute, safeExecuteAny, dryRun]) {
    await expect(call?.("read", {}, options)).rejects.toThrow(new TypeError(message));
  }
});

test.each<[options: unknown, message: string]>([
  [{ abortSignal: new AbortController().signal }, "there is no option abortSignal"],
  [{ id: "1" }, "there is no option id"],
  [{ concurrency: 0 }, "option concurrency must be a positive integer or Infinity"],
])("refuses %o for a turn", async (options, message) => {
  const { run } = methodsOf(createToolRegistry());
  await expect(run?.({ content: [] }, options)).rejects.toThrow(new TypeError(message));
});

test("refuses options of other names where a result becomes a message, and where calls are traced", () => {
  const result = { success: true, data: "done", durationMs: 1 };
  expect(() =>
    Reflect.apply(toToolResultMessage, undefined, [result, { id: "1", name: "read" }, { maxBytes: 1 }]),
  ).toThrow(new TypeError("there is no option maxBytes"));
  expect(() => Reflect.apply(openTelemetry, undefined, [{ trace: 1 }])).toThrow(
    new TypeError("there is no option trace"),
  );
});
