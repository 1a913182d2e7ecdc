import { foreignSchemaError, wordsOf } from "./foreign-schema-error.ts";
import { libraryOptionsOf } from "./library-options.ts";
import type { ReadStandard } from "./read-standard.ts";

/**
 * The JSON Schema of what a schema takes, as its library writes it: unchecked.
 *
 * @throws ToolSchemaError where the library has none for the schema, or at all.
 */
export function inputJsonSchema({ vendor, jsonSchemaOfInput }: ReadStandard): unknown {
  if (jsonSchemaOfInput === undefined) throw foreignSchemaError("no_json_schema", howToGiveOne(vendor));
  const libraryOptions = libraryOptionsOf(vendor);
  try {
    return jsonSchemaOfInput({
      target: "draft-2020-12",
      ...(libraryOptions === undefined ? {} : { libraryOptions }),
    });
  } catch (error) {
    throw foreignSchemaError("unrepresentable", `cannot be written as JSON Schema by its library: ${wordsOf(error)}`);
  }
}

function howToGiveOne(vendor: string): string {
  const advice = Object.hasOwn(ADVICE, vendor) ? ADVICE[vendor] : undefined;
  return `does not tell its JSON Schema: ${advice ?? "give it as the option jsonSchema"}`;
}

const ADVICE: Readonly<Record<string, string>> = {
  arktype: "use ArkType 2.1.28 or newer, or give the option jsonSchema",
  valibot: "wrap it in toStandardJsonSchema of @valibot/to-json-schema, or give the option jsonSchema",
  zod: 'use Zod 4.2 or newer, or (Zod Mini) give the option jsonSchema: z.toJSONSchema(schema, { io: "input" })',
};
