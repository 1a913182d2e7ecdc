import { defineTool, Type } from "@di-code/ai";

// The tools of a small coding agent. Each schema is the type of the arguments, the check, and what a model is shown.

export const read = defineTool({
  name: "read",
  description: "Read lines of a text file.",
  parameters: Type.Object(
    {
      path: Type.String({ minLength: 1 }),
      offset: Type.Optional(Type.Integer({ minimum: 1, description: "First line" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000, description: "Number of lines" })),
    },
    { additionalProperties: false },
  ),
});

export const edit = defineTool({
  name: "edit",
  description: "Replace passages of a text file.",
  parameters: Type.Object(
    {
      path: Type.String({ minLength: 1 }),
      edits: Type.Array(
        Type.Object({ old: Type.String({ minLength: 1 }), new: Type.String() }, { additionalProperties: false }),
        { minItems: 1, maxItems: 50 },
      ),
    },
    { additionalProperties: false },
  ),
});

export const searchLogs = defineTool({
  name: "search_logs",
  description: "Search the logs of one environment.",
  parameters: Type.Object(
    {
      query: Type.String({ minLength: 1 }),
      environment: Type.Union([Type.Literal("staging"), Type.Literal("production")]),
      since: Type.String({ format: "date-time" }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    },
    { additionalProperties: false },
  ),
});

export const bash = defineTool({
  name: "bash",
  description: "Run a command in the project's folder.",
  parameters: Type.Object(
    {
      command: Type.String({ minLength: 1 }),
      timeout: Type.Optional(Type.Integer({ minimum: 1, maximum: 600, description: "Seconds" })),
    },
    { additionalProperties: false },
  ),
});
