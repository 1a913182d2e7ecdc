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
  const end = rules.rest?.possible === false ? rules.prefix.length : items.length;
  for (const [index, item] of items.entries()) {
    if (index >= end) break;
    const itemNode = rules.prefix[index] ?? rules.rest;
    if (itemNode !== undefined) explain(itemNode, within(subject, index, item), explanation);
  }
  const broken = brokenArrayRule(rules, items, subject, explanation);
  if (broken === undefined) return;
  explanation.add(
    {
      place: subject.place,
      keyword: broken.keyword,
      message: broken.message,
      schemaPath: broken.schemaPath ?? `${node.pointer}/${broken.keyword}`,
      received: "array",
      expected: () => broken.expected ?? describeNode(node),
    },
    "rule",
  );
}

interface BrokenArrayRule {
  readonly keyword: string;
  readonly message: string;
  readonly schemaPath?: string;
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
  const { rest, prefix } = rules;
  if (rest?.possible === false && items.length > prefix.length) {
    // `items` beside `prefixItems`; `additionalItems` beside draft 7's list of `items`.
    const keyword = rest.pointer.endsWith("/additionalItems") ? "additionalItems" : "items";
    const message = `must not have more than ${prefix.length} items`;
    return {
      keyword,
      message,
      schemaPath: rest.pointer,
      expected: `array of at most ${prefix.length} item${prefix.length === 1 ? "" : "s"}`,
    };
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
  const words = describeNode(rule.node);
  const isShort = !satisfiesContains(atLeast, items, depth, explanation.run);
  const bound = isShort ? rule.min : (rule.max ?? 0);
  const range = `at ${isShort ? "least" : "most"} ${bound}`;
  const expected = words === undefined ? undefined : `array that holds ${range} of: ${words}`;
  const message = `must contain ${range} valid item${bound === 1 ? "" : "s"}`;
  if (!isShort) return { keyword: "maxContains", message, expected };
  return { keyword: rule.min === 1 ? "contains" : "minContains", message, expected };
}
