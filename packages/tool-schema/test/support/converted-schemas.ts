import { isToolSchemaError } from "@di-code/ai";
import type { DialectSchema } from "../../src/dialects/dialect-schema.ts";
import type { Dialect } from "../../src/dialects/dialect.ts";
import { toDialect } from "../../src/dialects/to-dialect.ts";
import { type Sample, samples } from "./sample-parameters.ts";
import { toolDocuments } from "./tool-documents.ts";

/** A sample in a dialect. */
export interface ConvertedSample extends Sample {
  readonly converted: DialectSchema;
}

/** The samples in a dialect; one that it refused is an error. */
export function convertedSamples(dialect: Dialect): readonly ConvertedSample[] {
  return samples.map((sample) => ({ ...sample, converted: toDialect(sample.schema, dialect) }));
}

/** The samples in a dialect, and what converts of the corpora, where they are: a name that is unique, and the schema. */
export function convertedSchemas(dialect: Dialect): readonly (readonly [name: string, schema: object])[] {
  const ofCorpora = toolDocuments().flatMap(({ schema }, index): (readonly [string, object])[] => {
    try {
      return [[`tool_${index}`, toDialect(schema, dialect).schema]];
    } catch (error) {
      if (isToolSchemaError(error)) return [];
      throw error;
    }
  });
  return [...convertedSamples(dialect).map(({ name, converted }) => [name, converted.schema] as const), ...ofCorpora];
}
