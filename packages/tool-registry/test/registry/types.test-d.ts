import { Type } from "@di-code/ai";
import { describe, expectTypeOf, test } from "vitest";
import {
  type AnyTool,
  createToolRegistry,
  defineTool,
  type Tool,
  type ToolCallContext,
  toolContent,
  type ToolContent,
  toolFailure,
  type ToolRegistry,
  type ToolResult,
} from "../../src/index.ts";

const read = defineTool({
  name: "read",
  description: "Reads a file.",
  parameters: Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) }),
  execute: ({ path }, call: ToolCallContext<{ readonly user: string }>) =>
    path === "" ? toolFailure({ message: "no such file", code: "ENOENT" }) : { text: path + call.context.user },
});
const stop = defineTool({
  name: "stop",
  description: "Stops.",
  parameters: Type.Object({}),
  async execute(_, { context }: ToolCallContext<{ readonly tenant: number }>) {
    context.tenant satisfies number;
  },
});
const show = defineTool({
  name: "show",
  description: "Shows.",
  parameters: Type.Object({}),
  execute: () => toolContent([]),
});
const later = defineTool({
  name: "later",
  description: "Handled elsewhere.",
  parameters: Type.Object({ n: Type.Number() }),
});
const plainParameters = { type: "object", properties: { q: { type: "string" } }, required: ["q"] } as const;
const plain = {
  name: "plain",
  description: "Plain JSON Schema.",
  parameters: plainParameters,
  execute: () => 1,
} as const;
const typed = {
  name: "typed",
  description: "A plain object with types.",
  parameters: plainParameters,
  execute: ({ q }) => q.length,
} satisfies Tool<typeof plainParameters, number, unknown, "typed">;

const registry = createToolRegistry({ tools: [read, stop, show, later, plain, typed] });
const context = { user: "u", tenant: 1 };

describe("a registry knows its tools by name", () => {
  test("arguments and results", () => {
    expectTypeOf(registry.execute("read", { path: "a" }, { context })).resolves.toEqualTypeOf<{ text: string }>();
    expectTypeOf(registry.safeExecute("read", { path: "a" }, { context })).resolves.toEqualTypeOf<
      ToolResult<{ text: string }>
    >();
    expectTypeOf(registry.execute("stop", {}, { context })).resolves.toEqualTypeOf<null>();
    expectTypeOf(registry.execute("show", {}, { context })).resolves.toEqualTypeOf<ToolContent>();
    expectTypeOf(registry.execute("later", { n: 1 }, { context })).resolves.toEqualTypeOf<unknown>();
    expectTypeOf(registry.execute("plain", { q: "a" }, { context })).resolves.toEqualTypeOf<unknown>();
  });

  test("what is wrong does not compile", () => {
    // @ts-expect-error -- no such tool
    void registry.execute("raed", { path: "a" }, { context });
    // @ts-expect-error -- an argument of another type
    void registry.execute("read", { path: 1 }, { context });
    // @ts-expect-error -- an argument is missing
    void registry.safeExecute("read", {}, { context });
    // @ts-expect-error -- an argument that is not declared
    void registry.safeExecute("read", { path: "a", pth: "b" }, { context });
    // @ts-expect-error -- the context is missing
    void registry.execute("read", { path: "a" });
    // @ts-expect-error -- half of the context is missing
    void registry.execute("read", { path: "a" }, { context: { user: "u" } });
    // @ts-expect-error -- a turn needs the context as well
    void registry.run({ ...message });
    // @ts-expect-error -- a handler that gives another result
    registry.on("read", () => 1);
  });

  test("handlers", () => {
    registry.on("later", (args, call) => {
      expectTypeOf(args).toEqualTypeOf<{ n: number }>();
      expectTypeOf(call.context.user).toEqualTypeOf<string>();
      return args.n;
    });
    registry.on("read", async ({ path }) => ({ text: path }));
  });
});

declare const message: Parameters<typeof registry.run>[0];

describe("without a context", () => {
  test("options may be left out", () => {
    const small = createToolRegistry({ tools: [show] });
    expectTypeOf(small.execute("show", {})).resolves.toEqualTypeOf<ToolContent>();
    void small.run(message);
  });

  test("tools that nobody knows at compile time take any arguments", () => {
    const tools: readonly AnyTool[] = [read, show];
    const any: ToolRegistry = createToolRegistry({ tools });
    void any.execute("whatever", { a: 1 });
    void any.safeExecuteAny("whatever", "{}");
    expectTypeOf(createToolRegistry()).toEqualTypeOf<ToolRegistry>();
  });
});

test("authorize and approve see the context that the tools ask for, or a wider one", () => {
  createToolRegistry({
    tools: [read],
    authorize: ({ context: { user } }) => (user === "a" ? "allow" : { deny: "no" }),
  });
  const wide = createToolRegistry({
    tools: [read],
    authorize: (request: { readonly context: { readonly user: string; readonly role: string } }) => ({
      ask: request.context.role,
    }),
    approve: ({ summary }) => summary === "",
  });
  void wide.execute("read", { path: "a" }, { context: { user: "u", role: "admin" } });
  // @ts-expect-error -- what authorize asks for is missing
  void wide.execute("read", { path: "a" }, { context: { user: "u" } });
});
