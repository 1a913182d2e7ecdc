import { Type } from "@di-code/ai";
import { createToolRegistry, defineTool, type ToolCallContext, toolFailure } from "@di-code/tool-registry";

// A registry as a user writes it, in an application where nothing of OpenTelemetry is installed.

const read = defineTool({
  name: "read",
  description: "Read a text file",
  parameters: Type.Object({ path: Type.String({ minLength: 1 }), limit: Type.Optional(Type.Integer({ minimum: 1 })) }),
  execute: ({ path, limit = 10 }, call: ToolCallContext<{ readonly user: string }>) =>
    path === "none" ? toolFailure({ message: "no such file" }) : { text: `${path} for ${call.context.user}`, limit },
});
const list = defineTool({
  name: "list",
  description: "List a folder",
  parameters: Type.Object({ depth: Type.Integer() }),
  execute: async ({ depth }) => [String(depth)],
});

const registry = createToolRegistry({ tools: [read, list] });
const context = { user: "kim" };

const result = await registry.execute("read", { path: "a.txt" }, { context });
result.text satisfies string;
// @ts-expect-error -- never any
result.text satisfies number;
const names = await registry.safeExecute("list", { depth: 1 }, { context });
if (!names.success) throw new Error(names.error.message);
names.data satisfies string[];
// @ts-expect-error -- a wrong name
const unknown = await registry.safeExecute("raed", { path: "a.txt" }, { context });
// @ts-expect-error -- a wrong argument
const wrong = await registry.safeExecute("read", { path: 1 }, { context });
// @ts-expect-error -- no context
const blind = await registry.safeExecute("list", { depth: 1 });

if (unknown.success || unknown.error.code !== "UNKNOWN_TOOL") throw new Error("a wrong name was run");
if (wrong.success || wrong.error.code !== "VALIDATION_ERROR") throw new Error("a wrong argument was accepted");
if (!blind.success) throw new Error("the context is for the tools to read");
