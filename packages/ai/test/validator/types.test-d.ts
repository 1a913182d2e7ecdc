import { expectTypeOf, test } from "vitest";
import {
  type ArgumentsValidator,
  argumentsValidator,
  compileToolArguments,
  createToolArgumentsReader,
  type DeepPartial,
  defineTool,
  parseToolArguments,
  type Static,
  type ToolArguments,
  type ToolInput,
  Type,
  type ValidatedParameters,
  validateToolArguments,
} from "../../src/index.ts";

interface Input {
  readonly when: string;
}
interface Output {
  readonly when: Date;
}
declare const parameters: ValidatedParameters<Input, Output>;

test("arguments are what the validator gives", () => {
  expectTypeOf<Static<typeof parameters>>().toEqualTypeOf<Output>();
  expectTypeOf<ToolArguments<typeof parameters>>().toEqualTypeOf<Output>();
  expectTypeOf<ToolInput<typeof parameters>>().toEqualTypeOf<Input>();
});

test("every entry point", () => {
  const tool = defineTool({ name: "t", description: "", parameters, examples: [{ when: "2026-01-01" }] });
  expectTypeOf(validateToolArguments(tool, {})).toEqualTypeOf<Output>();
  expectTypeOf(parseToolArguments(tool, "")).toEqualTypeOf<Output>();
  expectTypeOf(compileToolArguments(tool).parse("")).toEqualTypeOf<Output>();
  const reader = createToolArgumentsReader(tool);
  expectTypeOf(reader.finish()).toEqualTypeOf<Output>();
  expectTypeOf(reader.preview).toEqualTypeOf<DeepPartial<Input>>();
});

test("examples are what a model sends", () => {
  // @ts-expect-error an example is no output
  defineTool({ name: "t", description: "", parameters, examples: [{ when: new Date() }] });
});

test("other schemas have one type for both", () => {
  const plain = Type.Object({ a: Type.Optional(Type.Integer()) });
  expectTypeOf<ToolInput<typeof plain>>().toEqualTypeOf<{ a?: number }>();
  expectTypeOf<ToolInput<object>>().toEqualTypeOf<Record<string, unknown>>();
  const json = { type: "object", properties: { a: { type: "string" } }, required: ["a"] } as const;
  expectTypeOf<ToolInput<typeof json>>().toEqualTypeOf<ToolArguments<typeof json>>();
});

test("a validator of nothing known gives a record", () => {
  expectTypeOf<ToolArguments<ValidatedParameters<unknown, unknown>>>().toEqualTypeOf<Record<string, unknown>>();
  expectTypeOf<typeof parameters>()
    .toHaveProperty(argumentsValidator)
    .toEqualTypeOf<ArgumentsValidator<Input, Output>>();
});
