import { type ArgumentOptions, compileToolArguments, isToolSchemaError, type TSchema } from "@di-code/ai";
import { embedSchema } from "./embedded-schema.ts";
import { eachSchema, isSchemaObject } from "./subschemas.ts";

/** A `default` that the schema in which it stands refuses. */
export interface WrongDefault {
  /** Of the default, into `parameters`. */
  readonly pointer: string;
  /** What the schema says of it: `must be integer`. */
  readonly message: string;
}

/** Every wrong `default` of a schema that is known to be enforceable, all checked at once. */
export function findWrongDefaults(parameters: TSchema, options: ArgumentOptions): readonly WrongDefault[] {
  if (!isSchemaObject(parameters)) return [];
  const places: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [schema, pointer] of eachSchema(parameters)) {
    if (!Object.hasOwn(schema, "default")) continue;
    const name = String(Object.keys(places).length);
    places[name] = pointer;
    values[name] = schema["default"];
  }
  const names = Object.keys(places);
  if (names.length === 0) return [];
  const messages = new Map<string, string>();
  for (const { path, message } of issuesOf(parameters, places, values, options)) {
    const [, name = ""] = path.split("/", 2);
    if (!messages.has(name)) messages.set(name, message);
  }
  return names.flatMap((name) => {
    const message = messages.get(name);
    return message === undefined ? [] : [{ pointer: `${places[name]}/default`, message }];
  });
}

function issuesOf(
  parameters: TSchema,
  places: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
  options: ArgumentOptions,
): readonly { readonly path: string; readonly message: string }[] {
  const tool = { name: "defaults", description: "", parameters: embedSchema(parameters, places) };
  try {
    const result = compileToolArguments(tool, { ...options, maxIssues: 1_000 }).safeValidate(values);
    return result.ok ? [] : result.error.details;
  } catch (error) {
    // Embedded, a schema of the greatest depth is too deep: its defaults stay unchecked, as do the model's hints.
    if (isToolSchemaError(error)) return [];
    throw error;
  }
}
