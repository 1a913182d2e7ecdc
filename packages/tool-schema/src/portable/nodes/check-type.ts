import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import type { NodePlace, Refuse } from "../node-place.ts";
import { isNodeType, type NodeKind } from "../portable-keywords.ts";

/** Keywords outside the subset that take the place of `type`: who writes them anew will write a type, too. */
const INSTEAD_OF_TYPE = ["$ref", "$dynamicRef", "$recursiveRef", "allOf", "anyOf", "const"];

/** What a node is; undefined where it does not say so in a way that the subset has. The root is an object. */
export function kindOfNode({ node, pointer }: NodePlace, refuse: Refuse): NodeKind | undefined {
  const type = keywordOf(node, "type");
  const at = `${pointer}/type`;
  const isRoot = pointer === "";
  if (isNodeType(type) && (type === "object" || !isRoot)) return type;
  if (isJsonList(type)) {
    const message = "must be one type: use oneOf for several, and leave a member out of required instead of null";
    refuse(at, "type", "type_list", message);
  } else if (isRoot) {
    refuse(at, "type", "root_not_object", 'must be "object": arguments are always an object');
  } else if (type === "null") {
    refuse(at, "type", "type_not_portable", "must not be null: leave the member out of required instead");
  } else if (type === undefined && keywordOf(node, "oneOf") !== undefined) return "union";
  else if (type === undefined && !INSTEAD_OF_TYPE.some((keyword) => Object.hasOwn(node, keyword))) {
    refuse(at, "type", "type_missing", "must be there, or oneOf");
  }
  return isRoot ? "object" : undefined;
}
