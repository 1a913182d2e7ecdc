import type { AnyTool, ToolTypes } from "./tool.ts";

/** Tools by name. With any text as a name, nothing is known of them at compile time. */
export type ToolMap = Readonly<Record<string, AnyTool>>;

/** The tools of a list, by their literal names. */
export type ToolMapOf<TTools extends readonly AnyTool[]> = {
  readonly [TTool in TTools[number] as TTool["name"]]: TTool;
};

/** What is not known of a tool that was not made by `defineTool`. */
type UnknownTypes = ToolTypes<unknown, unknown, unknown>;

type TypesOf<TTool extends AnyTool> = unknown extends TTool["types"] ? UnknownTypes : NonNullable<TTool["types"]>;

/** The arguments that a tool gets. */
export type ArgumentsOf<TTool extends AnyTool> = TypesOf<TTool>["args"];

/** The arguments that a tool is called with: others only where a validator of the schema's own makes them. */
export type InputOf<TTool extends AnyTool> = TypesOf<TTool>["input"];

/** What a tool answers with: `null` for one that gives nothing. */
export type ResultOf<TTool extends AnyTool> = JsonResult<TypesOf<TTool>["result"]>;

/** `undefined` becomes `null`, as everything that is sent is JSON. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- what a function without a return gives is null as well
type JsonResult<TResult> = TResult extends void ? null : TResult;

/** A tool that says nothing of its context (`never`: it would take any) asks for none. */
type AsksFor<TTool extends AnyTool> = TypesOf<TTool>["context"] extends (context: infer TContext) => void
  ? (context: [TContext] extends [never] ? unknown : TContext) => void
  : never;

/** What the tools of a list ask for in `call.context`, together. */
export type ContextOf<TTools extends readonly AnyTool[]> = (
  TTools[number] extends infer TTool extends AnyTool ? (TTool extends unknown ? AsksFor<TTool> : never) : never
) extends (context: infer TContext) => void
  ? TContext
  : never;
