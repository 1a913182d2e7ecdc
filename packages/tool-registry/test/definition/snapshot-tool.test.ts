import { describe, expect, test } from "vitest";
import { type AnyTool, createToolRegistry, isToolDefinitionError } from "../../src/index.ts";
import { call, codeOf, textOf, turn } from "../support/messages.ts";
import { throwing } from "../support/throwing.ts";
import { toolOf } from "../support/tools.ts";

/** A tool one of whose members says something else each time. */
function changing(member: keyof AnyTool, values: readonly unknown[], more: Partial<AnyTool> = {}): AnyTool {
  let reads = 0;
  return Object.defineProperty(
    toolOf("t", () => "ran", more),
    member,
    { enumerable: true, get: () => values[Math.min(reads++, values.length - 1)] },
  );
}

describe("a tool is read once, when it is registered", () => {
  test("a name that changes later changes nothing", () => {
    const registry = createToolRegistry({ tools: [changing("name", ["t", "u\n"])] });
    expect(registry.definitions().map(({ name }) => name)).toEqual(["t"]);
  });

  test.each<[member: keyof AnyTool, values: readonly unknown[], code: string | undefined]>([
    ["execute", [() => "first", throwing(new Error("secret"))], undefined],
    ["check", [undefined, throwing(new Error("secret"))], undefined],
    ["authorize", [() => ({ deny: "no" }), undefined], "DENIED"],
    ["timeoutMs", [1_000, 0], undefined],
  ])("%s is what it was then", async (member, values, code) => {
    const registry = createToolRegistry({ tools: [changing(member, values)] });
    for (let calls = 0; calls < 3; calls += 1) {
      const result = await registry.safeExecuteAny("t", {});
      expect(result.success ? undefined : result.error.code).toBe(code);
    }
  });

  test("what is assigned afterwards does not count: no permission can be taken away", async () => {
    const tool: { -readonly [TMember in keyof AnyTool]: AnyTool[TMember] } = toolOf("t", () => "ran", {
      authorize: () => ({ deny: "no" }),
    });
    const registry = createToolRegistry({ tools: [tool] });
    delete tool.authorize;
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({ error: { code: "DENIED" } });
    expect(registry.get("t")).toBe(tool);
  });

  test("its methods have the tool as their this, also those of a class", async () => {
    class Counter implements AnyTool {
      readonly name = "counter";
      readonly description = "Counts.";
      readonly parameters = { type: "object" };
      #count = 0;
      authorize(): "allow" | { readonly deny: string } {
        return this.#count < 2 ? "allow" : { deny: "twice is enough" };
      }
      execute(): number {
        this.#count += 1;
        return this.#count;
      }
    }
    const registry = createToolRegistry({ tools: [new Counter()] });
    const message = turn(["a", "b", "c"].map((id) => call(id, "counter")));
    const answers = await registry.run(message, { concurrency: 1 });
    expect(answers.map((answer) => codeOf(answer) ?? textOf(answer))).toEqual(["1", "2", "DENIED"]);
  });
});

test.each<[name: string, tool: unknown, pointer: string]>([
  [
    "a getter that throws",
    Object.defineProperty({ ...toolOf("t", undefined) }, "result", { get: throwing("x") }),
    "/result",
  ],
  ["a proxy that throws", new Proxy({}, { get: throwing(new Error("x")) }), "/name"],
])("%s is a ToolDefinitionError that says where", (_, tool, pointer) => {
  const registry = createToolRegistry();
  const register = (): unknown => registry.register(tool as AnyTool);
  expect(register).toThrow(expect.objectContaining({ code: "invalid_tool", pointer }));
  expect(register).toThrow(/cannot be read$/);
  expect(() => register()).toThrow(expect.toSatisfy(isToolDefinitionError));
});
