/** A program that defines, registers and runs so many tools, each of three members and a result of its own. */
export function manyTools(count: number, executed: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const tools = numbers.map(
    (index) => `
const tool${index} = defineTool({
  name: "tool_${index}",
  description: "The tool number ${index}.",
  parameters: Type.Object({
    path: Type.String({ minLength: 1 }),
    limit${index}: Type.Optional(Type.Integer({ minimum: 1 })),
    mode: Type.Union([Type.Literal("fast"), Type.Literal("mode_${index}")]),
  }),
  async execute({ path, limit${index} = ${index} }, call: ToolCallContext<{ readonly user: string }>) {
    return { text: path + call.context.user, size${index}: limit${index} };
  },
});`,
  );
  const calls = numbers.slice(0, executed).map(
    (index) => `
const result${index} = await registry.execute("tool_${index}", { path: "a", mode: "mode_${index}" }, { context: { user: "u" } });
result${index}.size${index} satisfies number;`,
  );
  return `import { Type } from "@di-code/ai";
import { createToolRegistry, defineTool, type ToolCallContext } from "@di-code/tool-registry";
${tools.join("")}
const registry = createToolRegistry({ tools: [${numbers.map((index) => `tool${index}`).join(", ")}] });
${calls.join("")}
`;
}
