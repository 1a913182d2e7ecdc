import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createToolArgumentsReader, type PreviewChange, Type } from "../../src/index.ts";
import { isToolArgumentsValidationError } from "../../src/issues/tool-arguments-validation-error.ts";
import { isToolSchemaError } from "../../src/schema/tool-schema-error.ts";
import { carelessJsonText, jsonText } from "../support/json-texts.ts";
import { openTool } from "../support/payload-tools.ts";
import { pieces, read } from "../support/reading.ts";

const writeTool = {
  name: "write",
  description: "Writes a file",
  parameters: Type.Object(
    {
      path: Type.String({ minLength: 1 }),
      mode: Type.Optional(Type.Union([Type.Literal("create"), Type.Literal("overwrite")])),
      content: Type.String(),
      tags: Type.Optional(Type.Array(Type.Object({ name: Type.String(), weight: Type.Number() }))),
    },
    { additionalProperties: false },
  ),
};

test("shows strings as they grow, numbers and literals when they have ended", () => {
  const reader = createToolArgumentsReader(writeTool);
  const shown: string[] = [];
  for (const piece of ['{"pa', 'th":', '"a', ".ts", '","tags":[{"name":"x","we', 'ight":1', "2", "}", "]"]) {
    reader.push(piece);
    shown.push(JSON.stringify(reader.preview));
  }
  expect(shown).toEqual([
    "{}",
    "{}",
    '{"path":"a"}',
    '{"path":"a.ts"}',
    '{"path":"a.ts","tags":[{"name":"x"}]}',
    '{"path":"a.ts","tags":[{"name":"x"}]}',
    '{"path":"a.ts","tags":[{"name":"x"}]}',
    '{"path":"a.ts","tags":[{"name":"x","weight":12}]}',
    '{"path":"a.ts","tags":[{"name":"x","weight":12}]}',
  ]);
});

test("the preview is the live tree: the same object before and after", () => {
  const reader = createToolArgumentsReader(writeTool);
  const { preview } = reader;
  reader.push('{"path":"a');
  expect(reader.preview).toBe(preview);
  expect(preview).toEqual({ path: "a" });
});

test("what finish gives is not the preview: who changes that changes nothing else", () => {
  const reader = createToolArgumentsReader(writeTool);
  reader.push('{"path":"a","content":"b"}');
  Reflect.set(reader.preview, "path", "somewhere else");
  expect(reader.finish()).toEqual({ path: "a", content: "b" });
});

test("finish throws the error of parseToolArguments", () => {
  const reader = createToolArgumentsReader(writeTool);
  reader.push('{"path":"a"');
  let error: unknown;
  try {
    reader.finish();
  } catch (thrown) {
    error = thrown;
  }
  expect(isToolArgumentsValidationError(error) && error.code).toBe("invalid_json");
  expect(reader.push(',"content":""}')).toEqual({ status: "complete" });
  expect(reader.finish()).toEqual({ path: "a", content: "" });
});

test("a refused reader still takes text, and finish tells of all of it", () => {
  const reader = createToolArgumentsReader(writeTool);
  const state = reader.push('{"path":1');
  expect(state.status).toBe("refused");
  expect(reader.push(',"content":2}')).toBe(state);
  const result = reader.safeFinish();
  expect(result.ok ? [] : result.error.details.map(({ path }) => path)).toEqual(["/path", "/content"]);
});

test.each([[undefined], [null], [1], [["{}"]]])("a fragment must be a string, not %j", (fragment) => {
  const reader = createToolArgumentsReader(writeTool);
  expect(() => Reflect.apply(reader.push, undefined, [fragment])).toThrow(TypeError);
  expect(reader.push("{}").status).toBe("refused");
});

test("tools and options that are none are the developer's mistake", () => {
  expect(() => Reflect.apply(createToolArgumentsReader, undefined, [undefined])).toThrow(TypeError);
  expect(() => Reflect.apply(createToolArgumentsReader, undefined, [writeTool, { onChange: 1 }])).toThrow(TypeError);
  expect(() => Reflect.apply(createToolArgumentsReader, undefined, [writeTool, { maxDepth: 0 }])).toThrow(TypeError);
  let error: unknown;
  try {
    createToolArgumentsReader({ name: "t", description: "", parameters: { type: "string" } });
  } catch (thrown) {
    error = thrown;
  }
  expect(isToolSchemaError(error)).toBe(true);
});

