import type { JsonValue } from "@di-code/ai";
import { Type } from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import { generateArgumentCases } from "../../src/cases/generate-argument-cases.ts";

test("valid cases have the type of the arguments, invalid ones are JSON", () => {
  const schema = Type.Object({ path: Type.String(), limit: Type.Optional(Type.Integer()) });
  const { valid, invalid } = generateArgumentCases(schema);
  expectTypeOf(valid).items.toHaveProperty("value").toEqualTypeOf<{ path: string; limit?: number }>();
  expectTypeOf(invalid).items.toHaveProperty("value").toEqualTypeOf<JsonValue>();
});

test("of a plain schema that is a constant as well", () => {
  const schema = { type: "object", properties: { a: { const: 1 } }, required: ["a"] } as const;
  expectTypeOf(generateArgumentCases(schema).valid).items.toHaveProperty("value").toEqualTypeOf<{ a: 1 }>();
});

test("options of another name are refused", () => {
  // @ts-expect-error -- there is no such option
  generateArgumentCases(Type.Object({}), { sead: 1 });
});
