import type { Kind } from "./schema-view.ts";

/** What a branch is called that has no other name. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  array: "List",
  boolean: "Yes or no",
  integer: "Whole number",
  null: "Nothing",
  number: "Number",
  object: "Object",
  string: "Text",
};
