import { Type, type TSchema } from "typebox";
import { describe, expectTypeOf, test } from "vitest";
import type { ToolArguments, ToolDefinition } from "../../src/contracts/tools.ts";
import { compileToolArguments, type CompiledToolArguments, type JsonObject } from "../../src/index.ts";

describe("ToolArguments", () => {
  test("of a TypeBox schema are what the schema describes", () => {
    const parameters = Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) });
    expectTypeOf<ToolArguments<typeof parameters>>().toEqualTypeOf<{ path: string; limit?: number }>();
  });

  test("of plain JSON Schema written `as const` are inferred as well", () => {
    const parameters = {
      type: "object",
      properties: { mode: { enum: ["fast", "exact"] }, count: { type: "number" } },
      required: ["mode"],
    } as const;
    expectTypeOf<ToolArguments<typeof parameters>["mode"]>().toEqualTypeOf<"fast" | "exact">();
    expectTypeOf<ToolArguments<typeof parameters>["count"]>().toEqualTypeOf<number | undefined>();
  });

  test("of a schema that is only known at run time are an open record, never any", () => {
    expectTypeOf<ToolArguments<TSchema>>().toEqualTypeOf<Record<string, unknown>>();
    expectTypeOf<ToolArguments<Record<string, unknown>>>().toEqualTypeOf<Record<string, unknown>>();
  });
});

describe("ToolDefinition", () => {
  test("takes any schema, so that a list can hold different tools", () => {
    const parameters = Type.Object({ path: Type.String() });
    expectTypeOf<ToolDefinition<typeof parameters>>().toExtend<ToolDefinition>();
  });

  test("has no field that can be written", () => {
    expectTypeOf<ToolDefinition>().toEqualTypeOf<Readonly<ToolDefinition>>();
    const rename = (tool: ToolDefinition): void => {
      // @ts-expect-error -- a definition is immutable
      tool.name = "other";
    };
    expectTypeOf(rename).parameter(0).toEqualTypeOf<ToolDefinition>();
  });
});

test("compiled tools of different kinds go into one map", () => {
  const parameters = Type.Object({ path: Type.String() });
  const compiled = compileToolArguments({ name: "read", description: "", parameters });
  expectTypeOf(compiled.parse).returns.toEqualTypeOf<{ path: string }>();
  expectTypeOf(compiled).toExtend<CompiledToolArguments>();
  expectTypeOf<CompiledToolArguments<{ path: string }>>().not.toExtend<CompiledToolArguments<{ path: number }>>();
});

test("a schema that is only known to be JSON gives an open record", () => {
  expectTypeOf<ToolArguments<JsonObject>>().toEqualTypeOf<Record<string, unknown>>();
});
