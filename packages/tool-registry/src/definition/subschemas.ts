import { escapeSegment } from "./pointer.ts";

/** A schema with keywords, as plain data. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** A schema with its pointer from the root of the tool's parameters. */
export interface SchemaAt {
  readonly schema: SchemaObject;
  readonly pointer: string;
}

/** Keywords whose members are schemas by name, of JSON Schema 2020-12 and of draft 7. */
const MAPS = ["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"];

/** Keywords that hold one schema, a list of them, or either. */
const SCHEMAS = [
  "additionalItems",
  "additionalProperties",
  "allOf",
  "anyOf",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "oneOf",
  "prefixItems",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
];

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a schema says under a keyword, as its own. */
export function keywordOf(schema: SchemaObject, keyword: string): unknown {
  return Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
}

/** Every schema object inside a schema, itself included, once, with the pointer to where it was first met. */
export function* eachSchema(root: SchemaObject): Generator<readonly [schema: SchemaObject, pointer: string]> {
  const seen = new Set<SchemaObject>([root]);
  const queue: (readonly [SchemaObject, string])[] = [[root, ""]];
  const meet = (value: unknown, pointer: string): void => {
    if (!isSchemaObject(value) || seen.has(value)) return;
    seen.add(value);
    queue.push([value, pointer]);
  };
  for (const [schema, pointer] of queue) {
    yield [schema, pointer];
    for (const keyword of SCHEMAS) {
      const value = keywordOf(schema, keyword);
      if (Array.isArray(value)) {
        for (const [index, member] of value.entries()) meet(member, `${pointer}/${keyword}/${index}`);
      } else meet(value, `${pointer}/${keyword}`);
    }
    for (const keyword of MAPS) {
      const value = keywordOf(schema, keyword);
      if (!isSchemaObject(value)) continue;
      for (const name of Object.keys(value)) meet(value[name], `${pointer}/${keyword}/${escapeSegment(name)}`);
    }
  }
}
