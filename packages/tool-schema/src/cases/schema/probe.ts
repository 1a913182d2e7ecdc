import { compileToolArguments, isToolSchemaError, type ArgumentOptions, type JsonValue } from "@di-code/ai";
import { type JsonSchema, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import { schemaPlaces } from "../../document/schema-places.ts";
import { textOf } from "./keyword-reading.ts";

/** The keywords that make it worth asking whether a schema takes a value that was made for it. */
const HARD: readonly string[] = [
  "oneOf",
  "anyOf",
  "not",
  "if",
  "contains",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
  "dependentSchemas",
  "dependencies",
  "patternProperties",
  "uniqueItems",
  "enum",
  "const",
];

/** Whether what was made from the schema's rules, one by one, may still not satisfy it. */
export function isHard(schema: SchemaObject): boolean {
  return HARD.some((keyword) => keywordOf(schema, keyword) !== undefined);
}

/** Steps of one answer; beyond them the answer is no. */
const MAX_STEPS = 200_000;

/** Answers, for all cases of a schema together; after them there is none. */
const MAX_ASKED = 200_000;

/** The places whose schema is asked about on its own. */
const ASKED = /^(?:anyOf|oneOf|not|if|contains|propertyNames|dependentSchemas|dependencies)(?:\/|$)/;

/**
 * Whether one schema of a document takes a value, asked of the validator: the document becomes a definition beside
 * one member for each schema that may be asked about, so that it is compiled once and its references lead where they
 * did. Undefined for the schemas that cannot be asked about, and for all where the limits of a schema leave no room.
 */
export function createProbe(
  root: SchemaObject,
  meaning: Pick<ArgumentOptions, "imported" | "formats" | "patternEngine">,
): (schema: JsonSchema, value: JsonValue) => boolean | undefined {
  const names = new Map<object, string>();
  const properties: Record<string, { $ref: string }> = {};
  for (const { schema, pointer, place } of schemaPlaces(root)) {
    if (!ASKED.test(place) && !isHard(schema)) continue;
    const name = `p${names.size}`;
    names.set(schema, name);
    properties[name] = { $ref: `#/$defs/root${pointer.split("/").map(encodeURIComponent).join("/")}` };
  }
  if (names.size === 0) return (schema) => (typeof schema === "boolean" ? schema : undefined);
  const parameters = { type: "object", properties, $defs: { root: { ...root, $id: baseOf(root) } } };
  let safeValidate: ((value: unknown) => { readonly ok: boolean }) | undefined;
  try {
    ({ safeValidate } = compileToolArguments(
      { name: "probe", description: "", parameters },
      { ...meaning, maxIssues: 1, maxSteps: MAX_STEPS },
    ));
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
  }
  let asked = 0;
  return (schema, value) => {
    if (typeof schema === "boolean") return schema;
    const name = names.get(schema);
    asked += 1;
    return name === undefined || asked > MAX_ASKED ? undefined : safeValidate?.({ [name]: value }).ok;
  };
}

/** With an `$id` of its own the document's references start from it. */
function baseOf(root: SchemaObject): string {
  const id = textOf(root, "$id");
  return id === undefined || id.startsWith("#") ? "urn:di-code:argument-cases" : id;
}
