import { get } from "../draft.ts";
import type { Pass } from "../pass.ts";

/** The root says that it is an object, as it is: a reference or union at the root may say so elsewhere only. */
export const rootType: Pass = ({ root, log }) => {
  if (get(root, "type") === "object") return;
  root["type"] = "object";
  log.note("", "type", "added", "arguments are always an object");
};
