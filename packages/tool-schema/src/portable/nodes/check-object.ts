import { appendSegment, printableName } from "@di-code/ai";
import { isJsonObject, keywordOf } from "../../document/json-schema.ts";
import { refuseDuplicates } from "../duplicates.ts";
import type { CheckKind } from "../node-place.ts";

/** An object: `required` names members that it declares, each once. */
export const checkObject: CheckKind = ({ node, pointer }, refuse) => {
  const properties = keywordOf(node, "properties") ?? {};
  if (!isJsonObject(properties)) return [];
  const required = keywordOf(node, "required");
  if (Array.isArray(required)) {
    const at = `${pointer}/required`;
    for (const [index, name] of required.entries()) {
      // What is no name, and __proto__, are refused by checkToolSchema.
      if (typeof name !== "string" || name === "__proto__" || Object.hasOwn(properties, name)) continue;
      const message = `"${printableName(name)}" must be declared in properties, or left out here`;
      refuse(appendSegment(at, index), "required", "required_undeclared", message);
    }
    refuseDuplicates(required, at, "required", refuse);
  }
  return Object.entries(properties).map(([name, value]) => ({
    value,
    pointer: appendSegment(`${pointer}/properties`, name),
  }));
};
