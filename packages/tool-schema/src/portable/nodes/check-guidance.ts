import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import type { NodePlace, Refuse } from "../node-place.ts";

/** `description` and `examples`, of which JSON Schema's validators say nothing; `default` is any JSON. */
export function checkGuidance({ node, pointer }: NodePlace, refuse: Refuse): void {
  const description = keywordOf(node, "description");
  if (description !== undefined && typeof description !== "string") {
    refuse(`${pointer}/description`, "description", "keyword_kind", "must be a string");
  }
  const examples = keywordOf(node, "examples");
  if (examples !== undefined && !isJsonList(examples)) {
    refuse(`${pointer}/examples`, "examples", "keyword_kind", "must be a list of values");
  }
}