test("where the preview was frozen push throws, ever again, and finish goes on", () => {
  const reader = createToolArgumentsReader(writeTool);
  reader.push('{"path":"a","tags":[');
  Object.freeze(reader.preview.tags);
  let error: unknown;
  try {
    reader.push('{"name":"b"');
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(TypeError);
  for (const fragment of [',"weight":1}', '],"content":"c"}']) {
    expect(() => reader.push(fragment)).toThrow(error);
  }
  expect(reader.finish()).toEqual({ path: "a", tags: [{ name: "b", weight: 1 }], content: "c" });
});

test("who takes members out of the preview changes what is shown, and not what is refused", () => {
  const reader = createToolArgumentsReader(writeTool);
  reader.push('{"path":"a","tags":[{"name":"b","weight":1}');
  const { preview } = reader;
  Reflect.deleteProperty(preview, "path");
  Reflect.set(preview.tags ?? [], "length", 0);
  expect(reader.push(',{"name":"c","weight":2}],"content":"d"}').status).toBe("complete");
  expect(reader.finish()).toMatchObject({ path: "a", tags: [{ name: "b" }, { name: "c" }] });
});

describe("isComplete", () => {
  test("where keys may come twice nothing is certain before the end", () => {
    const reader = createToolArgumentsReader(openTool, { duplicateKeys: "allow" });
    reader.push('{"a":1');
    reader.push(',"b":{"c":1},');
    expect(["/a", "/b", "/b/c"].map(reader.isComplete)).toEqual([false, false, false]);
    reader.push('"a":[2]}');
    expect(["", "/a", "/a/0", "/b/c"].map(reader.isComplete)).toEqual([true, true, true, true]);
  });

  const text = '{"path":"a~b","t/g":[1,{"x":"y"},"z"],"n":12,"o":{"p":true}}';

  test.each<[after: string, pointers: Readonly<Record<string, boolean>>]>([
    ["", { "": false, "/path": false }],
    ['{"path":"a', { "": false, "/path": false }],
    ['{"path":"a~b"', { "": false, "/path": true, "/path/0": false }],
    ['{"path":"a~b","t/g":[', { "/t~1g": false, "/t~1g/0": false, "/t/g": false, "/path": true }],
    ['{"path":"a~b","t/g":[1', { "/t~1g/0": false }],
    [
      '{"path":"a~b","t/g":[1,',
      { "/t~1g/0": true, "/t~1g/1": false, "/t~1g": false, "/t~1g/00": false, "/t~1g/-": false },
    ],
    ['{"path":"a~b","t/g":[1,{"x":"y', { "/t~1g/0": true, "/t~1g/1": false, "/t~1g/1/x": false }],
    ['{"path":"a~b","t/g":[1,{"x":"y"', { "/t~1g/1": false, "/t~1g/1/x": true }],
    ['{"path":"a~b","t/g":[1,{"x":"y"}', { "/t~1g/1": true, "/t~1g/1/x": true, "/t~1g": false }],
    ['{"path":"a~b","t/g":[1,{"x":"y"},"z"]', { "/t~1g": true, "/t~1g/2": true, "/t~1g/3": false }],
    ['{"path":"a~b","t/g":[1,{"x":"y"},"z"],"n":12', { "/n": false }],
    [
      '{"path":"a~b","t/g":[1,{"x":"y"},"z"],"n":12,"o":{"p":true',
      { "/n": true, "/o": false, "/o/p": true, "": false },
    ],
    [text, { "": true, "/o": true, "/t~1g/1/x": true, "/nothing": false, "/constructor": false }],
  ])("after %s", (after, pointers) => {
    expect(text.startsWith(after)).toBe(true);
    const { reader } = read(openTool, pieces(after, [3]));
    const answers = Object.keys(pointers).map((pointer) => [pointer, reader.isComplete(pointer)]);
    expect(Object.fromEntries(answers)).toEqual(pointers);
  });
});

test.each([["path"], ["#/path"], ["/~"], [undefined], [["path"]]])(
  "isComplete takes no %j for a pointer",
  (pointer) => {
    const reader = createToolArgumentsReader(writeTool);
    expect(() => Reflect.apply(reader.isComplete, undefined, [pointer])).toThrow("a JSON Pointer must be");
  },
);

/** Does to a value what a change says, as a user interface would. */
function applied(root: unknown, { path, kind, value }: PreviewChange): void {
  let container = root as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) container = container[step] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  container[last] = kind === "append" ? `${String(container[last])}${String(value)}` : value;
}

