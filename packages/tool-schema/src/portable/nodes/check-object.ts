import { appendSegment, printableName } from "@di-code/ai";
import { isJsonList, isJsonObject, keywordOf } from "../../document/json-schema.ts";
import type { CheckKind } from "../node-place.ts";
import { REPEATED, repeatedIn } from "../repeated.ts";

/** An object: `required` names members that it declares, each once. */
export const checkObject: CheckKind = ({ node, pointer }, refuse) => {
  const properties = Object.hasOwn(node, "properties") ? node["properties"] : {};
  if (!isJsonObject(properties)) return [];
  const required = keywordOf(node, "required");
  if (isJsonList(required)) {
    const repeated = repeatedIn(required);
    for (const [index, name] of required.entries()) {
      // What is no name, and __proto__, are refused by checkToolSchema.
      if (typeof name !== "string" || name === "__proto__") continue;
      const at = `${pointer}/required/${index}`;
      if (!Object.hasOwn(properties, name)) refuse(at, "required", "required_undeclared", undeclared(name));
      else if (repeated.has(index)) refuse(at, "required", "duplicate", REPEATED);
    }
  }
  return Object.entries(properties).map(([name, value]) => ({
    value,
    pointer: appendSegment(`${pointer}/properties`, name),
  }));
};

function undeclared(name: string): string {
  return `"${printableName(name)}" must be declared in properties, or left out here`;
}
