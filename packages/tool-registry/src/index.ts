export type { ToolProgress } from "./call/pending-call.ts";
export type { CheckIssue, Issues } from "./definition/check-issue.ts";
export type { Decision } from "./definition/decision.ts";
export { defineTool } from "./definition/define-tool.ts";
export type { ToolCallContext } from "./definition/tool-call-context.ts";
export {
  isToolDefinitionError,
  ToolDefinitionError,
  type ToolDefinitionErrorCode,
  type ToolDefinitionProblem,
} from "./definition/tool-definition-error.ts";
export type { ToolFinding } from "./definition/tool-entry.ts";
export type { ArgumentsOf, ContextOf, InputOf, ResultOf, ToolMap, ToolMapOf } from "./definition/tool-map.ts";
export type { AnyTool, Tool, ToolReturn, ToolTypes } from "./definition/tool.ts";
export type { ToolProblem } from "./observe/problem.ts";
export type {
  ApprovalRequestedEvent,
  ArgumentsRefusedEvent,
  CallFinishedEvent,
  CallStartedEvent,
  ToolEvent,
} from "./observe/tool-event.ts";
export type { CallTrace, ToolTelemetry, TracedCall } from "./observe/tool-telemetry.ts";
export type { Approval, ApprovalRequest, Approve, AuthorizationRequest, Authorize } from "./registry/authorization.ts";
export { createToolRegistry } from "./registry/create-tool-registry.ts";
export type { ToolRegistryOptions } from "./registry/registry-options.ts";
export type {
  AnyToolRegistry,
  CallOptions,
  DryRunResult,
  OneCallOptions,
  RunOptions,
  ToolRegistry,
} from "./registry/tool-registry.ts";
export { toToolResultMessage, type ToolResultMessageOptions } from "./results/to-tool-result-message.ts";
export { isToolCallError, ToolCallError, UnknownToolError } from "./results/tool-call-error.ts";
export { toolContent, type ToolContent } from "./results/tool-content.ts";
export { isToolError, ToolError } from "./results/tool-error.ts";
export { toolFailure, type ToolFailure, type ToolFailureOptions } from "./results/tool-failure.ts";
export type { ToolErrorCode, ToolFailed, ToolFailureReport, ToolResult, ToolSuccess } from "./results/tool-result.ts";
