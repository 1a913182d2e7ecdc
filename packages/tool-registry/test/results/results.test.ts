import { Type } from "@di-code/ai";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  createToolRegistry,
  toolContent,
  type ToolProblem,
  toToolResultMessage,
  type ToolResult,
} from "../../src/index.ts";
import { codeOf, textOf } from "../support/messages.ts";
import { failOnUnhandledRejections } from "../support/rejections.ts";
import { toolOf } from "../support/tools.ts";

failOnUnhandledRejections();

async function resultOf(
  given: () => unknown,
  more = {},
): Promise<{ readonly result: ToolResult; readonly problems: readonly ToolProblem[] }> {
  const problems: ToolProblem[] = [];
  const registry = createToolRegistry({
    tools: [toolOf("t", given, more)],
    onError: (problem) => problems.push(problem),
  });
  return { result: await registry.safeExecuteAny("t", {}), problems };
}

const cycle: Record<string, unknown> = { a: {} };
cycle["a"] = { cycle };

let deep: unknown = "bottom";
for (let level = 0; level < 100_000; level += 1) deep = [deep];

let shared: unknown = "leaf";
for (let level = 0; level < 40; level += 1) shared = [shared, shared];

class Point {
  readonly x = 1;
}

class Money {
  toJSON(): string {
    return "1.00 EUR";
  }
}

describe("7. the result as JSON", () => {
  test.each<[name: string, given: () => unknown, data: unknown]>([
    ["undefined", () => undefined, null],
    ["undefined later", async () => undefined, null],
    ["undefined in an object", () => ({ ok: true, hit: undefined }), { ok: true }],
    ["undefined and a hole in a list", () => [undefined, , 1], [null, null, 1]], // oxlint-disable-line no-sparse-arrays
    ["an object with toJSON", () => new Money(), "1.00 EUR"],
    ["a date inside", () => ({ at: new Date(0) }), { at: "1970-01-01T00:00:00.000Z" }],
    ["a toJSON that gives undefined", () => ({ a: { toJSON: () => undefined }, b: 1 }), { b: 1 }],
    ["an object without prototype", () => Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 }],
    ["a plain object of another realm", () => runInNewContext("({ a: [1] })") as unknown, { a: [1] }],
    [
      "the same object twice",
      () => {
        const one = { a: 1 };
        return [one, one];
      },
      [{ a: 1 }, { a: 1 }],
    ],
    ["an own __proto__", () => JSON.parse('{"__proto__":1}') as unknown, JSON.parse('{"__proto__":1}')],
  ])("%s", async (_, given, data) => {
    expect((await resultOf(given)).result).toMatchObject({ success: true });
    const { result } = await resultOf(given);
    expect(result.success && JSON.stringify(result.data)).toBe(JSON.stringify(data));
  });

  test.each<[name: string, given: () => unknown, pointer: string]>([
    ["a BigInt", () => 1n, ""],
    ["a BigInt inside", () => ({ a: [1n] }), "/a/0"],
    ["a cycle", () => cycle, "/a/cycle"],
    ["a function", () => () => 1, ""],
    ["a function inside", () => ({ f: () => 1 }), "/f"],
    ["a symbol", () => Symbol("s"), ""],
    ["NaN", () => ({ mean: Number.NaN }), "/mean"],
    ["infinity", () => Number.POSITIVE_INFINITY, ""],
    ["a map", () => new Map([[1, 2]]), ""],
    ["an Error", () => new Error("e"), ""],
    ["an instance of a class", () => ({ p: new Point() }), "/p"],
    ["a stream", () => new ReadableStream(), ""],
    [
      "an async generator",
      async function* () {
        yield 1;
      },
      "",
    ],
    ["a promise inside", () => ({ p: Promise.resolve(1) }), "/p"],
    ["100,000 levels", () => deep, "/0".repeat(256)],
    ["2 to the power of 40 values that are shared", () => shared, ""],
    [
      "a getter that throws",
      () => ({
        get a() {
          throw new Error("secret");
        },
      }),
      "",
    ],
    [
      "a toJSON that throws",
      () => ({
        a: {
          toJSON() {
            throw new Error("secret");
          },
        },
      }),
      "/a",
    ],
    [
      "a toJSON that never ends",
      () => {
        const next = (): object => ({ toJSON: () => ({ next: next() }) });
        return next();
      },
      "",
    ],
  ])("%s is INVALID_RESULT, and reported", async (name, given, pointer) => {
    const { result, problems } = await resultOf(given);
    if (result.success) throw new Error("it succeeded");
    expect(result.error).toMatchObject({
      code: "INVALID_RESULT",
      message: 'Tool "t" ran, but what it gave cannot be used as a result.',
    });
    if (!/power|never/.test(name)) expect(result.error.issues?.[0]?.path).toBe(pointer);
    expect(problems.map(({ phase }) => phase)).toEqual(["result"]);
    expect(JSON.stringify(result)).not.toContain("secret");
  });

  test("is nothing that the tool can still change", async () => {
    const data = { list: [1] };
    const { result } = await resultOf(() => data);
    data.list.push(2);
    expect(result).toMatchObject({ data: { list: [1] } });
  });
});

