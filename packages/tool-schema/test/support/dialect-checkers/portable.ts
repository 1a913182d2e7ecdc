import { jsonRules } from "./common-rules.ts";
import type { DialectFinding } from "./finding.ts";
import { isKeywords, type Keywords, own, type SchemaNode, schemaNodes, under } from "./schema-tree.ts";

const GUIDANCE = ["description", "default", "examples"] as const;
// The table of the portable subset: kind → keywords beside `type`.
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ["enum", "minLength", "maxLength", "pattern"],
  number: ["enum", "minimum", "maximum"],
  integer: ["enum", "minimum", "maximum"],
  boolean: ["enum"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  object: ["properties", "required"],
};

/** The portable subset: what every provider and a plain frontend understand. */
export function checkPortable(schema: unknown): readonly DialectFinding[] {
  const isObject = isKeywords(schema) && own(schema, "type") === "object";
  return [
    ...jsonRules(schema),
    ...(isObject ? [] : [{ pointer: "", rule: "root-object" }]),
    ...schemaNodes(schema).flatMap(nodeRules),
  ];
}

function nodeRules({ schema, pointer }: SchemaNode): readonly DialectFinding[] {
  if (!isKeywords(schema)) return [{ pointer, rule: "boolean-schema" }];
  const type = own(schema, "type");
  const isUnion = Object.hasOwn(schema, "oneOf") && type === undefined;
  const keywords = isUnion ? ["oneOf"] : typeof type === "string" ? KEYWORDS[type] : undefined;
  if (keywords === undefined) return [{ pointer, rule: type === undefined ? "type-missing" : "type" }];
  const allowed = new Set<string>([...keywords, ...GUIDANCE, ...(isUnion ? [] : ["type"])]);
  const findings: DialectFinding[] = Object.keys(schema)
    .filter((keyword) => !allowed.has(keyword))
    .map((keyword) => ({ pointer: under(pointer, keyword), rule: `keyword:${keyword}` }));
  return [...findings, ...kindRules(schema, type).map((rule) => ({ pointer, rule }))];
}

function kindRules(schema: Keywords, type: unknown): readonly string[] {
  const rules: string[] = [];
  const values = own(schema, "enum");
  if (Array.isArray(values)) {
    const kind = type === "integer" ? "number" : type;
    if (values.length === 0 || values.some((value) => typeof value !== kind)) rules.push("enum-kind");
  }
  if (type === "array" && !isKeywords(own(schema, "items"))) rules.push("array-items");
  const examples = own(schema, "examples");
  if (examples !== undefined && !Array.isArray(examples)) rules.push("examples-kind");
  const branches = own(schema, "oneOf");
  if (branches !== undefined && (!Array.isArray(branches) || branches.length === 0)) rules.push("one-of-kind");
  return rules;
}
