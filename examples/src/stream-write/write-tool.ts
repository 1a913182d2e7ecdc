import { defineTool, Type } from "@di-code/ai";

export const write = defineTool({
  name: "write",
  description: "Write a text file.",
  parameters: Type.Object(
    {
      path: Type.String({ minLength: 1, maxLength: 200 }),
      mode: Type.Union([Type.Literal("create"), Type.Literal("overwrite")]),
      content: Type.String(),
    },
    { additionalProperties: false },
  ),
});
