import { expect, test } from "vitest";
import { readExportedNames } from "../../../test/support/exported-names.ts";
import * as surface from "../src/index.ts";

// A name that comes or goes is a decision: it belongs here, in the README and in a changeset.
const values: readonly string[] = [
  "ToolArgumentsValidationError",
  "ToolSchemaError",
  "Type",
  "appendSegment",
  "checkToolSchema",
  "compileToolArguments",
  "createToolArgumentsReader",
  "defineTool",
  "describeIssues",
  "eachSubschema",
  "indexReferences",
  "invalidToolCallError",
  "isToolArgumentsValidationError",
  "isToolSchemaError",
  "parseArgumentsText",
  "parseToolArguments",
  "printableName",
  "safeParseToolArguments",
  "safeValidateToolArguments",
  "segmentsOfPointer",
  "validateToolArguments",
];

const types: readonly string[] = [
  "ArgumentOptions",
  "AssistantContent",
  "AssistantMessage",
  "CompiledToolArguments",
  "Context",
  "Coverage",
  "DeepPartial",
  "DescribeOptions",
  "DoneEvent",
  "ErrorEvent",
  "FailedAssistantMessage",
  "FailedStopReason",
  "Formats",
  "ImageContent",
  "InvalidArgumentsReason",
  "InvalidToolCallContent",
  "JsonObject",
  "JsonValue",
  "Message",
  "ParsedArgumentsText",
  "PatternEngine",
  "PreviewChange",
  "ReaderOptions",
  "ReaderState",
  "ReferenceProblem",
  "ReferenceTarget",
  "SchemaCheck",
  "SchemaCheckOptions",
  "SchemaFinding",
  "SchemaFindingCode",
  "SchemaReferences",
  "StartEvent",
  "Static",
  "StopReason",
  "StreamEvent",
  "SuccessfulAssistantMessage",
  "SuccessfulStopReason",
  "TSchema",
  "TextContent",
  "TextDeltaEvent",
  "TextEndEvent",
  "TextHint",
  "TextStartEvent",
  "ThinkingContent",
  "ThinkingDeltaEvent",
  "ThinkingEndEvent",
  "ThinkingStartEvent",
  "ToolArgumentIssue",
  "ToolArguments",
  "ToolArgumentsErrorCode",
  "ToolArgumentsReader",
  "ToolArgumentsResult",
  "ToolCallContent",
  "ToolCallDeltaEvent",
  "ToolCallEndEvent",
  "ToolCallStartEvent",
  "ToolDefinition",
  "ToolDescription",
  "ToolDisplay",
  "ToolResultMessage",
  "Uncovered",
  "Usage",
  "UserMessage",
  "ValueKind",
];

const exported = readExportedNames(new URL("../src/index.ts", import.meta.url));

test("the values that the package exports", () => {
  expect(Object.keys(surface).toSorted()).toEqual(values.toSorted());
  expect(exported.values).toEqual(values.toSorted());
});

test("the types that the package exports", () => {
  expect(exported.types).toEqual(types.toSorted());
});
