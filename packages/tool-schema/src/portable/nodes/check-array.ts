import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import type { CheckKind } from "../node-place.ts";

/** A list: its items have one schema, which several providers demand. */
export const checkArray: CheckKind = ({ node, pointer }, refuse) => {
  const items = keywordOf(node, "items");
  const at = `${pointer}/items`;
  if (items === undefined) {
    refuse(at, "items", "items_missing", "must be there: the schema of the items");
  } else if (isJsonList(items)) {
    refuse(
      at,
      "items",
      "items_list",
      "must be one schema for all items, or make the list an object with named members",
    );
  } else return [{ value: items, pointer: at }];
  return [];
};
