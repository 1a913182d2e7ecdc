import type { Static, TSchema } from "typebox";
import type { ValidatedParameters } from "./arguments-validator.ts";

/** What a model is told of a tool: the contract that every package of this family speaks. */
export interface ToolDefinition<TParameters extends TSchema = TSchema> {
  readonly name: string;
  /** Written for the model: what the tool does and when to use it. */
  readonly description: string;
  /** A TypeBox schema or plain JSON Schema whose root is an object. Immutable once used. */
  readonly parameters: TParameters;
}

/**
 * The arguments that a schema describes; an open record where the schema is not known at compile time.
 *
 * `NoInfer` is outermost on purpose: without it every consumer's call pays for resolving `Static` while
 * `TParameters` is still being inferred (1,200,000 type instantiations instead of 3,600).
 */
export type ToolArguments<TParameters extends TSchema> = NoInfer<
  TSchema extends TParameters ? Record<string, unknown> : OpenRecordFor<Static<TParameters>>
>;

/** A schema typed as any record (`Record<string, unknown>`, a server's JSON) says nothing of its arguments either. */
type OpenRecordFor<TStatic> = unknown extends TStatic ? Record<string, unknown> : TStatic;

/**
 * The arguments as a model sends them: of {@link ValidatedParameters} what their validator takes, of all other schemas the
 * same as {@link ToolArguments}.
 */
export type ToolInput<TParameters extends TSchema> = NoInfer<
  TParameters extends ValidatedParameters<infer TInput, unknown> ? OpenRecordFor<TInput> : ToolArguments<TParameters>
>;

/**
 * Words for people, keyed by JSON Pointer into the arguments (`/options/labels`); `*` stands for each item of a list or each
 * member of an object (`/files/*`).
 */
export interface ToolDisplay {
  /** What the tool is called in front of a person. */
  readonly title?: string;
  /** Label of the value at a pointer. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Pointers of the values that a person must see before they agree, most important first. */
  readonly important?: readonly string[];
  /** Pointers of the values that are never shown. */
  readonly secret?: readonly string[];
}

/** What else a tool may say of itself; lint, docs, dialects and the registry read it. */
export interface ToolDescription<TParameters extends TSchema = TSchema> extends ToolDefinition<TParameters> {
  /** Arguments as a model should send them. */
  readonly examples?: readonly ToolInput<TParameters>[];
  /** What running the tool does to the world. */
  readonly effects?: "read" | "write" | "destructive";
  readonly display?: ToolDisplay;
}
