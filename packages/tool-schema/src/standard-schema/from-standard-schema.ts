import {
  argumentsValidator,
  type ArgumentsValidator,
  checkToolSchema,
  printableName,
  ToolSchemaError,
  type ValidatedParameters,
} from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { foreignSchemaError } from "./foreign-schema-error.ts";
import { inputJsonSchema } from "./input-json-schema.ts";
import { plainJsonSchema } from "./plain-json-schema.ts";
import { memberOf, readStandard } from "./read-standard.ts";
import { runnableSchema } from "./runnable-schema.ts";
import type { StandardSchema } from "./standard-schema.ts";
import { synchronousValidate } from "./synchronous-validate.ts";

export interface FromStandardSchemaOptions {
  /** JSON Schema of what the schema takes, where its library does not tell it, or another than that. */
  readonly jsonSchema?: object;
}

/** The schema of what is put in or comes out, without working it out from the library's own types. */
type TypesOf<TStandard extends StandardSchema> = NonNullable<TStandard["~standard"]["types"]>;

/** What {@link fromStandardSchema} gives: `Static` of it is the output of the library's schema. */
export type StandardParameters<TStandard extends StandardSchema> = ValidatedParameters<
  TypesOf<TStandard>["input"],
  TypesOf<TStandard>["output"]
>;

/**
 * A schema of Zod, Valibot, ArkType or any other library with Standard Schema 1 as the `parameters` of a tool. The JSON
 * Schema of what it takes is what a provider sees and what is checked first; then the library's own validator runs:
 * its refinements count, what it gives (transforms, defaults) is what the tool gets, its issues come back as ours with the
 * keyword `validator`. `format` and `pattern` are left to the library alone, since it writes them without flags and for
 * texts of other forms; those that nothing else could run go into the description.
 *
 * The result is frozen plain JSON Schema with the validator under `argumentsValidator`, and as good as the schema it was
 * made from: make it once.
 *
 * @throws ToolSchemaError for what is no Standard Schema (`not_standard`), has no JSON Schema (`no_json_schema`), has parts
 * that JSON Schema cannot say (`unrepresentable`), validates asynchronously (`asynchronous_validator`, as far as
 * it can be told before the first call), or whose root is no object (`root_not_object`), and all else that
 * `checkToolSchema` refuses. `TypeError` for an option that is none.
 */
export function fromStandardSchema<TStandard extends StandardSchema>(
  schema: TStandard,
  options: FromStandardSchemaOptions = {},
): StandardParameters<TStandard> {
  for (const name of Object.keys(options))
    if (name !== "jsonSchema") throw new TypeError(`there is no option ${printableName(name)}`);
  const standard = readStandard(schema);
  // Of Valibot alone it can be told before a call; of the others at the first one.
  if (standard.vendor === "valibot" && memberOf(schema, "async") === true) {
    throw foreignSchemaError(
      "asynchronous_validator",
      "must not validate asynchronously: arguments are checked synchronously",
    );
  }
  const written = options.jsonSchema ?? inputJsonSchema(standard);
  const jsonSchema = runnableSchema(plainJsonSchema(written));
  const { findings } = checkToolSchema(jsonSchema);
  if (findings.length > 0) throw new ToolSchemaError({ findings });
  const validator: ArgumentsValidator = Object.freeze({
    // What the library gives is read by `ai`, which takes anything.
    validate: synchronousValidate(schema, standard) as ArgumentsValidator["validate"],
    decides: Object.freeze(["format", "pattern"] as const),
  });
  return parametersOf<TStandard>({ ...cloneToolSchema(jsonSchema), [argumentsValidator]: validator });
}

/** The one place where a library's schema gets its static type: `~unsafe` is there for the compiler alone. */
function parametersOf<TStandard extends StandardSchema>(parameters: object): StandardParameters<TStandard> {
  return Object.freeze(parameters) as StandardParameters<TStandard>;
}
