import type { JsonValue } from "@di-code/ai";
import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import type { CheckKind } from "../node-place.ts";
import type { NodeKind } from "../portable-keywords.ts";
import { REPEATED, repeatedIn } from "../repeated.ts";

/** Text, numbers and booleans: each value of `enum` is one of them. What else they may say, `checkToolSchema` judges. */
export const checkScalar: CheckKind = ({ node, pointer }, refuse, kind) => {
  const values = keywordOf(node, "enum");
  if (!isJsonList(values)) return [];
  const repeated = repeatedIn(values);
  for (const [index, value] of values.entries()) {
    const at = `${pointer}/enum/${index}`;
    if (!isOfType(value, kind)) refuse(at, "enum", "enum_type", `must be of the type of the node: ${kind}`);
    else if (repeated.has(index)) refuse(at, "enum", "duplicate", REPEATED);
  }
  return [];
};

function isOfType(value: JsonValue, kind: NodeKind): boolean {
  return kind === "integer" ? Number.isInteger(value) : typeof value === kind;
}
