import type { ToolResultMessage } from "@di-code/ai";

/** The code of a failed call, which the registry gives to hosts beside the words for the model. */
export function codeOfAnswer({ details }: ToolResultMessage): string | undefined {
  if (typeof details !== "object" || details === null || !("code" in details)) return undefined;
  return typeof details.code === "string" ? details.code : undefined;
}
