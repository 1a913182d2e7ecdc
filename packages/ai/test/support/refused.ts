import {
  type ArgumentOptions,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolArgumentsResult,
  type ToolArgumentsValidationError,
  type ToolDefinition,
} from "../../src/index.ts";

/** The error of a refused value; fails the test if the value is accepted. */
export function refusedValue(
  tool: ToolDefinition,
  value: unknown,
  options?: ArgumentOptions,
): ToolArgumentsValidationError {
  return errorOf(safeValidateToolArguments(tool, value, options));
}

/** The error of a refused text; fails the test if the text is accepted. */
export function refusedText(
  tool: ToolDefinition,
  text: string,
  options?: ArgumentOptions,
): ToolArgumentsValidationError {
  return errorOf(safeParseToolArguments(tool, text, options));
}

function errorOf(result: ToolArgumentsResult): ToolArgumentsValidationError {
  if (result.ok) throw new Error("accepted what must be refused");
  return result.error;
}

/** What the work took, printed so that a slow one is seen before it fails. */
export function timed<TResult>(label: string, work: () => TResult): { readonly result: TResult; readonly ms: number } {
  const start = performance.now();
  const result = work();
  const ms = performance.now() - start;
  console.log(`${label}: ${ms.toFixed(1)} ms`);
  return { result, ms };
}
