export { cloneToolSchema } from "./document/clone-tool-schema.ts";
export { checkPortableSchema } from "./portable/check-portable-schema.ts";
export type { PortableFindingCode } from "./portable/portable-finding-code.ts";
export type { ToolArgsSchema, ToolArgsSchemaNode } from "./portable/tool-args-schema.ts";
export { runSelectionCases } from "./selection/run-selection-cases.ts";
export type { ChooseTool, SelectionCase, SelectionOptions, SelectionTool } from "./selection/selection-case.ts";
export type {
  SelectionCount,
  SelectionHit,
  SelectionMiss,
  SelectionReport,
  SelectionSide,
} from "./selection/selection-report.ts";
export { fromJsonSchema, type JsonSchemaParameters } from "./standard-schema/from-json-schema.ts";
export {
  fromStandardSchema,
  type FromStandardSchemaOptions,
  type StandardParameters,
} from "./standard-schema/from-standard-schema.ts";
export type {
  StandardIssue,
  StandardJsonSchemaConverter,
  StandardJsonSchemaOptions,
  StandardResult,
  StandardSchema,
  StandardTypes,
} from "./standard-schema/standard-schema.ts";
export { type StandardTool, toStandardSchema } from "./standard-schema/to-standard-schema.ts";