describe("7. the result schema", () => {
  const schemas = {
    text: Type.String(),
    list: {
      $ref: "#/$defs/list",
      $defs: { list: { type: "array", items: { $ref: "#/$defs/item" } }, item: { type: "integer" } },
    },
    object: Type.Object({ at: Type.String({ format: "date-time" }) }),
    nothing: Type.Null(),
  };
  test.each<[name: string, schema: keyof typeof schemas, given: unknown, path: string | undefined]>([
    ["takes a text", "text", "a", undefined],
    ["refuses a number", "text", 1, ""],
    ["takes a list behind a reference", "list", [1], undefined],
    ["refuses an item behind a reference", "list", [1, "2"], "/1"],
    ["sees what toJSON gives", "object", { at: new Date(0) }, undefined],
    ["refuses a member", "object", { at: "today" }, "/at"],
    ["sees null for undefined", "nothing", undefined, undefined],
    ["refuses content, which it cannot check", "text", toolContent([{ type: "text", text: "a" }]), undefined],
  ])("%s", async (name, schema, given, path) => {
    const { result, problems } = await resultOf(() => given, { result: schemas[schema] });
    const isRefused = path !== undefined || name.includes("content");
    expect(result.success).toBe(!isRefused);
    if (!result.success) {
      expect(result.error.code).toBe("INVALID_RESULT");
      expect(result.error.issues?.[0]?.path).toBe(path);
      expect(problems).toHaveLength(1);
    }
  });
});

const origin = { id: "c1", name: "t" };

describe("toToolResultMessage", () => {
  test.each<[name: string, given: () => unknown, content: unknown]>([
    ["a text goes out as one text block", () => "hi", [{ type: "text", text: "hi" }]],
    [
      "content goes out as it is",
      () =>
        toolContent([
          { type: "text", text: "a" },
          { type: "image", data: "AAAA", mimeType: "image/png" },
        ]),
      [
        { type: "text", text: "a" },
        { type: "image", data: "AAAA", mimeType: "image/png" },
      ],
    ],
    ["nothing goes out as null", () => undefined, [{ type: "text", text: "null" }]],
    [
      "anything else goes out as JSON text",
      () => ({ ok: true, hit: undefined }),
      [{ type: "text", text: '{"ok":true}' }],
    ],
  ])("%s", async (_, given, content) => {
    const message = toToolResultMessage((await resultOf(given)).result, origin);
    expect(message).toMatchObject({ role: "tool_result", toolCallId: "c1", toolName: "t", isError: false, content });
    expect(message).not.toHaveProperty("details");
    expect(Math.abs(Date.now() - message.timestamp)).toBeLessThan(10_000);
  });

  test("an error goes out as its message, with its code for the host", async () => {
    const message = toToolResultMessage((await resultOf(() => 1n)).result, origin);
    expect(message.isError).toBe(true);
    expect(textOf(message)).toBe('Tool "t" ran, but what it gave cannot be used as a result.');
    expect(codeOf(message)).toBe("INVALID_RESULT");
  });

  test("50 MB of text are cut, and the cut is told", async () => {
    const { result } = await resultOf(() => "é".repeat(25 * 1024 * 1024));
    const text = textOf(toToolResultMessage(result, origin, { maxResultBytes: 1_001 }));
    expect(text.length).toBeLessThan(700);
    expect(text.startsWith("é".repeat(500))).toBe(true);
    expect(text).toContain(
      "[Cut here: the whole result has 26214400 characters, of which the first 1001 bytes are shown.]",
    );
    const byDefault = textOf(toToolResultMessage(result, origin));
    expect(new TextEncoder().encode(byDefault).length).toBeLessThan(263_000);
  });

  test.each<[name: string, text: string, max: number, kept: string | undefined]>([
    ["a text that just fits is whole", "aé€😀", 10, undefined],
    ["no character is cut in two", "aé€😀", 9, "aé€"],
    ["half a surrogate pair counts three bytes", "\ud800a", 3, "\ud800"],
    ["nothing fits", "😀", 3, ""],
  ])("%s", async (_, text, maxResultBytes, kept) => {
    const shown = textOf(toToolResultMessage((await resultOf(() => text)).result, origin, { maxResultBytes }));
    expect(kept === undefined ? shown : shown.slice(0, shown.indexOf("\n["))).toBe(kept ?? text);
  });

  test("text blocks share the room; pictures stay", async () => {
    const image = { type: "image", data: "A".repeat(100), mimeType: "image/png" } as const;
    const given = toolContent([
      { type: "text", text: "aaaa" },
      image,
      { type: "text", text: "bbbb" },
      { type: "text", text: "cccc" },
    ]);
    const { content } = toToolResultMessage((await resultOf(() => given)).result, origin, { maxResultBytes: 6 });
    expect(content.map((block) => (block.type === "text" ? block.text.slice(0, 4) : block.type))).toEqual([
      "aaaa",
      "image",
      "bb\n[",
    ]);
  });
});
