import type { JsonObject, ToolDefinition, TSchema } from "@di-code/ai";
import type { GenericSchema } from "valibot";
import type { ZodType } from "zod";

export type ToolName = "read" | "search" | "edits" | "text" | "wide";

/**
 * One tool in the languages of all contestants. Each call of a builder gives a schema object of its own; `extra` names
 * one more optional property.
 */
export interface BenchTool {
  readonly name: ToolName;
  readonly definition: (extra?: string) => ToolDefinition<TSchema>;
  readonly zod: (extra?: string) => ZodType;
  readonly valibot: (extra?: string) => GenericSchema;
  /** Valid arguments; other indices give other strings and numbers in the same form. */
  readonly argumentsOf: (index: number) => JsonObject;
  /** Arguments that every contestant must refuse, however much it coerces. */
  readonly wrongArguments: () => JsonObject;
}

/** The extra property of a builder, to be spread into its properties. */
export function extraProperty<TProperty>(name: string | undefined, property: TProperty): Record<string, TProperty> {
  return name === undefined ? {} : { [name]: property };
}
