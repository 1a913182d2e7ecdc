import { appendSegment } from "../../issues/pointer.ts";
import { printableName } from "../../issues/printable.ts";
import { missingDependents } from "../check/check-object.ts";
import { costOfText } from "../check/step-cost.ts";
import type { ObjectRules, SchemaNode } from "../node.ts";
import { describeNode } from "./describe-node.ts";
import { type Explain, type Explanation, type Subject, within } from "./explanation.ts";
import { undeclaredDraft } from "./undeclared-draft.ts";

type Members = Readonly<Record<string, unknown>>;

/** Missing members, wrong ones and undeclared ones each on their own; then the rules of the object as a whole. */
export function explainObject(
  node: SchemaNode,
  rules: ObjectRules,
  members: Members,
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  const missing = explainMissing(node, rules, members, subject, explanation);
  let undeclared = 0;
  for (const key of Object.keys(members)) {
    const member = within(subject, key, members[key]);
    explanation.run.spend(rules.patterns.length * costOfText(key));
    const nodes = memberNodes(rules, key);
    if (nodes === undefined) {
      undeclared += 1;
      explanation.add(undeclaredDraft(node, "additionalProperties", members, member));
    } else {
      for (const memberNode of nodes) explain(memberNode, member, explanation);
    }
    if (rules.names !== undefined) explainName(rules.names, key, within(subject, key, key), explanation);
  }
  // The number of members that are missing or too many is told by them.
  const { minProperties, maxProperties } = rules;
  const count = Object.keys(members).length;
  const add = (keyword: string, message: string): void => {
    const { place } = subject;
    const schemaPath = `${node.pointer}/${keyword}`;
    const expected = (): string | undefined => describeNode(node);
    explanation.add({ place, keyword, message, schemaPath, received: "object", expected }, "rule");
  };
  if (minProperties !== undefined && count < minProperties && missing === 0) {
    add("minProperties", `must not have fewer than ${minProperties} properties`);
  }
  if (maxProperties !== undefined && count > maxProperties && undeclared === 0) {
    add("maxProperties", `must not have more than ${maxProperties} properties`);
  }
}

/** How many members are missing; each at its place, also where several rules ask for it. */
function explainMissing(
  node: SchemaNode,
  rules: ObjectRules,
  members: Members,
  subject: Subject,
  explanation: Explanation,
): number {
  const before = explanation.raised;
  explanation.run.spend(rules.properties.length);
  for (const property of rules.properties) {
    if (!property.required || Object.hasOwn(members, property.name)) continue;
    explanation.add({
      place: within(subject, property.name, undefined).place,
      keyword: "required",
      message: `must have required properties ${printableName(property.name)}`,
      schemaPath: `${node.pointer}/required`,
      expected: () => property.node && describeNode(property.node),
    });
  }
  for (const rule of rules.dependentRequired) {
    for (const name of missingDependents(rule, members)) {
      const declared = propertyNode(rules, name);
      explanation.add({
        place: within(subject, name, undefined).place,
        keyword: rule.keyword,
        message: `must have properties ${printableName(name)} when property ${printableName(rule.name)} is present`,
        schemaPath: appendSegment(`${node.pointer}/${rule.keyword}`, rule.name),
        expected: () => declared && describeNode(declared),
      });
    }
  }
  return explanation.raised - before;
}

function propertyNode(rules: ObjectRules, name: string): SchemaNode | undefined {
  const slot = rules.index.get(name);
  return slot === undefined ? undefined : rules.properties[slot]?.node;
}

/** The schemas of a member; undefined for one that may not be there. */
function memberNodes(rules: ObjectRules, key: string): readonly SchemaNode[] | undefined {
  const declared = propertyNode(rules, key);
  const matching = rules.patterns.filter((pattern) => pattern.test(key)).map((pattern) => pattern.node);
  if (declared !== undefined) return [declared, ...matching];
  if (matching.length > 0) return matching;
  if (rules.additional === undefined) return [];
  return rules.additional.possible ? [rules.additional] : undefined;
}

function explainName(names: SchemaNode, key: string, name: Subject, explanation: Explanation): void {
  if (names.check(key, name.depth, explanation.run)) return;
  explanation.add({
    place: name.place,
    keyword: "propertyNames",
    message: `property names ${printableName(key)} are invalid`,
    schemaPath: names.pointer,
    expected: () => describeNode(names),
  });
}
