import type { IssueDraft } from "../../issues/issue-list.ts";
import { suggest } from "../../issues/suggest.ts";
import type { SchemaNode } from "../node.ts";
import { declaredNames } from "./declared-names.ts";
import type { Subject } from "./explanation.ts";

/** A member that nothing declares, and the rule that refuses it. */
export function undeclaredDraft(
  node: SchemaNode,
  keyword: "additionalProperties" | "unevaluatedProperties" | "undeclared",
  members: Readonly<Record<string, unknown>>,
  { place }: Subject,
): IssueDraft {
  const key = place?.segment;
  return {
    place,
    keyword,
    message: `must not have ${keyword === "unevaluatedProperties" ? "unevaluated" : "additional"} properties`,
    // `undeclared` is an option: the schema has no such keyword.
    schemaPath: keyword === "undeclared" ? node.pointer : `${node.pointer}/${keyword}`,
    suggestion: () => (typeof key === "string" ? suggest(key, namesLeft(node, members)) : undefined),
  };
}

/** Declared names that the value does not have yet: what a misspelt one was meant to be. */
function* namesLeft(node: SchemaNode, members: Readonly<Record<string, unknown>>): Generator<string> {
  for (const name of declaredNames(node)) if (!Object.hasOwn(members, name)) yield name;
}
