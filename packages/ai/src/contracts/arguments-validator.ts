/**
 * The key under which a schema's root may hold an {@link ArgumentsValidator}: rules that JSON Schema has no words for. The
 * same symbol in every copy of the package.
 *
 * Every function that checks arguments runs it, after its own check, and gives what it gives. Only the root's is run:
 * elsewhere in a schema it is refused when the schema is compiled, since nothing would run it.
 */
export const argumentsValidator: unique symbol = Symbol.for("@di-code/ai/argumentsValidator");

/** A validator of a schema's own. It belongs to the schema: read once, when the schema is first used. */
export interface ArgumentsValidator<out TInput = unknown, out TOutput = TInput> {
  /**
   * Judges arguments that satisfy the schema. They are a private copy, which it may keep and change; what it gives as
   * `value` is what the tool gets, and is not looked at again.
   *
   * Refused are the arguments where it gives `issues`, and where it throws or gives neither `value` nor `issues`. One that
   * gives a promise is the developer's mistake: a `ToolSchemaError` at that call. The promise is let go, its rejection too.
   */
  readonly validate: (args: unknown) => ArgumentsVerdict<TOutput> | PromiseLike<unknown>;
  /**
   * Keywords that this validator decides by rules of its own, so that the schema's are not enforced: a library may write
   * `format: "date-time"` for texts without seconds, or a pattern without its flags.
   */
  readonly decides?: readonly DecidedKeyword[];
  /** For the compiler alone: never there at run time. */
  readonly types?: { readonly input: TInput; readonly output: TOutput };
}

export type DecidedKeyword = "format" | "pattern";

/** What a validator says: the value for the tool, or what is wrong. Without `issues` (undefined, null) it is the value. */
export type ArgumentsVerdict<TOutput = unknown> =
  | { readonly value: TOutput; readonly issues?: undefined }
  | { readonly issues: readonly ArgumentsVerdictIssue[] };

export interface ArgumentsVerdictIssue {
  /**
   * A sentence without its place. It reaches people and the model: in one line, at most 512 characters, with the value it
   * is about taken out where it is quoted. What it says of values in other words stays.
   */
  readonly message: string;
  /** From the root of the arguments; the root itself where there is none. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The type of parameters with a validator: `Static` of them, and so the arguments a tool gets, is what the validator gives.
 * The `~unsafe` is TypeBox's own mark for that and need not be there at run time.
 */
export interface ValidatedParameters<out TInput, out TOutput> {
  readonly "~unsafe": TOutput;
  readonly [argumentsValidator]: ArgumentsValidator<TInput, TOutput>;
}
