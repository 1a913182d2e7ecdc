import { type TSchema, Type } from "@di-code/ai";
import { describe, expect, test } from "vitest";
import { createToolRegistry } from "../../src/index.ts";
import { toolOf } from "../support/tools.ts";

const node = {
  type: "object",
  properties: { name: { type: "string", default: "leaf" }, next: { $ref: "#/$defs/node", default: {} } },
};

describe('3. defaults: "apply"', () => {
  test.each<[name: string, parameters: TSchema, args: unknown, data: unknown, filled: readonly string[] | undefined]>([
    ["a missing member", Type.Object({ n: Type.Optional(Type.Integer({ default: 5 })) }), {}, { n: 5 }, ["/n"]],
    [
      "not a member that is there",
      Type.Object({ n: Type.Optional(Type.Integer({ default: 5 })) }),
      { n: 1 },
      { n: 1 },
      undefined,
    ],
    ["nothing without a default", Type.Object({ n: Type.Optional(Type.Integer()) }), {}, {}, undefined],
    [
      "inside objects and lists",
      Type.Object({ a: Type.Array(Type.Object({ "b/c": Type.Optional(Type.Null({ default: null })) })) }),
      { a: [{}, { "b/c": null }] },
      { a: [{ "b/c": null }, { "b/c": null }] },
      ["/a/0/b~1c"],
    ],
    [
      "inside what was filled in",
      Type.Object({
        o: Type.Optional(Type.Object({ n: Type.Optional(Type.Integer({ default: 1 })) }, { default: {} })),
      }),
      {},
      { o: { n: 1 } },
      ["/o", "/o/n"],
    ],
    [
      "in tuples and their rest",
      {
        type: "object",
        properties: {
          t: {
            type: "array",
            prefixItems: [{ type: "object", properties: { a: { default: 1 } } }],
            items: { type: "object", properties: { b: { default: 2 } } },
          },
        },
      },
      { t: [{}, {}] },
      { t: [{ a: 1 }, { b: 2 }] },
      ["/t/0/a", "/t/1/b"],
    ],
    [
      "behind references and in allOf",
      {
        type: "object",
        properties: { a: { $ref: "#/$defs/x" } },
        allOf: [{ properties: { b: { default: 2 } } }],
        $defs: { x: { type: "object", properties: { c: { default: 3 } } } },
      },
      { a: {} },
      { a: { c: 3 }, b: 2 },
      ["/a/c", "/b"],
    ],
    [
      "in the branch of a union that takes the value",
      Type.Object({
        shape: Type.Union([
          Type.Object({ kind: Type.Literal("circle"), radius: Type.Optional(Type.Number({ default: 1 })) }),
          Type.Object({ kind: Type.Literal("square"), side: Type.Optional(Type.Number({ default: 2 })) }),
        ]),
      }),
      { shape: { kind: "square" } },
      { shape: { kind: "square", side: 2 } },
      ["/shape/side"],
    ],
    [
      "once where a schema holds itself",
      { ...node, $defs: { node } },
      {},
      { name: "leaf", next: { name: "leaf" } },
      ["/name", "/next", "/next/name"],
    ],
    [
      "in a schema of TypeBox that holds itself",
      Type.Object({
        tree: Type.Cyclic(
          { Node: Type.Object({ n: Type.Optional(Type.Integer({ default: 7 })), kids: Type.Array(Type.Ref("Node")) }) },
          "Node",
        ),
      }),
      { tree: { kids: [{ kids: [], n: 1 }] } },
      { tree: { kids: [{ kids: [], n: 1 }] } },
      undefined,
    ],
    [
      "names of the prototype",
      { type: "object", properties: { constructor: { default: 1 }, toString: { default: 2 } } },
      {},
      { constructor: 1, toString: 2 },
      ["/constructor", "/toString"],
    ],
  ])("fills in %s", async (_, parameters, args, data, filled) => {
    const registry = createToolRegistry({ tools: [toolOf("t", (own) => own, { parameters })], defaults: "apply" });
    const result = await registry.safeExecuteAny("t", args);
    expect(result.success && result.data).toEqual(data);
    expect(result.success && result.arguments).toEqual(data);
    expect(result.success && result.filled).toEqual(filled);
  });

  const parameters = Type.Object({ n: Type.Optional(Type.Integer({ default: 5 })) });

  test("is off by default", async () => {
    const result = await createToolRegistry({ tools: [toolOf("t", (own) => own, { parameters })] }).safeExecuteAny(
      "t",
      {},
    );
    expect(result).toMatchObject({ success: true, data: {} });
    expect(result).not.toHaveProperty("filled");
  });

  test("comes after the first validation: a required member stays required", async () => {
    const required = Type.Object({ n: Type.Integer({ default: 5 }) });
    const registry = createToolRegistry({
      tools: [toolOf("t", (own) => own, { parameters: required })],
      defaults: "apply",
    });
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
  });

  test("is validated again: a server's wrong default does not reach the tool", async () => {
    const registry = createToolRegistry({ defaults: "apply" });
    const wrong = { type: "object", properties: { n: { type: "integer", default: "5" } } };
    registry.register(
      toolOf("t", (own) => own, { parameters: wrong }),
      { imported: true },
    );
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({
      error: { code: "VALIDATION_ERROR", issues: [{ path: "/n" }] },
    });
  });

  test("gives each call a value of its own", async () => {
    const list = Type.Object({ list: Type.Optional(Type.Array(Type.Integer(), { default: [] })) });
    const push = ({ list: own }: { list: number[] }): number => own.push(1);
    const registry = createToolRegistry({ tools: [toolOf("t", push, { parameters: list })], defaults: "apply" });
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({ data: 1 });
    expect(await registry.safeExecuteAny("t", {})).toMatchObject({ data: 1 });
  });
});
