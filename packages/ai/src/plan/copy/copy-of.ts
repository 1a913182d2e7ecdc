import { copyJson } from "../../value/copy-json.ts";
import type { Copy, SchemaNode } from "../node.ts";

/** Without a node anything may stand there. */
export function copyOf(node: SchemaNode | undefined): Copy {
  return node === undefined ? copyJson : node.copy;
}
