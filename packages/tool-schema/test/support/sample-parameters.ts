import type { JsonObject } from "@di-code/ai";

/** A tool's parameters and arguments that satisfy them: the least that is required, and all of it. */
export interface Sample {
  readonly name: string;
  readonly schema: object;
  readonly arguments: readonly JsonObject[];
  /** What the providers' subsets can only relax, and the schema refuses all the same. */
  readonly refused: JsonObject;
}

/** Parameters of every kind that strict modes can carry. */
export const samples: readonly Sample[] = [
  {
    name: "no_arguments",
    schema: { type: "object", properties: {}, additionalProperties: false },
    arguments: [{}],
    refused: { a: 1 },
  },
  {
    name: "bounds",
    schema: {
      type: "object",
      properties: {
        count: { type: "integer", minimum: 1, maximum: 9, description: "How many." },
        share: { type: "number", exclusiveMinimum: 0, multipleOf: 0.25 },
        name: { type: "string", minLength: 2, maxLength: 4, pattern: "^[a-z]+$" },
        tags: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 2, uniqueItems: true },
      },
      required: ["count"],
      additionalProperties: false,
    },
    arguments: [{ count: 1 }, { count: 9, share: 0.5, name: "abc", tags: ["a", "b"] }],
    refused: { count: 2, name: "abcde" },
  },
  {
    name: "literals",
    schema: {
      type: "object",
      properties: {
        mode: { const: "fast" },
        unit: { type: "string", enum: ["px", "em"], default: "px" },
        level: { type: "string", format: "date-time" },
      },
      required: ["mode"],
      additionalProperties: false,
    },
    arguments: [{ mode: "fast" }, { mode: "fast", unit: "em", level: "2026-01-02T03:04:05Z" }],
    refused: { mode: "fast", level: "tomorrow" },
  },
  {
    name: "nested",
    schema: {
      type: "object",
      properties: {
        place: {
          type: "object",
          properties: { city: { type: "string" }, zip: { type: ["string", "null"] } },
          required: ["city", "zip"],
          additionalProperties: false,
        },
        stops: {
          type: "array",
          items: {
            type: "object",
            properties: { at: { type: "string" }, minutes: { type: "integer", minimum: 0 } },
            required: ["at"],
            additionalProperties: false,
          },
        },
      },
      required: ["place"],
      additionalProperties: false,
    },
    arguments: [
      { place: { city: "Bern", zip: null } },
      { place: { city: "Bern", zip: "3000" }, stops: [{ at: "a" }, { at: "b", minutes: 5 }] },
    ],
    refused: { place: { city: "Bern", zip: null }, stops: [{ at: "a", minutes: -1 }] },
  },
  {
    name: "unions",
    schema: {
      type: "object",
      properties: {
        target: {
          oneOf: [
            {
              type: "object",
              properties: { kind: { const: "file" }, path: { type: "string", minLength: 1 } },
              required: ["kind", "path"],
              additionalProperties: false,
            },
            {
              type: "object",
              properties: { kind: { const: "url" }, url: { type: "string" }, depth: { type: "integer" } },
              required: ["kind", "url"],
              additionalProperties: false,
            },
          ],
        },
        id: { anyOf: [{ type: "string" }, { type: "integer" }] },
      },
      required: ["target"],
      additionalProperties: false,
    },
    arguments: [
      { target: { kind: "file", path: "a" } },
      { target: { kind: "url", url: "b", depth: 1 }, id: 7 },
      { target: { kind: "url", url: "b" }, id: "c" },
    ],
    refused: { target: { kind: "file", path: "" } },
  },
  {
    name: "definitions",
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        from: { $ref: "#/$defs/point", description: "Where it starts." },
        to: { $ref: "#/$defs/point" },
      },
      required: ["from"],
      additionalProperties: false,
      $defs: {
        point: {
          type: "object",
          properties: { x: { type: "number" }, y: { type: "number", maximum: 100 } },
          required: ["x"],
          additionalProperties: false,
        },
      },
    },
    arguments: [{ from: { x: 1 } }, { from: { x: 1, y: 2 }, to: { x: 3 } }],
    refused: { from: { x: 1, y: 101 } },
  },
  {
    name: "like_keywords",
    schema: {
      type: "object",
      properties: {
        type: { type: "string" },
        required: { type: "boolean" },
        enum: { type: "array", items: { type: "string" } },
        properties: {
          type: "object",
          properties: { const: { type: "integer", maximum: 3 } },
          additionalProperties: false,
        },
      },
      required: ["type"],
      additionalProperties: false,
    },
    arguments: [{ type: "a" }, { type: "a", required: true, enum: ["b"], properties: { const: 1 } }],
    refused: { type: "a", properties: { const: 4 } },
  },
];
