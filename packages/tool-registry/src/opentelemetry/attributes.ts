/**
 * Attributes of the semantic conventions for generative AI, which are still "in development": copied, as OpenTelemetry
 * advises for those, so that no version of the conventions has to be installed. A test compares them.
 */
export const attributes = {
  operationName: "gen_ai.operation.name",
  toolName: "gen_ai.tool.name",
  toolType: "gen_ai.tool.type",
  toolCallId: "gen_ai.tool.call.id",
  toolDescription: "gen_ai.tool.description",
  errorType: "error.type",
} as const;

/** The value of `gen_ai.operation.name`, and the first word of the span's name. */
export const OPERATION = "execute_tool";

/** The value of `gen_ai.tool.type`: run by the client. */
export const TOOL_TYPE = "function";
