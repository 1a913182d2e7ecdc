import { Type } from "@di-code/ai";
import { expect, test, vi } from "vitest";
import { createToolRegistry, defineTool, type ToolCallContext } from "../../src/index.ts";
import { throwing } from "../support/throwing.ts";
import { toolOf } from "../support/tools.ts";

const execute = vi.fn<() => number>(() => 1);
const approve = vi.fn<() => boolean>(() => true);

const remove = defineTool({
  name: "remove",
  description: "Removes a file.",
  parameters: Type.Object({ path: Type.String(), force: Type.Optional(Type.Boolean({ default: false })) }),
  authorize: ({ path }, { context }: ToolCallContext<{ readonly role: string }>) => {
    if (context.role === "guest") return { deny: "guests read" };
    return context.role === "admin" ? "allow" : { ask: `Remove ${path}?` };
  },
  execute,
});
const registry = createToolRegistry({ tools: [remove], approve, defaults: "apply" });

test.each([
  ["admin", "allow"],
  ["user", { ask: "Remove a.txt?" }],
  ["guest", { deny: "guests read" }],
])("says what would happen under the context of a %s, and nothing happens", async (role, decision) => {
  const result = await registry.dryRun("remove", { path: "a.txt" }, { context: { role } });
  expect(result).toEqual({ success: true, arguments: { path: "a.txt", force: false }, decision, filled: ["/force"] });
  expect(result.success && Object.isFrozen(result.arguments)).toBe(true);
  expect([execute.mock.calls.length, approve.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ["an unknown tool", "move", {}, "UNKNOWN_TOOL"],
  ["wrong arguments", "remove", { path: 1 }, "VALIDATION_ERROR"],
])("gives the error of %s", async (_, name, args, code) => {
  expect(await registry.dryRun(name, args, { context: { role: "admin" } })).toMatchObject({
    success: false,
    error: { code },
  });
});

test("gives the error of an aborted call", async () => {
  const options = { context: { role: "admin" }, signal: AbortSignal.abort() };
  expect(await registry.dryRun("remove", { path: "a" }, options)).toMatchObject({ error: { code: "ABORTED" } });
});

test("gives an error, and never rejects, whatever its steps throw", async () => {
  const registry = createToolRegistry({ defaults: "apply" });
  // A default that cannot be copied.
  const parameters = { type: "object", properties: { n: { default: throwing(new Error("secret")) } } };
  registry.register(toolOf("t", execute, { parameters }), { imported: true });
  const result = await registry.dryRun("t", {});
  expect(result).toMatchObject({ success: false, error: { message: 'Tool "t" failed.' } });
});
