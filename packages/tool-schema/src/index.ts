export { cloneToolSchema } from "./document/clone-tool-schema.ts";
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
