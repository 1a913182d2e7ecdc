import { costOfReading } from "../plan/check/step-cost.ts";
import { kindBit, STRING } from "../plan/kinds.ts";
import type { Plan } from "../plan/read-plan.ts";
import { Run, type WalkLimits } from "../value/run.ts";
import { kindFault, unionKindFault } from "./faults.ts";
import { followArrayComma, followArrayEnd } from "./follow-array.ts";
import { followKey, followKeyEnd, followObjectComma, followObjectEnd } from "./follow-object.ts";
import { CountedString, followScalarEnd, followString, stringRoom } from "./follow-scalar.ts";
import { type Branch, hasFallen, type OpenUnion } from "./branch.ts";
import type { Fault } from "./fault.ts";
import type { Follows } from "./follows.ts";
import { Followers } from "./followers.ts";
import { LoneScalar } from "./lone-scalar.ts";
import { type MemberSlot, type NodeView, NodeViews } from "./node-view.ts";
import type { UnionView } from "./union-view.ts";
import type { Word } from "./word-token.ts";

/** Schemas looked at when a value begins: unions of unions and doubled references multiply. */
const MAX_VISITS = 256;

/**
 * What the check of the whole takes at most without coming near its own bounds, which end it: schemas that apply to one
 * value, and containers in each other. The default for these.
 */
const FEW_VISITS = 7;
const FEW_LEVELS = 128;

const viewsOfPlan = new WeakMap<Plan, NodeViews>();

/**
 * Follows a schema while a text is read, and knows as soon as no continuation can satisfy it. Never refuses what the
 * check of the whole text would take: what cannot be decided yet, or would take too much work, counts as satisfied. The
 * work of one call is bounded by `maxSteps`.
 */
export class SchemaFollower implements Follows {
  /** What no continuation can mend. */
  fault: Fault | undefined;
  /** A string may grow to so many units before any rule is asked of its characters. */
  room: number = Number.POSITIVE_INFINITY;
  readonly run: Run;
  readonly followers: Followers = new Followers();
  /** Of the value that has begun: all that is followed for it, where that is so little. */
  readonly #lone = new LoneScalar();
  /** The member that probably comes. */
  #expected: MemberSlot | undefined;
  readonly #views: NodeViews;
  readonly #root: NodeView;
  readonly #whole: Branch = { union: undefined, depth: 0, hasFallen: false };
  readonly #counted = new CountedString();
  #visits = 0;
  #mostVisits = 0;

  constructor(plan: Plan, limits: WalkLimits) {
    let views = viewsOfPlan.get(plan);
    if (views === undefined) {
      views = new NodeViews(plan.root);
      viewsOfPlan.set(plan, views);
    }
    this.#views = views;
    this.#root = views.root;
    this.run = new Run(limits, undefined);
  }

  /** Nothing is left for the check of the whole: what satisfies all that was followed satisfies the schema. */
  get isWhole(): boolean {
    return this.run.maxDepth <= FEW_LEVELS && this.#mostVisits <= FEW_VISITS && this.#views.areFollowedWhole;
  }

  /** A value begins, at the root, as the member whose key has ended, or as the item at `index`. */
  begin(kind: number, isItem: boolean, index: number): void {
    const { followers, run } = this;
    followers.begin();
    this.#lone.clear();
    // Too much work for one call: from here on all is left to the check of the whole text.
    if (run.steps > run.maxSteps) return followers.dropAll();
    const { only } = followers;
    if (only?.branch === this.#whole && (isItem || only.more === undefined)) {
      const view = isItem ? only.view?.item(index) : only.member;
      if (view !== undefined && this.#lone.begin(view, kind)) {
        run.steps += 1;
        if (kind === STRING) this.#beginString(this.#lone.room);
        return;
      }
    }
    this.#visits = 0;
    this.#followAll(kind, isItem, index);
    if (kind === STRING) this.#beginString(stringRoom(followers.value));
  }

