import type { TSchema } from "typebox";
import type { ToolDescription } from "../contracts/tools.ts";
import type { ArgumentOptions } from "./options.ts";
import { schemaOf } from "./validate-tool-arguments.ts";

/**
 * A tool whose schema is checked now instead of at first use. Keeps the literal name and the exact type of the schema,
 * also of a plain JSON Schema written in place.
 *
 * @param options what the schema is checked under: `formats`, a `patternEngine` or `imported`. The tool does not keep
 * them; give them again where its arguments are checked.
 * @throws ToolSchemaError for a schema that cannot be enforced, `TypeError` for a tool or an option that is none.
 */
export function defineTool<const TName extends string, const TParameters extends TSchema>(
  tool: ToolDescription<TParameters> & { readonly name: TName },
  options?: ArgumentOptions,
): ToolDescription<TParameters> & { readonly name: TName } {
  schemaOf(tool, options);
  return tool;
}
