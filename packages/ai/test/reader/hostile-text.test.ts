import { describe, expect, test } from "vitest";
import { type PreviewChange, Type } from "../../src/index.ts";
import { openTool } from "../support/payload-tools.ts";
import { pieces, read } from "../support/reading.ts";
import { createToolArgumentsReader } from "../../src/arguments/create-tool-arguments-reader.ts";
import type { ToolDefinition } from "../../src/contracts/tools.ts";

/** A hang takes minutes: generous enough for a machine that is busy. */
const MAX_MILLISECONDS = 25_000;

function within(work: () => void): void {
  const start = performance.now();
  work();
  expect(performance.now() - start).toBeLessThan(MAX_MILLISECONDS);
}

/** Pushes without looking: what is measured is the reader. */
function push(
  tool: ToolDefinition,
  parts: readonly string[],
  options = {},
): ReturnType<typeof createToolArgumentsReader> {
  const reader = createToolArgumentsReader(tool, options);
  for (const part of parts) reader.push(part);
  return reader;
}

describe("hostile text", () => {
  test("100,000 brackets", () => {
    expect(read(openTool, [`{"a":${"[".repeat(100_000)}`]).state.issue?.keyword).toBe("limit");
    within(() => {
      const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
      expect(push(openTool, pieces(deep, [1_000]), { duplicateKeys: "allow" }).safeFinish().ok).toBe(false);
    });
  });

  test("brackets in what may yet be replaced are shown as deep as arguments may be, and told no deeper", () => {
    within(() => {
      let longest = 0;
      const onChange = ({ path }: PreviewChange): void => {
        longest = Math.max(longest, path.length);
      };
      const options = { duplicateKeys: "allow", maxDepth: 3, onChange } as const;
      const reader = push(openTool, pieces(`{"a":[[[${'[{"b":'.repeat(100_000)}`, [1_000]), options);
      expect(reader.preview).toEqual({ a: [[[]]] });
      reader.push(`"c"${"}]".repeat(100_000)},1],2],3],"d":["e"]`);
      expect(reader.preview).toEqual({ a: [[[], 2], 3], d: ["e"] });
      expect(reader.push(',"a":1}').status).toBe("complete");
      expect(reader.finish()).toEqual({ a: 1, d: ["e"] });
      expect(longest).toBe(3);
    });
  });

  test("300,000 items 127 deep for who listens", () => {
    within(() => {
      let told = 0;
      const onChange = ({ path }: PreviewChange): void => {
        if (path.length === 127) told += 1;
      };
      push(openTool, [`{"a":${"[".repeat(126)}${"1,".repeat(300_000)}`], { onChange });
      expect(told).toBe(300_000);
    });
  });

  test("a string of 2 MB in single characters", () => {
    within(() => {
      const reader = push(openTool, ['{"a":"', ...Array.from({ length: 2_000_000 }, () => "x"), '"}']);
      expect(reader.isComplete("/a")).toBe(true);
    });
  });

  test("50 MB of text: refused at the limit, kept no further", () => {
    within(() => {
      const reader = push(openTool, ['{"a":"', ...Array.from({ length: 50 }, () => "x".repeat(1_000_000))]);
      const result = reader.safeFinish();
      expect(result.ok ? "" : result.error.code).toBe("limit");
    });
  });

  test("300,000 keys, and a key of 1 MB in pieces", () => {
    within(() => {
      const keys = Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`);
      expect(push(openTool, [`{${keys.join(",")}}`]).safeFinish().ok).toBe(true);
      expect(push(openTool, pieces(`{"${"k".repeat(1_000_000)}":1}`, [3])).safeFinish().ok).toBe(true);
    });
  });

  test("a number of 1 MB in pieces", () => {
    within(() => {
      const { status } = createToolArgumentsReader(openTool).push('{"a":1');
      expect(status).toBe("open");
      expect(read(openTool, [`{"a":${"1".repeat(1_000_000)} `]).state.issue?.keyword).toBe("unsafe_number");
      push(openTool, pieces(`{"a":${"1".repeat(300_000)} `, [1]));
    });
  });

  test("a long text of pairs near its limit, in pieces", () => {
    within(() => {
      const tool = { name: "t", description: "", parameters: Type.Object({ a: Type.String({ maxLength: 200_000 }) }) };
      const reader = push(tool, pieces(`{"a":"${"\u{1f600}".repeat(200_000)}"}`, [1]));
      expect(reader.safeFinish().ok).toBe(true);
    });
  });

  test("an enum of 20,000 texts and an object of 500 names", () => {
    within(() => {
      const texts = Array.from({ length: 20_000 }, (_, index) => `${"x".repeat(20)}${index}`);
      const properties = Object.fromEntries(texts.slice(0, 500).map((name) => [name, {}]));
      const tool = {
        name: "t",
        description: "",
        parameters: { type: "object", properties: { a: { enum: texts }, ...properties }, additionalProperties: false },
      };
      const text = `{"a":"${texts[19_999] ?? ""}","${texts[499] ?? ""}":1,"${texts[3] ?? ""}":1}`;
      expect(push(tool, pieces(text, [1])).safeFinish().ok).toBe(true);
    });
  });

  test("unions of unions and doubled references do not multiply", () => {
    within(() => {
      const $defs: Record<string, unknown> = { n0: { type: "array", items: { type: "string" } } };
      for (let level = 1; level <= 30; level += 1) {
        const $ref = `#/$defs/n${level - 1}`;
        $defs[`n${level}`] =
          level % 2 === 0 ? { allOf: [{ $ref }, { $ref }] } : { anyOf: [{ $ref }, { $ref, maxItems: 5 }] };
      }
      const parameters = { type: "object", properties: { a: { $ref: "#/$defs/n30" } }, $defs };
      const items = JSON.stringify(Array.from({ length: 200 }, () => "x"));
      push({ name: "t", description: "", parameters }, pieces(`{"a":${items}}`, [1]));
    });
  });

  test("branches that fall far inside of what as many others are followed for", () => {
    within(() => {
      const numbers = { type: "array", items: { anyOf: Array.from({ length: 60 }, (_, maximum) => ({ maximum })) } };
      const branch = { type: "object", properties: { deeper: { $ref: "#/$defs/tree" }, numbers } };
      const parameters = {
        ...branch,
        $defs: { tree: { anyOf: Array.from({ length: 60 }, () => branch) } },
      };
      const text = `${'{"deeper":'.repeat(120)}{"numbers":[${"30,".repeat(20_000)}`;
      push({ name: "t", description: "", parameters }, pieces(text, [1_000]));
    });
  });

  test("patterns and references that multiply: the rest is left to the whole text, and refused there", () => {
    const branches = Array.from({ length: 60 }, (_, index) => ({ type: "number", maximum: index }));
    const parameters = {
      type: "object",
      properties: { list: { type: "array", items: { anyOf: branches } }, text: { type: "string" } },
    };
    const tool = { name: "t", description: "", parameters };
    const text = `{"list":[${"1,".repeat(50)}1],"text":1}`;
    expect(read(tool, [text]).state.issue?.path).toBe("/text");
    const { state, reader } = read(tool, [text], { maxSteps: 1_000 });
    expect(state).toEqual({ status: "complete" });
    expect(reader.safeFinish().ok).toBe(false);
  });

  test("64 branches that fall one after another, many times", () => {
    within(() => {
      const anyOf = Array.from({ length: 60 }, (_, index) => ({
        type: "object",
        properties: { a: { type: "string", maxLength: index + 1 } },
        additionalProperties: false,
      }));
      const parameters = { type: "object", properties: { list: { type: "array", items: { anyOf } } } };
      const item = JSON.stringify({ a: "x".repeat(60) });
      const text = `{"list":[${Array.from({ length: 1_000 }, () => item).join(",")}]}`;
      expect(push({ name: "t", description: "", parameters }, pieces(text, [7])).safeFinish().ok).toBe(true);
    });
  });
});
