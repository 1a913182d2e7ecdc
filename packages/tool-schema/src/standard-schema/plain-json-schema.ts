import { argumentsValidator } from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject } from "../document/json-schema.ts";
import { foreignSchemaError } from "./foreign-schema-error.ts";

/**
 * A frozen copy of JSON Schema that somebody gave: not yet checked.
 *
 * @throws ToolSchemaError for what JSON would lose, and for parameters with a validator of their own: their rules would be
 * gone, and their types believed.
 */
export function plainJsonSchema(given: unknown): SchemaObject {
  const copy = cloneToolSchema(given);
  if (holdsValidator(given)) {
    throw foreignSchemaError("not_plain", "holds a validator of its own: use it as it is, it is no plain JSON Schema");
  }
  // The clone of anything but an object is refused before.
  return isJsonObject(copy) ? copy : {};
}

function holdsValidator(given: unknown): boolean {
  return typeof given === "object" && given !== null && Object.hasOwn(given, argumentsValidator);
}
