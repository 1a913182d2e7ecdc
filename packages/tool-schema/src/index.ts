export type {
  ArgumentCaseOptions,
  ArgumentCases,
  InvalidArgumentCase,
  ValidArgumentCase,
} from "./cases/argument-cases.ts";
export { generateArgumentCases } from "./cases/generate-argument-cases.ts";
export { type DialectLimits, dialectLimits } from "./dialects/dialect-limits.ts";
export type {
  DialectAction,
  DialectNote,
  DialectOptions,
  DialectSchema,
  WireSchema,
} from "./dialects/dialect-schema.ts";
export type { Dialect } from "./dialects/dialect.ts";
export { toDialect } from "./dialects/to-dialect.ts";
export { cloneToolSchema } from "./document/clone-tool-schema.ts";
export type { SchemaObject } from "./document/json-schema.ts";
export type { LintFinding, LintFix, LintSeverity } from "./lint/lint-finding.ts";
export type { LintLevel, LintOptions, LintThresholds } from "./lint/lint-options.ts";
export type { LintExample, LintRule } from "./lint/lint-rule.ts";
export { lintTool, lintTools } from "./lint/lint-tools.ts";
export type { LintedTool } from "./lint/linted-tool.ts";
export type { LintRuleName } from "./lint/rule-names.ts";
export { lintRules } from "./lint/rules.ts";
export type { DisplayedArguments, DisplayField } from "./output/display/display-field.ts";
export { displayFields, type DisplayOptions } from "./output/display/display-fields.ts";
export type { DisplayWords } from "./output/display/display-words.ts";
export type {
  CheckboxField,
  ChoiceField,
  ConstantField,
  FieldBase,
  FormField,
  FormOption,
  GroupField,
  JsonField,
  ListField,
  MapField,
  MultiSelectField,
  NumberField,
  SelectField,
  TextField,
  TupleField,
} from "./output/form/form-field.ts";
export { type FormOptions, toFormFields } from "./output/form/to-form-fields.ts";
export { type MarkdownOptions, toMarkdown } from "./output/markdown/to-markdown.ts";
export type { PresentableTool } from "./output/presentable-tool.ts";
export { toTypeScript, type TypeScriptOptions } from "./output/typescript/to-typescript.ts";
export { checkPortableSchema } from "./portable/check-portable-schema.ts";
export type { PortableFindingCode } from "./portable/portable-finding-code.ts";
export type { ToolArgsSchema, ToolArgsSchemaNode } from "./portable/tool-args-schema.ts";
export { runSelectionCases } from "./selection/run-selection-cases.ts";
export type {
  ChooseOptions,
  ChooseTool,
  SelectionCase,
  SelectionOptions,
  SelectionTool,
} from "./selection/selection-case.ts";
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
