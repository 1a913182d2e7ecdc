import {
  checkToolSchema,
  indexReferences,
  printableName,
  type SchemaReferences,
  type ToolDefinition,
  type ToolDescription,
  type ToolDisplay,
  ToolSchemaError,
} from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject } from "../document/json-schema.ts";

/** A tool that can be shown to people: any `ToolDefinition`, and what a `ToolDescription` says beside. */
export interface PresentableTool extends ToolDefinition {
  readonly examples?: readonly unknown[];
  readonly effects?: ToolDescription["effects"];
  readonly display?: ToolDisplay;
}

/** A tool whose schema was read and can be walked: plain JSON, at most 64 levels, references that lead somewhere. */
export interface ToolReading {
  readonly name: string;
  readonly description: string;
  readonly display: ToolDisplay;
  readonly root: SchemaObject;
  readonly references: SchemaReferences;
}

/**
 * Reads a tool once. Own and imported schemas alike: what cannot be enforced can still be shown.
 *
 * @throws ToolSchemaError for a schema that is no JSON (`INVALID_INPUT`) or no tool's schema (`INVALID_SCHEMA`),
 * `TypeError` for a tool without name or description.
 */
export function readTool(tool: PresentableTool): ToolReading {
  const { name, description, display = {} } = tool;
  if (typeof name !== "string") throw new TypeError("A tool needs a name, a string");
  if (typeof description !== "string") {
    throw new TypeError(`The tool "${printableName(name)}" needs a description, a string`);
  }
  // Copied first and judged after: what is walked is what was judged, whatever getters say the second time.
  const root: unknown = cloneToolSchema(tool.parameters);
  const { findings } = checkToolSchema(root, { imported: true });
  if (findings.length > 0 || !isJsonObject(root)) throw new ToolSchemaError({ findings, toolName: name });
  return { name, description, display, root, references: indexReferences(root) };
}
