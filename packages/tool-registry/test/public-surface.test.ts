import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readExportedNames } from "../../../test/support/exported-names.ts";
import * as surface from "../src/index.ts";
import * as telemetry from "../src/opentelemetry/open-telemetry.ts";

// A name that comes or goes is a decision: it belongs here, in the README and in a changeset.
const values: readonly string[] = [
  "ToolCallError",
  "ToolDefinitionError",
  "ToolError",
  "UnknownToolError",
  "createToolRegistry",
  "defineTool",
  "isToolCallError",
  "isToolDefinitionError",
  "isToolError",
  "toToolResultMessage",
  "toolContent",
  "toolFailure",
];

const types: readonly string[] = [
  "AnyTool",
  "AnyToolRegistry",
  "Approval",
  "ApprovalRequest",
  "ApprovalRequestedEvent",
  "Approve",
  "ArgumentsOf",
  "ArgumentsRefusedEvent",
  "AuthorizationRequest",
  "Authorize",
  "CallFinishedEvent",
  "CallOptions",
  "CallStartedEvent",
  "CallTrace",
  "CheckIssue",
  "ContextOf",
  "Decision",
  "DryRunResult",
  "InputOf",
  "Issues",
  "OneCallOptions",
  "ResultOf",
  "RunOptions",
  "Tool",
  "ToolCallContext",
  "ToolContent",
  "ToolDefinitionErrorCode",
  "ToolDefinitionProblem",
  "ToolErrorCode",
  "ToolEvent",
  "ToolFailed",
  "ToolFailure",
  "ToolFailureOptions",
  "ToolFailureReport",
  "ToolFinding",
  "ToolMap",
  "ToolMapOf",
  "ToolProblem",
  "ToolProgress",
  "ToolRegistry",
  "ToolRegistryOptions",
  "ToolResult",
  "ToolResultMessageOptions",
  "ToolReturn",
  "ToolSuccess",
  "ToolTelemetry",
  "ToolTypes",
  "TracedCall",
];

const exported = readExportedNames(new URL("../src/index.ts", import.meta.url));

test("the values that the package exports", () => {
  expect(Object.keys(surface).toSorted()).toEqual(values.toSorted());
  expect(exported.values).toEqual(values.toSorted());
});

test("the types that the package exports", () => {
  expect(exported.types).toEqual(types.toSorted());
});

test("what the entry for OpenTelemetry exports", () => {
  expect(Object.keys(telemetry)).toEqual(["openTelemetry"]);
});

test("the README names everything that the package exports", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const isNamed = (name: string): boolean => new RegExp(`\`${name}[\`(]`).test(readme);
  expect([...values, ...types, "openTelemetry", "OpenTelemetryOptions"].filter((name) => !isNamed(name))).toEqual([]);
});
