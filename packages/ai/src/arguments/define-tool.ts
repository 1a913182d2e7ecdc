import type { TSchema } from "typebox";
import type { ToolDescription } from "../contracts/tools.ts";
import { planOf } from "./validate-tool-arguments.ts";

/**
 * A tool whose schema is checked now instead of at first use. Keeps the literal name and the exact type of the schema,
 * also of a plain JSON Schema written in place.
 *
 * @throws ToolSchemaError for a schema that cannot be enforced.
 */
export function defineTool<const TName extends string, const TParameters extends TSchema>(
  tool: ToolDescription<TParameters> & { readonly name: TName },
): ToolDescription<TParameters> & { readonly name: TName } {
  planOf(tool, undefined);
  return tool;
}
