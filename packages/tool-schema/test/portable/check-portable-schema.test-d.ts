import { checkToolSchema, type SchemaFindingCode } from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import { checkPortableSchema, type PortableFindingCode } from "../../src/index.ts";

test("codes are literals, so that a switch over them is checked", () => {
  expectTypeOf(checkPortableSchema({})).items.toHaveProperty("code").toEqualTypeOf<PortableFindingCode>();
  expectTypeOf(checkToolSchema({}).findings).items.toHaveProperty("code").toEqualTypeOf<SchemaFindingCode>();
});
