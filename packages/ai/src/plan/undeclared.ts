import { hasMember } from "./check/check-applicators.ts";
import { isMembers } from "./check/evaluation.ts";
import { costOfText } from "./check/step-cost.ts";
import { candidates, unionChoice } from "./check/union-choice.ts";
import { type Subject, within } from "./explain/explanation.ts";
import type { ObjectRules, SchemaNode, UnionRule } from "./node.ts";
import type { Run } from "../value/run.ts";

type Members = Readonly<Record<string, unknown>>;

/** Told of each member that no applied schema declares, with the schema of its object. */
export type Report = (node: SchemaNode, members: Members, member: Subject) => void;

/**
 * Members that no schema which applies to their object declares, wherever one with `properties` does: the rule of
 * `undeclared: "refuse"`, asked beside the schema's own verdict and never in place of it. It must not be a part of the
 * schemas themselves: one that refuses more under `not` or `if` makes the whole accept more.
 *
 * Ends with an `Interruption` at a limit. Recursion is bounded by the depth of the tree.
 */
export function findUndeclared(nodes: readonly SchemaNode[], subject: Subject, run: Run, report: Report): void {
  const { value } = subject;
  if (typeof value !== "object" || value === null) return;
  const applied = new Applied(subject, run);
  for (const node of nodes) applied.add(node);
  if (isMembers(value)) visitMembers(nodes, applied, value, subject, run, report);
  else if (Array.isArray(value)) visitItems(applied, value, subject, run, report);
}

/** The schemas that apply to one value, with those that they apply to it in turn. */
class Applied {
  readonly nodes: Set<SchemaNode> = new Set();
  /** A union that no branch takes: what it might have declared is not known. */
  isUncertain = false;
  readonly #subject: Subject;
  readonly #run: Run;

  constructor(subject: Subject, run: Run) {
    this.#subject = subject;
    this.#run = run;
  }

  add(node: SchemaNode): void {
    if (this.nodes.has(node)) return;
    this.nodes.add(node);
    this.#run.descend();
    if (node.reference !== undefined) this.add(node.reference);
    for (const part of node.allOf) this.add(part);
    for (const union of node.unions) this.#addUnion(union);
    this.#addConditional(node);
    this.#run.ascend();
  }

  #holds(node: SchemaNode): boolean {
    this.#run.spend(1);
    return node.check(this.#subject.value, this.#subject.depth, this.#run);
  }

  #addUnion(union: UnionRule): void {
    const branches = union.branches.filter((branch) => this.#holds(branch));
    if (branches.length > 0) {
      for (const branch of branches) this.add(branch);
      return;
    }
    // The schema refuses the value; where it can be told which branch was meant, that one's members are known.
    const [meant, ...others] = candidates(unionChoice(union), this.#subject.value);
    if (meant !== undefined && others.length === 0) this.add(meant);
    else this.isUncertain = true;
  }

  #addConditional({ condition, object }: SchemaNode): void {
    if (condition !== undefined) {
      const isMet = this.#holds(condition.condition);
      if (isMet) this.add(condition.condition);
      const branch = isMet ? condition.then : condition.else;
      if (branch !== undefined) this.add(branch);
    }
    for (const rule of object?.dependentSchemas ?? []) {
      if (hasMember(this.#subject.value, rule.name)) this.add(rule.node);
    }
  }
}

function visitMembers(
  nodes: readonly SchemaNode[],
  applied: Applied,
  members: Members,
  subject: Subject,
  run: Run,
  report: Report,
): void {
  const [first] = nodes;
  const refuses = !applied.isUncertain && [...applied.nodes].some((node) => node.object?.declares === true);
  for (const key of Object.keys(members)) {
    const declaring = declaringNodes(applied, key, run);
    const member = within(subject, key, members[key]);
    if (declaring.length > 0) findUndeclared(declaring, member, run, report);
    else if (refuses && first !== undefined) report(first, members, member);
  }
}

/** What the applied schemas say of a member; `unevaluatedProperties` where none says anything else. */
function declaringNodes(applied: Applied, key: string, run: Run): readonly SchemaNode[] {
  const declaring: SchemaNode[] = [];
  for (const { object } of applied.nodes) {
    run.spend(1 + (object?.patterns.length ?? 0) * costOfText(key));
    if (object !== undefined) declaring.push(...memberNodes(object, key));
  }
  if (declaring.length > 0) return declaring;
  return [...applied.nodes].flatMap((node) => node.unevaluatedProperties ?? []);
}

function memberNodes(rules: ObjectRules, key: string): readonly SchemaNode[] {
  const slot = rules.index.get(key);
  const declared = slot === undefined ? undefined : rules.properties[slot]?.node;
  const matching = rules.patterns.filter((pattern) => pattern.test(key)).map((pattern) => pattern.node);
  if (declared !== undefined) return [declared, ...matching];
  if (matching.length > 0 || rules.additional === undefined) return matching;
  return [rules.additional];
}

function visitItems(applied: Applied, items: readonly unknown[], subject: Subject, run: Run, report: Report): void {
  for (const [index, value] of items.entries()) {
    const item = within(subject, index, value);
    const nodes: SchemaNode[] = [];
    for (const { array, unevaluatedItems } of applied.nodes) {
      run.spend(1);
      const own = array?.prefix[index] ?? array?.rest ?? unevaluatedItems;
      if (own !== undefined) nodes.push(own);
      const contains = array?.contains?.node;
      if (contains?.check(value, item.depth, run) === true) nodes.push(contains);
    }
    if (nodes.length > 0) findUndeclared(nodes, item, run, report);
  }
}
