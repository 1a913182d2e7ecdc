import type { JsonValue, ToolDisplay } from "@di-code/ai";
import { type PresentableTool, readTool } from "../presentable-tool.ts";
import type { FormField } from "./form-field.ts";
import { FormReader } from "./form-reader.ts";

export interface FormOptions {
  /** Words in another language: its labels count before the tool's own. What is secret there is secret too. */
  readonly display?: ToolDisplay;
}

/**
 * The inputs of a form for a tool's arguments, in the order of the schema: for each the control, label, help, bounds,
 * options, whether it is required, and the schema's default as a suggestion. Objects are groups, lists have the field of
 * an element, unions a choice of branches. A form helps to fill in; `validateToolArguments` decides.
 *
 * At most 1,000 fields, 16 levels deep; what is beyond, what recurs and what may be anything is a `json` field. Labels are
 * one line, with control and bidirectional characters escaped; `help`, options' values and patterns are the schema's own
 * text, for the page to escape.
 *
 * @throws ToolSchemaError for a schema that cannot be read, `TypeError` for what is no tool.
 */
export function toFormFields(tool: PresentableTool, options: FormOptions = {}): readonly FormField[] {
  const root = formOf(tool, options);
  if (root.control === "group") return root.others === undefined ? root.fields : [...root.fields, mapOf(root.others)];
  return [root];

  function mapOf(value: FormField): FormField {
    const { pointer, name, label, required, nullable, secret } = root;
    return { pointer, name, label, required, nullable, secret, control: "map", value };
  }
}

/** The field of the arguments as a whole. */
export function formOf(tool: PresentableTool, { display }: FormOptions = {}): FormField {
  const reading = readTool(tool);
  const schemas: readonly JsonValue[] = [reading.root];
  return new FormReader(reading, display === undefined ? [reading.display] : [display, reading.display]).read(schemas, {
    pointer: "",
    segments: [],
    name: "",
    fallback: reading.name,
    required: true,
    depth: 0,
    holders: new Set(),
  });
}
