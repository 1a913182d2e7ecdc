import type { IssueDraft } from "../../issues/issue-list.ts";
import { evaluateApplied, Evaluated, isMembers } from "../check/evaluation.ts";
import { kindName } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";
import { undeclaredDraft } from "./undeclared-draft.ts";
import { type Explain, type Explanation, type Subject, within } from "./explanation.ts";

/** Members and items that no schema has accounted for. Only for a value that breaks no other rule of the node. */
export function explainUnevaluated(
  node: SchemaNode,
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  const { value, depth } = subject;
  const evaluated = new Evaluated();
  evaluateApplied(node, value, depth, explanation.run, evaluated);
  if (isMembers(value)) {
    explainProperties(node, value, subject, { evaluated, explanation, explain });
  }
  if (Array.isArray(value)) explainItems(node, value, subject, { evaluated, explanation, explain });
}

interface Tools {
  readonly evaluated: Evaluated;
  readonly explanation: Explanation;
  readonly explain: Explain;
}

function explainProperties(
  node: SchemaNode,
  members: Readonly<Record<string, unknown>>,
  subject: Subject,
  { evaluated, explanation, explain }: Tools,
): void {
  const rule = node.unevaluatedProperties;
  if (rule === undefined) return;
  for (const key of Object.keys(members)) {
    if (evaluated.keys.has(key)) continue;
    evaluated.keys.add(key);
    const member = within(subject, key, members[key]);
    if (rule.possible) explain(rule, member, explanation);
    else explanation.add(undeclaredDraft(node, "unevaluatedProperties", members, member));
  }
}

function explainItems(
  node: SchemaNode,
  items: readonly unknown[],
  subject: Subject,
  { evaluated, explanation, explain }: Tools,
): void {
  const rule = node.unevaluatedItems;
  if (rule === undefined) return;
  for (const [index, value] of items.entries()) {
    if (evaluated.items.has(index)) continue;
    const item = within(subject, index, value);
    if (rule.possible) explain(rule, item, explanation);
    else explanation.add(unevaluatedItemDraft(node, item));
  }
}

function unevaluatedItemDraft(node: SchemaNode, { place, value }: Subject): IssueDraft {
  const keyword = "unevaluatedItems";
  const schemaPath = `${node.pointer}/${keyword}`;
  return { place, keyword, message: "must not have unevaluated items", schemaPath, received: kindName(value) };
}
