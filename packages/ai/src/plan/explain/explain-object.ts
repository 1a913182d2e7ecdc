import type { IssueDraft } from "../../issues/issue-list.ts";
import { printableName } from "../../issues/printable.ts";
import { suggest } from "../../issues/suggest.ts";
import { missingDependents } from "../check/check-object.ts";
import { costOfText } from "../check/step-cost.ts";
import type { ObjectRules, SchemaNode } from "../node.ts";
import { describeNode } from "./describe-node.ts";
import { type Explain, type Explanation, type Subject, within } from "./explanation.ts";

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
  const before = explanation.issues.found;
  explainMissing(node, rules, members, subject, explanation);
  for (const key of Object.keys(members)) {
    explainMember(node, rules, members, key, subject, explanation, explain);
    if (rules.names !== undefined) explainName(rules.names, key, within(subject, key, key), explanation);
  }
  for (const rule of rules.dependentRequired) {
    for (const name of missingDependents(rule, members)) {
      explanation.add({
        place: within(subject, name, undefined).place,
        keyword: "dependentRequired",
        message: `must have properties ${printableName(name)} when property ${printableName(rule.name)} is present`,
        schemaPath: `${node.pointer}/dependentRequired`,
      });
    }
  }
  // A member that is missing or too many is one mistake, and the count follows from it.
  if (explanation.issues.found === before) explainCount(node, rules, Object.keys(members).length, subject, explanation);
}

function explainMissing(
  node: SchemaNode,
  rules: ObjectRules,
  members: Members,
  subject: Subject,
  explanation: Explanation,
): void {
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
}

function explainMember(
  node: SchemaNode,
  rules: ObjectRules,
  members: Members,
  key: string,
  subject: Subject,
  explanation: Explanation,
  explain: Explain,
): void {
  const member = within(subject, key, members[key]);
  explanation.run.spend(rules.patterns.length * costOfText(key));
  const slot = rules.index.get(key);
  const declared = slot === undefined ? undefined : rules.properties[slot]?.node;
  const matching = rules.patterns.filter((pattern) => pattern.test(key)).map((pattern) => pattern.node);
  const nodes = declared === undefined ? matching : [declared, ...matching];
  if (nodes.length > 0) {
    for (const memberNode of nodes) explain(memberNode, member, explanation);
  } else if (rules.additional !== undefined) {
    if (rules.additional.possible) explain(rules.additional, member, explanation);
    else explanation.add(undeclaredDraft(node, member, namesLeft(rules, members)));
  }
}

/** Declared names that the value does not have yet: what a misspelt one was meant to be. */
function* namesLeft(rules: ObjectRules, members: Members): Generator<string> {
  for (const { name, node } of rules.properties) {
    if (node !== undefined && !Object.hasOwn(members, name)) yield name;
  }
}

/** A member that nothing declares. */
export function undeclaredDraft(node: SchemaNode, member: Subject, names: Iterable<string>): IssueDraft {
  const key = member.place?.segment;
  return {
    place: member.place,
    keyword: "additionalProperties",
    message: "must not have additional properties",
    schemaPath: `${node.pointer}/additionalProperties`,
    suggestion: () => (typeof key === "string" ? suggest(key, names) : undefined),
  };
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

function explainCount(
  node: SchemaNode,
  rules: ObjectRules,
  count: number,
  subject: Subject,
  explanation: Explanation,
): void {
  const { minProperties, maxProperties } = rules;
  const add = (keyword: string, message: string): void =>
    explanation.add({ place: subject.place, keyword, message, schemaPath: `${node.pointer}/${keyword}` });
  if (minProperties !== undefined && count < minProperties) {
    add("minProperties", `must not have fewer than ${minProperties} properties`);
  }
  if (maxProperties !== undefined && count > maxProperties) {
    add("maxProperties", `must not have more than ${maxProperties} properties`);
  }
}
