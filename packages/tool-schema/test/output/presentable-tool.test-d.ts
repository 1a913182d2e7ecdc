import { defineTool, type ToolDefinition, Type } from "@di-code/ai";
import { expectTypeOf, test } from "vitest";
import {
  type DisplayedArguments,
  displayFields,
  type FormField,
  type PresentableTool,
  toFormFields,
  toMarkdown,
  toTypeScript,
} from "../../src/index.ts";

const tool = defineTool({
  name: "read",
  description: "Read a file.",
  parameters: Type.Object({ path: Type.String() }),
  examples: [{ path: "a" }],
});

test("tools of all kinds are taken without a cast", () => {
  expectTypeOf(tool).toExtend<PresentableTool>();
  expectTypeOf<ToolDefinition>().toExtend<PresentableTool>();
  expectTypeOf(toTypeScript(tool)).toEqualTypeOf<string>();
  expectTypeOf(toMarkdown([tool])).toEqualTypeOf<string>();
  expectTypeOf(toFormFields(tool)).toEqualTypeOf<readonly FormField[]>();
  expectTypeOf(displayFields(tool, {})).toEqualTypeOf<DisplayedArguments>();
});

test("a field's control tells what else it has", () => {
  const field = {} as FormField;
  if (field.control === "select") expectTypeOf(field.options).toExtend<readonly { readonly label: string }[]>();
  if (field.control === "list") expectTypeOf(field.item).toEqualTypeOf<FormField>();
  // @ts-expect-error: a group has no options
  if (field.control === "group") void field.options;
});
