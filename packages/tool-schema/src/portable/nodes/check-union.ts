import { isJsonList, keywordOf } from "../../document/json-schema.ts";
import type { CheckKind } from "../node-place.ts";

/** `oneOf`: its branches are nodes. That it is a list with at least one, `checkToolSchema` judges. */
export const checkUnion: CheckKind = ({ node, pointer }) => {
  const branches = keywordOf(node, "oneOf");
  if (!isJsonList(branches)) return [];
  return branches.map((value, index) => ({ value, pointer: `${pointer}/oneOf/${index}` }));
};
