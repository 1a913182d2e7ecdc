type Json = Readonly<Record<string, unknown>>;

const MAPS = new Set(["properties", "$defs", "dependentSchemas"]);
const SCHEMAS = new Set(["items", "contains", "not", "if", "then", "else"]);

/**
 * A random schema without what strict dialects cannot express (values of every kind, maps, free-form objects), so that
 * most of them convert.
 */
export function tameSchema(schema: unknown): unknown {
  if (schema === true) return { type: "string" };
  if (Array.isArray(schema)) return schema.map(tameSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  const tamed: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema as Json)) {
    if (keyword === "patternProperties") continue;
    if (keyword === "additionalProperties") tamed[keyword] = false;
    else if (keyword === "type") tamed[keyword] = tameTypes(value);
    else if (keyword === "enum") tamed[keyword] = tameValues(value);
    else if (keyword === "const") tamed[keyword] = typeof value === "object" && value !== null ? "a" : value;
    else if (MAPS.has(keyword)) tamed[keyword] = tameMap(value);
    else tamed[keyword] = SCHEMAS.has(keyword) || Array.isArray(value) ? tameSchema(value) : value;
  }
  return withType(tamed);
}

function tameMap(map: unknown): unknown {
  return Object.fromEntries(Object.entries(map as Json).map(([name, schema]) => [name, tameSchema(schema)]));
}

function tameTypes(type: unknown): unknown {
  if (!Array.isArray(type)) return type;
  const scalars = type.filter((name) => name !== "object" && name !== "array");
  return scalars.length > 0 ? scalars : "string";
}

function tameValues(values: unknown): unknown {
  const scalars = Array.isArray(values) ? values.filter((value) => typeof value !== "object" || value === null) : [];
  return scalars.length > 0 ? scalars : ["a"];
}

function withType(schema: Record<string, unknown>): Json {
  const { properties, required, type } = schema;
  if (type === "object" && Object.keys(properties ?? {}).length === 0) schema["properties"] = { a: { type: "string" } };
  if (Array.isArray(required)) {
    const members = schema["properties"] ?? {};
    schema["required"] = required.filter((name) => Object.hasOwn(members, name as string));
  }
  if (type === "array" && schema["items"] === undefined && schema["prefixItems"] === undefined) {
    schema["items"] = { type: "number" };
  }
  const isTold = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf"].some((keyword) =>
    Object.hasOwn(schema, keyword),
  );
  if (!isTold) schema["type"] = schema["properties"] === undefined ? "string" : "object";
  return schema;
}
