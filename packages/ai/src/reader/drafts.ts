import type { ValueKind } from "../issues/issue.ts";
import type { IssueDraft } from "../issues/issue-list.ts";
import type { PlaceOrRoot } from "../issues/place.ts";
import { printableName } from "../issues/printable.ts";
import { describeNode, describeUnion } from "../plan/explain/describe-node.ts";
import { literalDraft } from "../plan/explain/explain-literal.ts";
import { ownDraft } from "../plan/explain/explain-node.ts";
import { kindsMessage } from "../plan/explain/explain-union.ts";
import { undeclaredDraft } from "../plan/explain/undeclared-draft.ts";
import { kindName } from "../plan/kinds.ts";
import type { SchemaNode } from "../plan/node.ts";
import type { Follower } from "./follower.ts";
import type { LiveTree } from "./live-tree.ts";
import { sampleOf } from "./samples.ts";
import type { UnionLiterals, UnionView } from "./union-view.ts";

/** A value of a kind that the schema does not take. */
export function kindDraft(node: SchemaNode, kind: number, tree: LiveTree): IssueDraft {
  return ownDraft(node, sampleOf(kind), tree.place());
}

export function unionKindDraft({ rule, pointer }: UnionView, kind: number, tree: LiveTree): IssueDraft {
  return {
    place: tree.place(),
    keyword: rule.keyword,
    message: kindsMessage(rule),
    schemaPath: `${pointer}/${rule.keyword}`,
    received: kindName(sampleOf(kind)),
    expected: () => describeUnion(rule),
  };
}

/** A scalar, whole or a string as far as it has come, that the schema does not take. */
export function scalarDraft({ view, literals }: Follower, value: unknown, tree: LiveTree): IssueDraft {
  if (literals !== undefined) return unionLiteralDraft(literals, value, tree.place());
  return view === undefined ? unknownDraft(tree) : ownDraft(view.node, value, tree.place());
}

function unionLiteralDraft({ union, values }: UnionLiterals, value: unknown, place: PlaceOrRoot): IssueDraft {
  const { rule, pointer } = union;
  return {
    ...literalDraft({ keyword: "enum", values }, value),
    place,
    keyword: rule.keyword,
    schemaPath: `${pointer}/${rule.keyword}`,
    received: kindName(value),
    expected: () => describeUnion(rule),
  };
}

function unknownDraft(tree: LiveTree): IssueDraft {
  return { place: tree.place(), keyword: "schema", message: "arguments do not satisfy the tool schema" };
}

/** A rule of a container as a whole. */
export function containerDraft(
  { view }: Follower,
  keyword: string,
  message: string,
  received: ValueKind,
  tree: LiveTree,
): IssueDraft {
  return {
    place: tree.place(1),
    keyword,
    message,
    schemaPath: `${view?.node.pointer ?? ""}/${keyword}`,
    received,
    expected: () => view && describeNode(view.node),
  };
}

export function requiredDraft({ view, object }: Follower, container: object, tree: LiveTree): IssueDraft {
  const missing = object?.rules.properties.find(({ name, required }) => required && !Object.hasOwn(container, name));
  const name = missing?.name ?? "";
  return {
    place: { parent: tree.place(1), segment: name },
    keyword: "required",
    message: `must have required properties ${printableName(name)}`,
    schemaPath: `${view?.node.pointer ?? ""}/required`,
    expected: () => missing?.node && describeNode(missing.node),
  };
}

/** A member that nothing declares; of one whose key has not ended, the place is that of the object. */
export function undeclaredMemberDraft({ view }: Follower, hasEnded: boolean, tree: LiveTree): IssueDraft {
  if (view === undefined) return unknownDraft(tree);
  const { container } = tree;
  const members: Readonly<Record<string, unknown>> = Array.isArray(container) ? {} : container;
  const place = tree.place(hasEnded ? 0 : 1);
  const draft = undeclaredDraft(view.node, "additionalProperties", members, { value: undefined, place, depth: 0 });
  return hasEnded ? draft : { ...draft, suggestion: undefined };
}

/** A key that the schema for names refuses. */
export function nameDraft(names: SchemaNode, key: string, tree: LiveTree): IssueDraft {
  return {
    place: tree.place(),
    keyword: "propertyNames",
    message: `property names ${printableName(key)} are invalid`,
    schemaPath: names.pointer,
    expected: () => describeNode(names),
  };
}
