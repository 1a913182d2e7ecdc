import type { AssistantMessage } from "@di-code/ai";

/** The fields of a message that cost nothing: of a script, or of a stream that broke before it said what it took. */
export function senderOf(
  provider: string,
  model: string,
): Pick<AssistantMessage, "role" | "provider" | "model" | "usage" | "timestamp"> {
  const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 };
  const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, totalTokens: 0, cost };
  return { role: "assistant", provider, model, usage, timestamp: Date.now() };
}
