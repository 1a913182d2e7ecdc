/**
 * What a receiver of tool schemas takes. `openai`, `anthropic`: tools without `strict`; `…-strict`: with it. `gemini`:
 * the field `parameters` of a function declaration; `gemini-json-schema`: its field `parametersJsonSchema`. `mcp`: the
 * `inputSchema` of a tool. `portable`: the subset that all of them and plain frontends understand.
 */
export type Dialect =
  | "openai"
  | "openai-strict"
  | "anthropic"
  | "anthropic-strict"
  | "gemini"
  | "gemini-json-schema"
  | "mcp"
  | "portable";
