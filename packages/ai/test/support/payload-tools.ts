import { type ToolDefinition, Type } from "../../src/index.ts";

const properties = { payload: {} };

/**
 * Tools that take any `payload`, by the way in which the library walks it: a hostile value must meet the same answer on
 * each. The last two take none that is hostile, and must not blame the schema for what is no JSON at all.
 */
const SCHEMAS: Readonly<Record<string, object>> = {
  open: { type: "object" },
  declared: { type: "object", properties },
  closed: { type: "object", properties, additionalProperties: false },
  "by pattern": { type: "object", patternProperties: { "^p": true } },
  "by name": { type: "object", propertyNames: { minLength: 1 } },
  counted: { type: "object", properties, maxProperties: 10 },
  "all of": { type: "object", allOf: [{ properties }, { required: ["payload"] }] },
  "any of": {
    type: "object",
    properties: { payload: { anyOf: [{ type: "string" }, { type: "array" }, { type: "object" }, {}] } },
  },
  conditional: { type: "object", if: { required: ["payload"] }, then: { properties }, else: false },
  unevaluated: { type: "object", properties, unevaluatedProperties: false },
  recursive: {
    $ref: "#/$defs/tree",
    $defs: {
      tree: {
        type: "object",
        properties: { payload: { anyOf: [{ $ref: "#/$defs/tree" }, true] } },
        additionalProperties: true,
      },
    },
  },
  refined: Type.Refine(Type.Object({ payload: Type.Any() }), () => true),
  text: { type: "object", properties: { payload: { type: "string" } } },
  list: { type: "object", properties: { payload: { type: "array", items: { type: "string" } } } },
};

export const payloadTools: readonly ToolDefinition[] = Object.entries(SCHEMAS).map(([name, parameters]) => ({
  name,
  description: "Takes a payload",
  parameters,
}));

export const openTool: ToolDefinition = {
  name: "open",
  description: "Takes any object",
  parameters: { type: "object" },
};
