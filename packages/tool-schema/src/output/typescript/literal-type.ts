import type { JsonValue } from "@di-code/ai";
import { isJsonList, isJsonObject } from "../../document/json-schema.ts";
import { type ObjectType, type TypeNode, wordType } from "./type-node.ts";
import { printableText } from "../text/printable-text.ts";

/** The type that has one JSON value. Values are at most as deep as a schema may be. */
export function literalType(value: JsonValue): TypeNode {
  if (typeof value === "string") return wordType(stringLiteral(value));
  if (isJsonList(value)) {
    const elements = value.map((element: JsonValue) => ({ type: literalType(element), isOptional: false }));
    return { kind: "tuple", elements, rest: undefined };
  }
  if (isJsonObject(value)) return objectLiteral(value);
  return wordType(JSON.stringify(value));
}

function objectLiteral(value: Readonly<Record<string, JsonValue>>): ObjectType {
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    isOptional: false,
    isReadonly: false,
    type: literalType(member),
    doc: [],
  }));
  return { kind: "object", members, index: undefined };
}

/** A string as source text: nothing in it can end it, nor deceive who reads it. */
export function stringLiteral(text: string): string {
  return printableText(JSON.stringify(text));
}