  #beginString(room: number): void {
    this.room = room;
    this.#counted.clear();
  }

  #followAll(kind: number, isItem: boolean, index: number): void {
    if (this.followers.depth === 0) return this.#follow(this.#root, kind, this.#whole);
    for (const follower of this.followers.open) {
      const view = isItem ? follower.view?.item(index) : follower.member;
      if (view !== undefined) this.#follow(view, kind, follower.branch);
      if (!isItem && follower.more !== undefined) {
        for (const other of follower.more) this.#follow(other, kind, follower.branch);
      }
      if (this.fault !== undefined) return;
    }
  }

  /** More of a string after `text`. The index of the unit that breaks a rule, or -1. */
  string(text: string, chunk: string): number {
    if (this.#lone.goesOn(text.length, chunk)) return -1;
    this.#lone.addTo(this.followers, this.#whole, STRING);
    return followString(this, this.#counted, text, chunk);
  }

  /** The value that has begun is a scalar, and this is it. */
  end(value: unknown): void {
    const isSatisfied = this.#lone.isSatisfiedBy(value);
    if (typeof value === "string") this.#spendOnString(value, isSatisfied ? 1 : this.followers.value.length);
    if (!isSatisfied) this.#endFollowed(value);
  }

  #endFollowed(value: unknown): void {
    this.#lone.addTo(this.followers, this.#whole, kindBit(value));
    for (const follower of this.followers.value) followScalarEnd(this, follower, value);
  }

  /** Counted when it has ended, so that nothing depends on the fragments: its units, where a rule was asked of each. */
  #spendOnString(text: string, followers: number): void {
    const steps = text.length > this.room ? text.length : 1 + costOfReading(text);
    this.run.steps += followers * steps;
  }

  /** The value that has begun is a container. */
  enter(): void {
    this.followers.enter();
  }

  /** More of a key after `text`. The index of the unit that breaks a rule, or -1. */
  key(text: string, chunk: string): number {
    return this.followers.open.length === 0 ? -1 : followKey(this, text, chunk);
  }

  /** The member that probably comes now: its key in quotes, and the colon. */
  expectedMember(): Word | undefined {
    this.#expected = this.followers.only?.next;
    return this.#expected?.template;
  }

  /** That member has come. */
  expectedKeyEnd(): MemberSlot | undefined {
    const slot = this.#expected;
    const { only } = this.followers;
    if (slot === undefined || only === undefined) return undefined;
    this.run.steps += 1 + costOfReading(slot.name);
    only.goOn(slot);
    return slot;
  }

  /** The key as the schema has it, if it is the one that is expected: the engine knows it as a name already. */
  nameOf(key: string): string {
    const name = this.followers.open[0]?.expected?.name;
    return name === key ? name : key;
  }

  keyEnd(key: string): void {
    const { open } = this.followers;
    this.run.steps += open.length * (1 + costOfReading(key));
    for (const follower of open) followKeyEnd(this, follower, key);
  }

  comma(isArray: boolean, count: number): void {
    for (const follower of this.followers.open) {
      if (count < follower.most) continue;
      if (isArray) followArrayComma(this, follower, count);
      else followObjectComma(this, follower, count);
    }
  }

  close(isArray: boolean, count: number, container: object): void {
    for (const follower of this.followers.open) {
      if (isArray) followArrayEnd(this, follower, count);
      else followObjectEnd(this, follower, count, container);
    }
    this.followers.leave();
  }

  /** A rule of a branch is broken, and with the last branch of a union one of the branch that holds the union. */
  fall(branch: Branch, fault: Fault): void {
    if (hasFallen(branch, this.run)) return;
    let at: Branch | undefined = branch;
    let { depth } = branch;
    while (at !== undefined && !at.hasFallen) {
      at.hasFallen = true;
      depth = at.depth;
      const union: OpenUnion | undefined = at.union;
      if (union === undefined) {
        this.fault = fault;
        return;
      }
      union.left -= 1;
      at = union.left === 0 ? union.owner : undefined;
    }
    this.followers.drop(depth, this.run);
  }

  /** Takes up what a schema says of a value of that kind. */
  #follow(view: NodeView, kind: number, branch: Branch): void {
    this.run.steps += 1;
    if ((view.kinds & kind) === 0) return this.fall(branch, kindFault(view.node, kind));
    if ((view.followed & kind) !== 0 && this.followers.hasRoomFor(1)) this.followers.add(branch, view, undefined, kind);
    if (view.appliesOthers) this.#followApplied(view, kind, branch);
  }

  #followApplied(view: NodeView, kind: number, branch: Branch): void {
    this.#visits += 1;
    if (this.#visits > this.#mostVisits) this.#mostVisits = this.#visits;
    if (this.#visits > MAX_VISITS) return;
    for (const other of view.applied) this.#follow(other, kind, branch);
    for (const union of view.unions) this.#followUnion(union, kind, branch);
  }

  #followUnion(union: UnionView, kind: number, branch: Branch): void {
    const { branches, literals } = union.ofKind(kind);
    if (literals !== undefined) {
      if (this.followers.hasRoomFor(1)) this.followers.add(branch, undefined, literals, kind);
      return;
    }
    const [only] = branches;
    if (only === undefined) return this.fall(branch, unionKindFault(union, kind));
    if (branches.length === 1) return this.#follow(this.#views.of(only), kind, branch);
    if (!this.followers.hasRoomFor(branches.length)) return;
    const open: OpenUnion = { owner: branch, left: branches.length };
    const { depth } = this.followers;
    for (const node of branches) this.#follow(this.#views.of(node), kind, { union: open, depth, hasFallen: false });
  }
}
