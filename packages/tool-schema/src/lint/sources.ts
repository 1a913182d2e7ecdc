// Public guides that several rules come from.

/** Anthropic, "Writing effective tools for AI agents" (2025). */
export const WRITING_TOOLS = "https://www.anthropic.com/engineering/writing-tools-for-agents";

/** Anthropic's documentation, "Define tools": what a description should hold, and examples. */
export const DEFINE_TOOLS = "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools";

/** OpenAI's documentation, "Function calling", its list of best practices. */
export const FUNCTION_CALLING = "https://platform.openai.com/docs/guides/function-calling";

/** OWASP Top 10 for LLM applications 2025, LLM06: a model that may do more than its task needs. */
export const EXCESSIVE_AGENCY = "https://genai.owasp.org/llmrisk/llm062025-excessive-agency/";

/** OWASP Top 10 for LLM applications 2025, LLM10: work and cost without a bound. */
export const UNBOUNDED_CONSUMPTION = "https://genai.owasp.org/llmrisk/llm102025-unbounded-consumption/";

/** JSON Schema 2020-12, validation. */
export const SCHEMA_VALIDATION = "https://json-schema.org/draft/2020-12/json-schema-validation";

/** JSON Schema 2020-12, core. */
export const SCHEMA_CORE = "https://json-schema.org/draft/2020-12/json-schema-core";

/** RFC 6901, JSON Pointer. */
export const JSON_POINTER = "https://www.rfc-editor.org/rfc/rfc6901";
