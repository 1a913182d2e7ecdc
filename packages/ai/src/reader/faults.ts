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
import type { Fault } from "./fault.ts";
import type { Follower } from "./follower.ts";
import type { LiveTree } from "./live-tree.ts";
import { sampleOf } from "./samples.ts";
import type { UnionLiterals, UnionView } from "./union-view.ts";

// Each of them is made here and not where the rule is asked: a function that makes a closure pays for what the closure
// captures at every call, also when no rule is broken.

/** A value of a kind that the schema does not take. */
export function kindFault(node: SchemaNode, kind: number): Fault {
  return (tree) => ownDraft(node, sampleOf(kind), tree.place());
}

export function unionKindFault({ rule, pointer }: UnionView, kind: number): Fault {
  return (tree) => ({
    place: tree.place(),
    keyword: rule.keyword,
    message: kindsMessage(rule),
    schemaPath: `${pointer}/${rule.keyword}`,
    received: kindName(sampleOf(kind)),
    expected: () => describeUnion(rule),
  });
}

/** A scalar, whole or a string as far as it has come, that the schema does not take. */
export function scalarFault({ view, literals }: Follower, value: unknown): Fault {
  return (tree) => {
    if (literals !== undefined) return unionLiteralDraft(literals, value, tree.place());
    return view === undefined ? unknownDraft(tree) : ownDraft(view.node, value, tree.place());
  };
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
export function containerFault({ view }: Follower, keyword: string, message: string, received: ValueKind): Fault {
  return (tree) => ({
    place: tree.place(1),
    keyword,
    message,
    schemaPath: `${view?.node.pointer ?? ""}/${keyword}`,
    received,
    expected: () => view && describeNode(view.node),
  });
}

export function requiredFault({ view, object }: Follower, container: object): Fault {
  return (tree) => {
    const missing = object?.rules.properties.find(({ name, required }) => required && !Object.hasOwn(container, name));
    const name = missing?.name ?? "";
    return {
      place: { parent: tree.place(1), segment: name },
      keyword: "required",
      message: `must have required properties ${printableName(name)}`,
      schemaPath: `${view?.node.pointer ?? ""}/required`,
      expected: () => missing?.node && describeNode(missing.node),
    };
  };
}

/** A member that nothing declares; of one whose key has not ended, the place is that of the object. */
export function undeclaredMemberFault({ view }: Follower, hasEnded: boolean): Fault {
  return (tree) => {
    if (view === undefined) return unknownDraft(tree);
    const { container } = tree;
    const members: Readonly<Record<string, unknown>> = Array.isArray(container) ? {} : container;
    const place = tree.place(hasEnded ? 0 : 1);
    const draft = undeclaredDraft(view.node, "additionalProperties", members, { value: undefined, place, depth: 0 });
    return hasEnded ? draft : { ...draft, suggestion: undefined };
  };
}

/** A key that the schema for names refuses. */
export function nameFault(names: SchemaNode, key: string): Fault {
  return (tree) => ({
    place: tree.place(),
    keyword: "propertyNames",
    message: `property names ${printableName(key)} are invalid`,
    schemaPath: names.pointer,
    expected: () => describeNode(names),
  });
}
