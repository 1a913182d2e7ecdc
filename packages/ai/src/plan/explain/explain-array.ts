import { satisfiesContains } from "../check/check-array.ts";
import type { ArrayRules, ContainsRule, SchemaNode } from "../node.ts";
import { findDuplicateItem } from "../unique-items.ts";
import { describeNode } from "./describe-node.ts";
import { type Explain, type Explanation, type Subject, within } from "./explanation.ts";

/** Every wrong item at its place, then the rules of the array as a whole. */
export function explainArray(
  node: SchemaNode,
  rules: ArrayRules,
  items: readonly unknown[],
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  for (const [index, item] of items.entries()) {
    const itemNode = rules.prefix[index] ?? rules.rest;
    if (itemNode === undefined) continue;
    if (itemNode.possible) explain(itemNode, within(subject, index, item), explanation);
    else explainExtraItem(node, rules, within(subject, index, item), explanation);
  }
  const broken = brokenArrayRule(rules, items, subject, explanation);
  if (broken === undefined) return;
  explanation.add({
    place: subject.place,
    keyword: broken.keyword,
    message: broken.message,
    schemaPath: `${node.pointer}/${broken.keyword}`,
    received: "array",
    expected: () => broken.expected ?? describeNode(node),
  });
}

/** An item past the end of a closed tuple. */
function explainExtraItem(node: SchemaNode, rules: ArrayRules, { place }: Subject, explanation: Explanation): void {
  const message = `must not have more than ${rules.prefix.length} items`;
  explanation.add({ place, keyword: "items", message, schemaPath: rules.rest?.pointer ?? node.pointer });
}

interface BrokenArrayRule {
  readonly keyword: string;
  readonly message: string;
  readonly expected?: string | undefined;
}

function brokenArrayRule(
  rules: ArrayRules,
  items: readonly unknown[],
  subject: Subject,
  explanation: Explanation,
): BrokenArrayRule | undefined {
  const { minItems, maxItems, uniqueItems, contains } = rules;
  if (minItems !== undefined && items.length < minItems) {
    return { keyword: "minItems", message: `must not have fewer than ${minItems} items` };
  }
  if (maxItems !== undefined && items.length > maxItems) {
    return { keyword: "maxItems", message: `must not have more than ${maxItems} items` };
  }
  const duplicate = uniqueItems ? findDuplicateItem(items, explanation.run) : undefined;
  if (duplicate !== undefined) {
    const expected = `items that all differ: item ${duplicate.index} equals item ${duplicate.earlier}`;
    return { keyword: "uniqueItems", message: "must not have duplicate items", expected };
  }
  if (contains !== undefined && !satisfiesContains(contains, items, subject.depth, explanation.run)) {
    return brokenContains(contains, items, subject, explanation);
  }
  return undefined;
}

function brokenContains(
  rule: ContainsRule,
  items: readonly unknown[],
  { depth }: Subject,
  explanation: Explanation,
): BrokenArrayRule {
  const atLeast = { ...rule, max: undefined };
  const expected = describeNode(rule.node);
  if (!satisfiesContains(atLeast, items, depth, explanation.run)) {
    const message = `must contain at least ${rule.min} valid item${rule.min === 1 ? "" : "s"}`;
    return { keyword: rule.min === 1 ? "contains" : "minContains", message, expected };
  }
  return { keyword: "maxContains", message: `must contain at most ${rule.max ?? 0} valid items`, expected };
}
