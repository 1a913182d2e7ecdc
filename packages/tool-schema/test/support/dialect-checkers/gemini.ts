import { eachKeywords, jsonRules, onlyKeywords, rootRules } from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, type Keywords, own, propertyNames, type SchemaNode, schemaNodes } from "./schema-tree.ts";
import { words } from "./words.ts";

// The fields of `Schema` in @google/genai; a field of another name is "Unknown name … Cannot find field".
const FIELDS = words(`
  type format title description nullable default example enum items minItems maxItems properties required
  propertyOrdering minProperties maxProperties minLength maxLength pattern minimum maximum anyOf
`);
const TYPES = new Set<unknown>(["STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT"]);
// "only 'enum' and 'date-time' are supported for STRING type"
const FORMATS: Readonly<Record<string, readonly unknown[]>> = {
  STRING: ["enum", "date-time"],
  NUMBER: ["float", "double"],
  INTEGER: ["int32", "int64"],
};
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: isText,
  title: isText,
  description: isText,
  nullable: (value) => typeof value === "boolean",
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  minLength: isCount,
  maxLength: isCount,
  pattern: isText,
  minimum: isNumber,
  maximum: isNumber,
  required: isTexts,
  propertyOrdering: isTexts,
  enum: isTexts,
  anyOf: (value) => Array.isArray(value) && value.length > 0,
  properties: isKeywords,
  items: isKeywords,
};

/** What the Gemini API takes as `parameters` of a function declaration. A root without members is left to the encoder. */
export function checkGemini(schema: unknown): readonly DialectFinding[] {
  const root = isKeywords(schema) && typeOf(schema) === "OBJECT" ? { ...schema, type: "object" } : schema;
  return [
    ...jsonRules(schema),
    ...rootRules(root, []),
    ...onlyKeywords(schema, FIELDS),
    ...schemaNodes(schema)
      .filter((node) => !isKeywords(node.schema))
      .map(({ pointer }) => ({ pointer, rule: "boolean-schema" })),
    ...eachKeywords(schema, fieldRules),
  ];
}

function fieldRules(schema: Keywords, { parent }: SchemaNode): readonly string[] {
  const has = (keyword: string): boolean => Object.hasOwn(schema, keyword);
  const rules = Object.entries(KINDS)
    .filter(([keyword, isOfKind]) => has(keyword) && !isOfKind(schema[keyword]))
    .map(([keyword]) => `kind:${keyword}`);
  const type = typeOf(schema);
  // `type and anyOf cannot be both populated` is what the SDK throws.
  if (has("anyOf") && has("type")) return [...rules, "type-beside-any-of"];
  if (has("anyOf")) {
    const beside = ["properties", "required", "items", "enum"].filter(has);
    return [...rules, ...beside.map((keyword) => `${keyword}-type`)];
  }
  if (!TYPES.has(type)) return [...rules, has("type") ? "type" : "type-missing"];
  if (type === "ARRAY" && !has("items")) rules.push("array-items");
  // "properties: should be non-empty for OBJECT type"; an object of which nothing is said is taken below the root.
  if (has("properties") && parent !== undefined && propertyNames(schema).length === 0) rules.push("properties-empty");
  // "only allowed for OBJECT type"
  for (const keyword of ["properties", "required", "propertyOrdering"]) {
    if (has(keyword) && type !== "OBJECT") rules.push(`${keyword}-type`);
  }
  if (has("items") && type !== "ARRAY") rules.push("items-type");
  if (has("enum") && type !== "STRING") rules.push("enum-type");
  const values = own(schema, "enum");
  if (Array.isArray(values) && (values.length === 0 || values.includes(""))) rules.push("enum-empty");
  if (has("format") && FORMATS[String(type)]?.includes(own(schema, "format")) !== true) rules.push("format");
  const names = new Set(propertyNames(schema));
  for (const keyword of ["required", "propertyOrdering"]) {
    const listed = own(schema, keyword);
    if (Array.isArray(listed) && listed.some((name) => !names.has(name))) rules.push(`${keyword}-undeclared`);
  }
  return rules;
}

/** Upper case, as the API's enumeration has it; it reads lower case too. */
function typeOf(schema: Keywords): unknown {
  const type = own(schema, "type");
  return typeof type === "string" ? type.toUpperCase() : type;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value);
}

/** An int64, which JSON may carry as text. */
function isCount(value: unknown): boolean {
  return (Number.isSafeInteger(value) && Number(value) >= 0) || (typeof value === "string" && /^\d+$/u.test(value));
}
