import type { JsonObject } from "@di-code/ai";
import type { BenchTool } from "./tool.ts";

/** Enough different arguments that nothing can be remembered from one call to the next. */
const POOL_SIZE = 64;

/** Valid arguments as text: what a model sends. */
export function textPool(tool: BenchTool): readonly string[] {
  return Array.from({ length: POOL_SIZE }, (_, index) => JSON.stringify(tool.argumentsOf(index)));
}

/** Valid arguments as values: what a provider's SDK has parsed. */
export function valuePool(tool: BenchTool): readonly unknown[] {
  return textPool(tool).map((text): unknown => JSON.parse(text));
}

export function wrongText(tool: BenchTool): string {
  return JSON.stringify(tool.wrongArguments());
}

export function wrongValue(tool: BenchTool): JsonObject {
  return tool.wrongArguments();
}
