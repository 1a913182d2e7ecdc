import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import type { ValueSchema } from "../reading/tool-view.ts";

/** Keywords that say what a text may be. */
const TEXT_RULES = [
  "enum",
  "const",
  "pattern",
  "format",
  "contentEncoding",
  "contentMediaType",
  "anyOf",
  "oneOf",
  "allOf",
];

/** Whether a value is a text about which nothing is said but, perhaps, its length. */
export function isFreeText({ schema, types }: ValueSchema): boolean {
  return types.length === 1 && types[0] === "string" && !TEXT_RULES.some((keyword) => Object.hasOwn(schema, keyword));
}

const OBJECT_RULES = ["patternProperties", "propertyNames", "enum", "const", "anyOf", "oneOf", "allOf", "$ref", "if"];

/** Whether a value is an object of which no member is declared, and none refused. */
export function isOpenMap({ schema, types }: ValueSchema): boolean {
  if (types.length !== 1 || types[0] !== "object") return false;
  const properties = keywordOf(schema, "properties");
  if (isJsonObject(properties) && Object.keys(properties).length > 0) return false;
  const others = keywordOf(schema, "additionalProperties");
  const isOpen = others === undefined || others === true || (isJsonObject(others) && Object.keys(others).length === 0);
  return isOpen && !OBJECT_RULES.some((keyword) => Object.hasOwn(schema, keyword));
}
