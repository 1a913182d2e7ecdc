import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isKeywords, type Keywords, own, schemaNodes } from "./dialect-checkers/schema-tree.ts";

/** Whether a value satisfies the schema at a pointer of one document. */
export type Verdict = (value: unknown, pointer?: string) => boolean;

// Else `constructor` is a member of every object.
const OWN = { ownProperties: true } as const;
const OPTIONS = { ...OWN, strict: false, logger: false, validateSchema: false, code: { optimize: false } } as const;

/** A schema as JSON Schema 2020-12 has it: draft 7's tuples, and what `gemini` means by its fields. */
export function asLatest(schema: unknown, dialect?: string): unknown {
  const document = dialect === "gemini" ? geminiAsJsonSchema(schema) : schema;
  if (!isKeywords(document)) return document;
  const { $schema: _draft, $id: _id, ...rest } = document;
  return withLatestTuples(rest);
}

/** What ajv says under a schema, whatever draft it names. */
export function verdictOf(schema: unknown, dialect?: string): Verdict {
  const document = asLatest(schema, dialect);
  if (!isKeywords(document)) throw new Error("no schema with keywords");
  const ajv = new Ajv2020(OPTIONS);
  addFormats.default(ajv);
  ajv.addSchema(document, "document");
  return (value, pointer = "") => {
    const validate = ajv.getSchema(`document#${encodeURI(pointer).replaceAll("#", "%23")}`);
    if (validate === undefined) throw new Error(`no schema at ${pointer}`);
    return validate(value) === true;
  };
}

/** A copy in which draft 7's tuples are written as 2020-12 has them. */
function withLatestTuples(schema: object): object {
  const copy = structuredClone(schema);
  for (const node of schemaNodes(copy)) {
    if (!isKeywords(node.schema) || !Array.isArray(node.schema["items"])) continue;
    const { items, additionalItems = true } = node.schema;
    Object.assign(node.schema, { prefixItems: items, items: additionalItems });
  }
  return copy;
}

/** Types in lower case, and `nullable` as the union that it stands for. */
function geminiAsJsonSchema(schema: unknown): unknown {
  if (!isKeywords(schema)) return schema;
  const { type, nullable, items, properties, anyOf, format, example: _example, ...rest } = schema;
  const plain: Record<string, unknown> = { ...rest };
  if (format !== undefined && format === "date-time") plain["format"] = format;
  if (typeof type === "string") plain["type"] = type.toLowerCase();
  if (items !== undefined) plain["items"] = geminiAsJsonSchema(items);
  if (isKeywords(properties)) plain["properties"] = membersOf(properties);
  if (Array.isArray(anyOf)) plain["anyOf"] = anyOf.map(geminiAsJsonSchema);
  return nullable === true ? { anyOf: [plain, { type: "null" }] } : plain;
}

function membersOf(properties: Keywords): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, geminiAsJsonSchema(schema)]));
}

/** The value of a keyword as a list; empty where it is none. */
export function listOf(schema: Keywords, keyword: string): readonly unknown[] {
  const value = own(schema, keyword);
  return Array.isArray(value) ? value : [];
}
