export { cloneToolSchema } from "./document/clone-tool-schema.ts";
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
