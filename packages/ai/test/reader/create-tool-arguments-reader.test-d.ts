import { expectTypeOf, test } from "vitest";
import { createToolArgumentsReader, type DeepPartial, type ToolArgumentsReader, Type } from "../../src/index.ts";

const parameters = Type.Object({
  path: Type.String(),
  mode: Type.Optional(Type.Union([Type.Literal("create"), Type.Literal("overwrite")])),
  lines: Type.Array(Type.Object({ number: Type.Integer(), text: Type.String() })),
  isLast: Type.Boolean(),
});
const reader = createToolArgumentsReader({ name: "write", description: "", parameters });

test("finish has the type of the arguments", () => {
  expectTypeOf(reader.finish()).toEqualTypeOf<{
    path: string;
    mode?: "create" | "overwrite";
    lines: { number: number; text: string }[];
    isLast: boolean;
  }>();
  const result = reader.safeFinish();
  if (result.ok) expectTypeOf(result.value.path).toEqualTypeOf<string>();
});

test("in the preview all may be missing, and a literal may be half there", () => {
  expectTypeOf(reader.preview).toEqualTypeOf<{
    readonly path?: string;
    readonly mode?: string;
    readonly lines?: readonly { readonly number?: number; readonly text?: string }[];
    readonly isLast?: boolean;
  }>();
  expectTypeOf<DeepPartial<readonly ("a" | "b")[]>>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<DeepPartial<string | null>>().toEqualTypeOf<string | null>();
});

test("a state is refused with an issue, or has none", () => {
  const state = reader.push("{");
  if (state.status === "refused") expectTypeOf(state.issue.path).toEqualTypeOf<string>();
  else expectTypeOf(state.issue).toEqualTypeOf<undefined>();
});

test("readers of tools of all kinds fit where none is named", () => {
  expectTypeOf(reader).toExtend<ToolArgumentsReader<unknown>>();
  const readers = new Map<number, ToolArgumentsReader>([[0, reader]]);
  expectTypeOf(readers.get(0)?.preview["path"]).toEqualTypeOf<unknown>();
  const openParameters: object = { type: "object" };
  const open = createToolArgumentsReader({ name: "any", description: "", parameters: openParameters });
  expectTypeOf(open.finish()).toEqualTypeOf<Record<string, unknown>>();
});
