import { type ArgumentOptions, defineTool as checkSchema, type TSchema } from "@di-code/ai";
import type { Tool } from "./tool.ts";

/**
 * `defineTool` of `@di-code/ai` for tools that can run: the schema is checked now, and the literal name and the exact
 * types of arguments, result and `call.context` are kept. Annotate `call: ToolCallContext<MyContext>` to ask for a context.
 * What else is wrong with a tool is found when it is registered.
 *
 * @param options what the schema is checked under: `formats`, a `patternEngine` or `imported`. The tool does not keep
 * them; the registry takes them again.
 * @throws ToolSchemaError for a schema that cannot be enforced, `TypeError` for a tool or an option that is none.
 */
export function defineTool<
  const TName extends string,
  const TParameters extends TSchema,
  TResult = unknown,
  TContext = unknown,
>(
  tool: Tool<TParameters, TResult, TContext, TName>,
  options?: ArgumentOptions,
): Tool<TParameters, TResult, TContext, TName> {
  checkSchema(tool, options);
  return tool;
}
