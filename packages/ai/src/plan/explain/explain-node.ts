import type { IssueDraft } from "../../issues/issue-list.ts";
import type { PlaceOrRoot } from "../../issues/place.ts";
import { Run } from "../../value/run.ts";
import { isMembers } from "../check/evaluation.ts";
import { kindBit, kindName } from "../kinds.ts";
import type { SchemaNode } from "../node.ts";
import { tracksEvaluation } from "../node-shape.ts";
import { printableText } from "../../issues/printable.ts";
import { describeNode } from "./describe-node.ts";
import { explainApplicators } from "./explain-applicators.ts";
import { explainArray } from "./explain-array.ts";
import { literalDraft } from "./explain-literal.ts";
import { explainObject } from "./explain-object.ts";
import { brokenNumberRule, brokenStringRule } from "./explain-scalars.ts";
import { explainUnevaluated } from "./explain-unevaluated.ts";
import { aspectOf, Explanation, type Subject } from "./explanation.ts";

/** Longest sentence of a developer's that is shown. */
const MAX_SENTENCE = 512;

/** Adds an issue for each mistake that makes the value break the node's rules; none if it satisfies them. */
export function explainNode(node: SchemaNode, subject: Subject, explanation: Explanation): void {
  explanation.descend();
  const before = explanation.raised;
  if (explainOwn(node, subject, explanation)) {
    explainApplicators(node, subject, explanation, explainNode);
    if (tracksEvaluation(node) && explanation.raised === before) {
      explainUnevaluated(node, subject, explanation, explainNode);
    }
    if (explanation.raised === before) explainHidden(node, subject, explanation);
  }
  explanation.ascend();
}

/** What the node's own rules say of a value that breaks them: of a scalar, or of a kind that the node does not take. */
export function ownDraft(node: SchemaNode, value: unknown, place: PlaceOrRoot): IssueDraft {
  const explanation = new Explanation(1, new Run({ maxDepth: 1, maxNodes: 1, maxSteps: 1 }, undefined));
  explainOwn(node, { value, place, depth: 1 }, explanation);
  const [draft] = explanation.issues.drafts;
  return draft ?? { place, keyword: "schema", message: "arguments do not satisfy the tool schema" };
}

/** The node's own rules; false if nothing else need be said of the value. */
function explainOwn(node: SchemaNode, subject: Subject, explanation: Explanation): boolean {
  const { value, place } = subject;
  const { pointer } = node;
  const common = { place, received: kindName(value), expected: () => describeNode(node) };
  if (!node.possible) {
    const message = "must not be present";
    explanation.add({ place, keyword: "boolean", message, schemaPath: pointer, received: common.received });
    return false;
  }
  if ((node.kinds & kindBit(value)) === 0 || (node.integer && typeof value === "number" && !Number.isInteger(value))) {
    explanation.add({ ...common, keyword: "type", message: typeMessage(node), schemaPath: `${pointer}/type` });
    return false;
  }
  const literal = node.literals.find((rule) => !rule.test(value));
  if (literal !== undefined) {
    explanation.add({ ...common, ...literalDraft(literal, value), schemaPath: `${pointer}/${literal.keyword}` });
    return false;
  }
  const broken =
    typeof value === "string"
      ? node.string && brokenStringRule(node.string, value)
      : typeof value === "number"
        ? node.number && brokenNumberRule(node.number, value)
        : undefined;
  if (broken !== undefined) {
    explanation.add({ ...common, ...broken, schemaPath: `${pointer}/${broken.keyword}` });
    return false;
  }
  if (node.array !== undefined && Array.isArray(value)) {
    explainArray(node, node.array, value, subject, explanation, explainNode);
  }
  if (node.object !== undefined && isMembers(value)) {
    explainObject(node, node.object, value, subject, explanation, explainNode);
  }
  return true;
}

/**
 * The developer's refinements, in the developer's words where there are any; asked only of a value that satisfies the
 * rest, for which they are written.
 */
function explainHidden({ hidden, pointer }: SchemaNode, { value, place }: Subject, explanation: Explanation): void {
  for (const rule of hidden) {
    if (rule.test(value)) continue;
    const message =
      rule.message === undefined ? "must satisfy the tool's own rule" : printableText(rule.message, MAX_SENTENCE);
    const draft = { place, keyword: rule.keyword, message, schemaPath: pointer, received: kindName(value) };
    explanation.add(draft, aspectOf(value));
  }
}

function typeMessage(node: SchemaNode): string {
  const [only, ...others] = node.typeNames;
  return others.length === 0 ? `must be ${only ?? "of another kind"}` : `must be either ${node.typeNames.join(" or ")}`;
}
