/** A schema of any library that follows Standard Schema 1 (https://standardschema.dev), as far as it is asked here. */
export interface StandardSchema<out TInput = unknown, out TOutput = TInput> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<TOutput> | PromiseLike<StandardResult<TOutput>>;
    readonly types?: StandardTypes<TInput, TOutput> | undefined;
    /** Standard JSON Schema 1: not every library has it, and then the caller gives the JSON Schema. */
    readonly jsonSchema?: StandardJsonSchemaConverter | undefined;
  };
}

/** For the compiler alone. */
export interface StandardTypes<out TInput, out TOutput> {
  readonly input: TInput;
  readonly output: TOutput;
}

export type StandardResult<TOutput> =
  | { readonly value: TOutput; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The schema as JSON Schema, of what it takes and of what it gives. Throws where there is none. */
export interface StandardJsonSchemaConverter {
  readonly input: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
  readonly output: (options: StandardJsonSchemaOptions) => Record<string, unknown>;
}

export interface StandardJsonSchemaOptions {
  /** `draft-2020-12`, `draft-07`, or another that the library may know. */
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | (string & {});
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
