/**
 * The portable subset as a JSON Schema, written from its table: what it takes is portable, but for the rules that JSON
 * Schema cannot say (bounds the wrong way round, `required` naming what is not declared, patterns).
 */
const guidance = {
  description: { type: "string" },
  default: true,
  examples: { type: "array" },
};
const count = { type: "integer", minimum: 0 };
const number = { type: "number" };

function node(required: readonly string[], properties: object): object {
  return { type: "object", required, properties: { ...guidance, ...properties }, additionalProperties: false };
}

function enumOf(type: string): object {
  return { type: "array", minItems: 1, uniqueItems: true, items: { type } };
}

function numbers(type: string): object {
  return node(["type"], { type: { const: type }, enum: enumOf(type), minimum: number, maximum: number });
}

export const portableMetaschema: object = {
  $ref: "#/definitions/object",
  definitions: {
    node: {
      anyOf: ["string", "number", "integer", "boolean", "array", "object", "union"].map((kind) => ({
        $ref: `#/definitions/${kind}`,
      })),
    },
    string: node(["type"], {
      type: { const: "string" },
      enum: enumOf("string"),
      minLength: count,
      maxLength: count,
      pattern: { type: "string" },
    }),
    number: numbers("number"),
    integer: numbers("integer"),
    boolean: node(["type"], { type: { const: "boolean" }, enum: enumOf("boolean") }),
    array: node(["type", "items"], {
      type: { const: "array" },
      items: { $ref: "#/definitions/node" },
      minItems: count,
      maxItems: count,
      uniqueItems: { type: "boolean" },
    }),
    object: node(["type"], {
      type: { const: "object" },
      properties: { type: "object", additionalProperties: { $ref: "#/definitions/node" } },
      required: { type: "array", uniqueItems: true, items: { type: "string" } },
    }),
    union: node(["oneOf"], { oneOf: { type: "array", minItems: 1, items: { $ref: "#/definitions/node" } } }),
  },
};
