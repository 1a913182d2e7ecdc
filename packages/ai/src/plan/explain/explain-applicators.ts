import { hasMember } from "../check/check-applicators.ts";
import { kindName } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";
import { describeNode } from "./describe-node.ts";
import { explainUnion } from "./explain-union.ts";
import { aspectOf, type Explain, type Explanation, type Subject } from "./explanation.ts";

/** The schemas that a node applies to its own value. */
export function explainApplicators(
  node: SchemaNode,
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  const { value, depth } = subject;
  if (node.reference !== undefined) explain(node.reference, subject, explanation);
  for (const part of node.allOf) explain(part, subject, explanation);
  for (const union of node.unions) explainUnion(node, union, subject, explanation, explain);
  if (node.not !== undefined) explainNot(node.not, subject, explanation);
  const { condition } = node;
  if (condition !== undefined) {
    const branch = condition.condition.check(value, depth, explanation.run) ? condition.then : condition.else;
    if (branch !== undefined) explain(branch, subject, explanation);
  }
  for (const rule of node.object?.dependentSchemas ?? []) {
    if (hasMember(value, rule.name)) explain(rule.node, subject, explanation);
  }
}

function explainNot(not: SchemaNode, { value, place, depth }: Subject, explanation: Explanation): void {
  if (!not.check(value, depth, explanation.run)) return;
  const words = (): string | undefined => {
    const forbidden = describeNode(not);
    return forbidden && `anything but ${forbidden}`;
  };
  explanation.add(
    {
      place,
      keyword: "not",
      message: "must not be valid",
      schemaPath: not.pointer,
      received: kindName(value),
      expected: words,
    },
    aspectOf(value),
  );
}
