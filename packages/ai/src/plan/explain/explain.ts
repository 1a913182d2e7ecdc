import type { IssueList } from "../../issues/issue-list.ts";
import { Interruption, Run, type WalkLimits } from "../../value/run.ts";
import type { Plan } from "../read-plan.ts";
import { explainNode } from "./explain-node.ts";
import { Explanation } from "./explanation.ts";
import { undeclaredDraft } from "./undeclared-draft.ts";
import { findUndeclared } from "../undeclared.ts";

/** Steps that the schemas tried while explaining may take: the check has had its own, and the list is long by then. */
const MAX_TRIED_STEPS = 10_000_000;

/** What a plan finds wrong with a private tree that it has refused, in the order of the tree; one issue at least. */
export function explain(
  plan: Plan,
  tree: unknown,
  limits: WalkLimits,
  maxIssues: number,
  refusesUndeclared = false,
): IssueList {
  const maxSteps = Math.min(limits.maxSteps, MAX_TRIED_STEPS);
  const explanation = new Explanation(maxIssues, new Run({ ...limits, maxSteps }, tree));
  explanation.run.recounting = 1;
  try {
    explainNode(plan.root, { value: tree, place: undefined, depth: 1 }, explanation);
    if (refusesUndeclared) explainUndeclared(plan, tree, explanation);
  } catch (error) {
    // The work that explaining may take is used up, or the stack: what was found until then stands.
    if (!(error instanceof Interruption) && !(error instanceof RangeError)) throw error;
  }
  if (explanation.issues.found === 0) {
    explanation.add({ place: undefined, keyword: "schema", message: "arguments do not satisfy the tool schema" });
  }
  return explanation.issues;
}

/**
 * The members that no applied schema declares, of a tree that the schema takes. Ends with an `Interruption` at a limit.
 */
export function undeclaredIssues(plan: Plan, tree: unknown, limits: WalkLimits, maxIssues: number): IssueList {
  const explanation = new Explanation(maxIssues, new Run(limits, tree));
  explanation.run.recounting = 1;
  explainUndeclared(plan, tree, explanation);
  return explanation.issues;
}

function explainUndeclared(plan: Plan, tree: unknown, explanation: Explanation): void {
  const root = { value: tree, place: undefined, depth: 1 };
  findUndeclared([plan.root], root, explanation.run, (node, members, member) => {
    explanation.add(undeclaredDraft(node, "undeclared", members, member));
  });
}
