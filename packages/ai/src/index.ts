export type { Static, TSchema } from "typebox";
export { Type } from "typebox";
export { type CompiledToolArguments, compileToolArguments, type Coverage } from "./arguments/compile-tool-arguments.ts";
export {
  createToolArgumentsReader,
  type ReaderOptions,
  type ToolArgumentsReader,
} from "./arguments/create-tool-arguments-reader.ts";
export { defineTool } from "./arguments/define-tool.ts";
export type { ArgumentOptions, Formats, PatternEngine } from "./arguments/options.ts";
export { type ParsedArgumentsText, parseArgumentsText } from "./arguments/parse-arguments-text.ts";
export {
  parseToolArguments,
  safeParseToolArguments,
  safeValidateToolArguments,
  type ToolArgumentsResult,
  validateToolArguments,
} from "./arguments/validate-tool-arguments.ts";
export {
  argumentsValidator,
  type ArgumentsValidator,
  type ArgumentsVerdict,
  type ArgumentsVerdictIssue,
  type DecidedKeyword,
  type ValidatedParameters,
} from "./contracts/arguments-validator.ts";
export type {
  AssistantContent,
  ImageContent,
  InvalidArgumentsReason,
  InvalidToolCallContent,
  TextContent,
  ThinkingContent,
  ToolCallContent,
} from "./contracts/content.ts";
export type { JsonObject, JsonValue } from "./contracts/json.ts";
export type {
  AssistantMessage,
  Context,
  FailedAssistantMessage,
  FailedStopReason,
  Message,
  StopReason,
  SuccessfulAssistantMessage,
  SuccessfulStopReason,
  ToolResultMessage,
  UserMessage,
} from "./contracts/messages.ts";
export type {
  DoneEvent,
  ErrorEvent,
  StartEvent,
  StreamEvent,
  TextDeltaEvent,
  TextEndEvent,
  TextStartEvent,
  ThinkingDeltaEvent,
  ThinkingEndEvent,
  ThinkingStartEvent,
  ToolCallDeltaEvent,
  ToolCallEndEvent,
  ToolCallStartEvent,
} from "./contracts/stream-events.ts";
export type { ToolArguments, ToolDefinition, ToolDescription, ToolDisplay, ToolInput } from "./contracts/tools.ts";
export type { Usage } from "./contracts/usage.ts";
export { describeIssues, type DescribeOptions } from "./issues/describe-issues.ts";
export { invalidToolCallError } from "./issues/invalid-tool-call-error.ts";
export { appendSegment, segmentsOfPointer } from "./issues/pointer.ts";
export { printableName } from "./issues/printable.ts";
export type { TextHint, ToolArgumentIssue, ValueKind } from "./issues/issue.ts";
export { suggest } from "./issues/suggest.ts";
export {
  isToolArgumentsValidationError,
  type ToolArgumentsErrorCode,
  ToolArgumentsValidationError,
} from "./issues/tool-arguments-validation-error.ts";
export type { Uncovered } from "./plan/read-plan.ts";
export type { DeepPartial } from "./reader/deep-partial.ts";
export type { PreviewChange } from "./reader/preview-change.ts";
export type { ReaderState } from "./reader/reader-state.ts";
export type { SchemaCheckOptions } from "./schema/check-options.ts";
export { checkToolSchema, type SchemaCheck } from "./schema/check-tool-schema.ts";
export {
  indexReferences,
  type ReferenceProblem,
  type ReferenceTarget,
  type SchemaReferences,
} from "./schema/references.ts";
export type { SchemaFinding, SchemaFindingCode } from "./schema/schema-finding.ts";
export { eachSubschema } from "./schema/subschemas.ts";
export { isToolSchemaError, ToolSchemaError } from "./schema/tool-schema-error.ts";