describe("onChange", () => {
  test("tells each change once, in order", () => {
    const changes: string[] = [];
    const reader = createToolArgumentsReader(writeTool, {
      onChange: ({ path, kind, value }) => changes.push(`/${path.join("/")} ${kind} ${JSON.stringify(value)}`),
    });
    reader.push('{"path":"a');
    reader.push('.ts","content":"');
    reader.push("x\\ny");
    reader.push("");
    reader.push('","tags":[{"name":"b","weight":1},');
    reader.push("{");
    expect(changes).toEqual([
      '/path set "a"',
      '/path append ".ts"',
      '/content set ""',
      '/content append "x\\ny"',
      "/tags set []",
      "/tags/0 set {}",
      '/tags/0/name set "b"',
      "/tags/0/weight set 1",
      "/tags/1 set {}",
    ]);
  });

  test("who applies the changes to an empty object has the preview, whatever the fragments", () => {
    fc.assert(
      fc.property(
        fc.oneof(jsonText, carelessJsonText),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
        (value, sizes) => {
          // An unsafe key is refused when it ends; here only the ones that an assignment can set are of interest.
          const text = `{"a":${value.replaceAll("__proto__", "proto")}}`;
          const mirror: unknown = {};
          const { reader } = read(openTool, pieces(text, sizes), { onChange: (change) => applied(mirror, change) });
          expect(mirror).toEqual(reader.preview);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("what it throws comes out of push, with the text read all the same", () => {
    const reader = createToolArgumentsReader(writeTool, {
      onChange: () => {
        throw new Error("the screen is gone");
      },
    });
    expect(() => reader.push('{"path":"a","content":"b"}')).toThrow("the screen is gone");
    expect(reader.finish()).toEqual({ path: "a", content: "b" });
  });

  test("one that throws is told the rest with the next push", () => {
    const told: unknown[] = [];
    const reader = createToolArgumentsReader(writeTool, {
      onChange: ({ value }) => {
        told.push(value);
        if (value === "a") throw new Error("not now");
      },
    });
    expect(() => reader.push('{"path":"a","mode":"create","content":"b')).toThrow("not now");
    expect(told).toEqual(["a"]);
    reader.push('c"');
    expect(told).toEqual(["a", "create", "b", "c"]);
  });

  test("one that pushes on is told of that after what came before", () => {
    const rest = ['b","con', 'tent":"c"', "}"];
    const told: string[] = [];
    const reader = createToolArgumentsReader(writeTool, {
      onChange: ({ path, kind, value }) => {
        const next = rest.shift();
        if (next !== undefined) reader.push(next);
        told.push(`${path.join("/")} ${kind} ${String(value)}`);
      },
    });
    expect(reader.push('{"tags":[{"name":"t","weight":1}],"path":"a')).toEqual({ status: "complete" });
    expect(told).toEqual([
      "tags set ",
      "tags/0 set [object Object]",
      "tags/0/name set t",
      "tags/0/weight set 1",
      "path set a",
      "path append b",
      "content set c",
    ]);
  });

  test("one that finishes gets what there is", () => {
    const results: boolean[] = [];
    const reader = createToolArgumentsReader(writeTool, {
      onChange: () => results.push(reader.safeFinish().ok),
    });
    reader.push('{"path":"a","content":"');
    reader.push('b"}');
    expect(results).toEqual([false, false, true]);
  });
});

test.each(["toString", "__proto__", "constructor", "hasOwnProperty"])(
  "a member named %s is a member like any other",
  (name) => {
    const text = JSON.stringify({ a: 1 }).replace('"a"', JSON.stringify(name));
    const { reader } = read(openTool, pieces(text, [1]), { duplicateKeys: "allow" });
    expect(Object.keys(reader.preview as object)).toEqual([name]);
    expect(Object.getPrototypeOf(reader.preview)).toBe(Object.prototype);
  },
);

test("no issue holds what the model sent, apart from names and places", () => {
  const secret = "hunter2";
  const tool = {
    name: "t",
    description: "",
    parameters: Type.Object({ a: Type.Literal("x"), n: Type.Optional(Type.Number({ maximum: 1 })) }),
  };
  for (const text of [`{"a":"${secret}"`, `{"n":7382910,`, `{"a":{"${secret}`, `{"a":"x"} ${secret}`]) {
    const { state } = read(tool, [text]);
    expect(state.status).toBe("refused");
    expect(JSON.stringify(state.issue)).not.toMatch(/hunter|73829/);
  }
});
