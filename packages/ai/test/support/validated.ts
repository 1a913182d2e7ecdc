import { argumentsValidator, type ArgumentsValidator, type ToolDefinition } from "../../src/index.ts";

/** A tool with a validator of its own: whatever is given, also what is none. */
export function toolWith(validator: unknown, schema: object = { type: "object" }): ToolDefinition {
  return { name: "validated", description: "", parameters: { ...schema, [argumentsValidator]: validator } };
}

/** A validator that judges as told. */
export function judging(validate: (args: unknown) => unknown): ArgumentsValidator {
  // Tests give what no typed validator would.
  return { validate: validate as ArgumentsValidator["validate"] };
}
