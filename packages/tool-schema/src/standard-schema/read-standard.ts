import { foreignSchemaError } from "./foreign-schema-error.ts";

/** The members of a `~standard` that are used, each read once. */
export interface ReadStandard {
  readonly vendor: string;
  /** Bound to what it was read from. */
  readonly validate: (value: unknown) => unknown;
  /** The JSON Schema of what the schema takes; undefined where its library has none. */
  readonly jsonSchemaOfInput: ((options: object) => unknown) | undefined;
}

/** @throws ToolSchemaError for what is no Standard Schema 1, or cannot be read. */
export function readStandard(schema: unknown): ReadStandard {
  const read = tryRead(schema);
  if (read === undefined) {
    throw foreignSchemaError(
      "not_standard",
      "must be a schema of a library with Standard Schema 1; for plain JSON Schema use fromJsonSchema",
    );
  }
  return read;
}

function tryRead(schema: unknown): ReadStandard | undefined {
  try {
    // ArkType's schemas are functions.
    if (!isObject(schema)) return undefined;
    const standard: unknown = Reflect.get(schema, "~standard");
    if (!isObject(standard)) return undefined;
    const vendor: unknown = Reflect.get(standard, "vendor");
    const validate: unknown = Reflect.get(standard, "validate");
    const jsonSchema: unknown = Reflect.get(standard, "jsonSchema");
    if (Reflect.get(standard, "version") !== 1 || typeof vendor !== "string" || typeof validate !== "function")
      return undefined;
    const input: unknown = isObject(jsonSchema) ? Reflect.get(jsonSchema, "input") : undefined;
    return {
      vendor,
      validate: (value) => Reflect.apply(validate, standard, [value]) as unknown,
      jsonSchemaOfInput:
        typeof input === "function" ? (options) => Reflect.apply(input, jsonSchema, [options]) as unknown : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A member of a schema that was read, beside `~standard`; undefined where it throws. */
export function memberOf(schema: object, name: string): unknown {
  try {
    return Reflect.get(schema, name);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
