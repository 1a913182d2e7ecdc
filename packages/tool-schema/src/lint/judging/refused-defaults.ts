import { isToolSchemaError, safeValidateToolArguments, type SchemaCheckOptions, segmentsOfPointer } from "@di-code/ai";
import { setMember } from "../../document/json-schema.ts";
import type { SchemaPlace } from "../../document/schema-places.ts";
import type { ParametersView } from "../reading/tool-view.ts";

/** Defaults of one schema that are looked at. */
const MAX_DEFAULTS = 1_000;
/** Steps of the check: a tenth of what one call may cost. */
const MAX_STEPS = 5_000_000;

/**
 * The places whose `default` their own schema refuses. All are asked for in one check: of an object with a member for each
 * default, whose schema refers into the document. The document has an `$id` there, so that its own references still lead
 * where they led.
 */
export function refusedDefaults({ root, places }: ParametersView, options: SchemaCheckOptions): readonly SchemaPlace[] {
  const asked = places.filter(({ schema }) => Object.hasOwn(schema, "default")).slice(0, MAX_DEFAULTS);
  if (asked.length === 0) return [];
  const properties: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  for (const [index, { pointer, schema }] of asked.entries()) {
    setMember(properties, `${index}`, { $ref: `#/$defs/document${pointer.replaceAll("%", "%25")}` });
    setMember(values, `${index}`, schema["default"]);
  }
  const document = Object.hasOwn(root, "$id") ? root : { ...root, $id: "https://document.invalid/" };
  const parameters = { type: "object", properties, $defs: { document } };
  try {
    const { formats, patternEngine } = options;
    const result = safeValidateToolArguments({ name: "defaults", description: "", parameters }, values, {
      imported: true,
      maxIssues: Number.POSITIVE_INFINITY,
      maxSteps: MAX_STEPS,
      ...(formats === undefined ? {} : { formats }),
      ...(patternEngine === undefined ? {} : { patternEngine }),
    });
    if (result.ok || result.error.code !== "schema_mismatch") return [];
    const refused = new Set(result.error.details.map(({ path }) => segmentsOfPointer(path)?.[0]));
    return asked.filter((_, index) => refused.has(`${index}`));
  } catch (error) {
    // A document at the very limit of depth or size is beyond it inside another one.
    if (isToolSchemaError(error)) return [];
    throw error;
  }
}
