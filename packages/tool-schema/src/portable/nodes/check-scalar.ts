import { appendSegment, type JsonValue } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import { refuseDuplicates } from "../duplicates.ts";
import type { CheckKind } from "../node-place.ts";

/** Text, numbers and booleans: each value of `enum` is one of them. What else they may say, `checkToolSchema` judges. */
export const checkScalar: CheckKind = ({ node, pointer }, refuse) => {
  const type = keywordOf(node, "type");
  const values = keywordOf(node, "enum");
  if (!Array.isArray(values)) return [];
  const at = `${pointer}/enum`;
  for (const [index, value] of values.entries()) {
    if (isOfType(value, type)) continue;
    refuse(appendSegment(at, index), "enum", "enum_type", `must be of the type of the node: ${String(type)}`);
  }
  refuseDuplicates(values, at, "enum", refuse);
  return [];
};

function isOfType(value: JsonValue, type: JsonValue | undefined): boolean {
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}
