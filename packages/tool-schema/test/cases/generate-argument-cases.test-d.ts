import type { JsonValue } from "@di-code/ai";
import { Type } from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import { z } from "zod";
import { generateArgumentCases } from "../../src/cases/generate-argument-cases.ts";
import { fromStandardSchema } from "../../src/index.ts";

test("valid cases have the type of the arguments, invalid ones are JSON", () => {
  const schema = Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) });
  const { valid, invalid } = generateArgumentCases(schema);
  expectTypeOf(valid).items.toHaveProperty("value").toEqualTypeOf<Readonly<{ path: string; limit?: number }>>();
  expectTypeOf(invalid).items.toHaveProperty("value").toEqualTypeOf<JsonValue>();
});

test("of a plain schema that is a constant as well", () => {
  const schema = { type: "object", properties: { a: { const: 1 } }, required: ["a"] } as const;
  expectTypeOf(generateArgumentCases(schema).valid).items.toHaveProperty("value").toEqualTypeOf<Readonly<{ a: 1 }>>();
});

test("of a schema that transforms, what it takes and not what it gives", () => {
  const schema = fromStandardSchema(z.object({ day: z.string().transform(Number), tags: z.array(z.string()) }));
  const { valid } = generateArgumentCases(schema);
  expectTypeOf(valid).items.toHaveProperty("value").toEqualTypeOf<Readonly<{ day: string; tags: string[] }>>();
});

test("frozen members are not written to, and what takes the arguments takes them", () => {
  const schema = Type.Object({ path: Type.String() });
  for (const { value } of generateArgumentCases(schema).valid) {
    expectTypeOf<typeof value>().toExtend<{ path: string }>();
    // @ts-expect-error -- frozen
    value.path = "";
  }
});

test("options of another name are refused", () => {
  // @ts-expect-error -- there is no such option
  generateArgumentCases(Type.Object({}), { sead: 1 });
});
