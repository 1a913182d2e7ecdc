import type { JsonObject, ToolDefinition } from "@di-code/ai";

/** Calls of one kind, as long as is wanted. */
export interface ArrivingCall {
  readonly name: "string" | "fields";
  readonly title: string;
  readonly tool: ToolDefinition;
  /** Arguments whose text has some `characters`; other indices give others in the same form. */
  readonly argumentsOf: (characters: number, index: number) => JsonObject;
  /** What the schema refuses. */
  readonly wrongArguments: () => JsonObject;
}

/** About what a token is. */
const FRAGMENT = 10;

/** The text of arguments in the pieces in which it comes. */
export function fragmentsOf(value: JsonObject): readonly string[] {
  const text = JSON.stringify(value);
  const count = Math.ceil(text.length / FRAGMENT);
  return Array.from({ length: count }, (_, index) => text.slice(index * FRAGMENT, (index + 1) * FRAGMENT));
}
