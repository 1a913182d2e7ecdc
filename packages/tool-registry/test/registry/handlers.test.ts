import { describe, expect, test } from "vitest";
import { type AnyTool, createToolRegistry } from "../../src/index.ts";
import { toolOf } from "../support/tools.ts";

const registryOf = (...tools: readonly AnyTool[]): ReturnType<typeof createToolRegistry> =>
  createToolRegistry({ tools });

async function answerOf(registry: ReturnType<typeof createToolRegistry>): Promise<unknown> {
  const result = await registry.safeExecuteAny("t", { n: 1 });
  return result.success ? result.data : result.error.code;
}

describe("who handles a call", () => {
  test("the named handler, then the tool's own, then the general one, then nobody", async () => {
    const own = registryOf(toolOf("t", () => "own"));
    own.onAny(() => "any");
    expect(await answerOf(own)).toBe("own");
    const takeBack = own.on("t", () => "named");
    expect(await answerOf(own)).toBe("named");
    takeBack();
    expect(await answerOf(own)).toBe("own");

    const bare = registryOf(toolOf("t", undefined));
    expect(await answerOf(bare)).toBe("NOT_HANDLED");
    const takeAnyBack = bare.onAny((args, call) => [call.name, args]);
    expect(await answerOf(bare)).toEqual(["t", { n: 1 }]);
    takeAnyBack();
    expect(await answerOf(bare)).toBe("NOT_HANDLED");
  });

  test("the newest one; each is taken back alone, and only once", async () => {
    const registry = registryOf(toolOf("t", undefined));
    const handler = (): string => "same";
    const first = registry.on("t", handler);
    const second = registry.on("t", handler);
    const third = registry.on("t", () => "newest");
    expect(await answerOf(registry)).toBe("newest");
    first();
    first();
    expect(await answerOf(registry)).toBe("newest");
    third();
    expect(await answerOf(registry)).toBe("same");
    second();
    expect(await answerOf(registry)).toBe("NOT_HANDLED");
  });

  test("what is no function is refused at once", () => {
    const registry = registryOf(toolOf("t", undefined));
    expect(() => registry.on("t", "run" as never)).toThrow(TypeError);
    expect(() => registry.onAny(undefined as never)).toThrow(TypeError);
    // It would handle the calls of every tool.
    expect(() => registry.on(undefined as never, () => "stolen")).toThrow(TypeError);
  });
});
