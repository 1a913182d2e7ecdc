import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isKeywords, type Keywords, own } from "./dialect-checkers/schema-tree.ts";

/** Whether a value satisfies the schema at a pointer of one document. */
export type Verdict = (value: unknown, pointer?: string) => boolean;

const OPTIONS = { strict: false, logger: false, validateSchema: false, code: { optimize: false } } as const;

/** What ajv says under a schema, of the draft that it names; `gemini` schemas are read as the API reads them. */
export function verdictOf(schema: unknown, dialect?: string): Verdict {
  const document = dialect === "gemini" ? geminiAsJsonSchema(schema) : schema;
  if (!isKeywords(document)) throw new Error("no schema with keywords");
  const { $schema, $id: _id, ...rest } = document;
  const ajv = String($schema).includes("draft-07") ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS);
  addFormats.default(ajv);
  ajv.addSchema(rest, "document");
  return (value, pointer = "") => {
    const validate = ajv.getSchema(`document#${encodeURI(pointer).replaceAll("#", "%23")}`);
    if (validate === undefined) throw new Error(`no schema at ${pointer}`);
    return validate(value) === true;
  };
}

/** Types in lower case, and `nullable` as the union that it stands for. */
export function geminiAsJsonSchema(schema: unknown): unknown {
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
