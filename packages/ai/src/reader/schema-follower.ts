import { costOfReading } from "../plan/check/step-cost.ts";
import { STRING } from "../plan/kinds.ts";
import type { Plan } from "../plan/read-plan.ts";
import { Run, type WalkLimits } from "../value/run.ts";
import { kindFault, unionKindFault } from "./faults.ts";
import { followArrayComma, followArrayEnd } from "./follow-array.ts";
import { followKey, followKeyEnd, followObjectComma, followObjectEnd } from "./follow-object.ts";
import { type CountedString, followScalarEnd, followString, stringRoom } from "./follow-scalar.ts";
import { type Branch, type Fault, Follower, type Follows, hasFallen, type OpenUnion } from "./follower.ts";
import { type NodeView, NodeViews } from "./node-view.ts";
import type { UnionView } from "./union-view.ts";

/** Schemas that are followed for one value; what more there are is left to the check of the whole text. */
const MAX_FOLLOWERS = 64;

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
  readonly #views: NodeViews;
  readonly #root: NodeView;
  readonly #whole: Branch = { union: undefined, depth: 0, hasFallen: false };
  /** Of the containers that are open, outermost first. */
  readonly #levels: Follower[][] = [];
  /** Of the innermost container. */
  open: readonly Follower[] = [];
  /** Of the value that has begun. */
  value: Follower[] = [];
  readonly #counted: CountedString = { units: 0, points: 0, last: 0 };
  #depth = 0;
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
    // Mostly there are none or one: cheaper than to set the length.
    while (this.value.length > 0) this.value.pop();
    if (this.run.steps > this.run.maxSteps) return this.#giveUp();
    this.#visits = 0;
    if (this.#depth === 0) {
      this.#follow(this.#root, kind, this.#whole);
    } else {
      for (const follower of this.open) {
        const view = isItem ? follower.view?.item(index) : follower.member;
        if (view !== undefined) this.#follow(view, kind, follower.branch);
        if (!isItem && follower.more !== undefined) {
          for (const other of follower.more) this.#follow(other, kind, follower.branch);
        }
        if (this.fault !== undefined) return;
      }
    }
    if (kind !== STRING) return;
    this.room = stringRoom(this.value);
    this.#counted.units = 0;
    this.#counted.points = 0;
    this.#counted.last = 0;
  }

  /** More of a string after `text`. The index of the unit that breaks a rule, or -1. */
  string(text: string, chunk: string): number {
    return followString(this, this.#counted, text, chunk);
  }

  /** The value that has begun is a scalar, and this is it. */
  end(value: unknown): void {
    if (typeof value === "string") this.#spendOnString(value);
    for (const follower of this.value) followScalarEnd(this, follower, value);
  }

  /** Counted when it has ended, so that nothing depends on the fragments: its units, where a rule was asked of each. */
  #spendOnString(text: string): void {
    const steps = text.length > this.room ? text.length : 1 + costOfReading(text);
    this.run.steps += this.value.length * steps;
  }

  /** The value that has begun is a container. */
  enter(): void {
    const spare = this.#levels[this.#depth];
    this.#levels[this.#depth] = this.value;
    this.#depth += 1;
    this.open = this.value;
    this.value = spare ?? [];
  }

  /** More of a key after `text`. The index of the unit that breaks a rule, or -1. */
  key(text: string, chunk: string): number {
    return this.open.length === 0 ? -1 : followKey(this, text, chunk);
  }

  /** The name of the member that comes next in the schema, where all came in its order so far: it is none of these. */
  expectedKey(): string | undefined {
    const [only] = this.open;
    if (only === undefined || this.open.length > 1 || !only.isInOrder) return undefined;
    const { expected } = only;
    return expected?.view !== undefined && expected.isPlain ? expected.name : undefined;
  }

  /** The key as the schema has it, if it is the one that is expected: the engine knows it as a name already. */
  nameOf(key: string): string {
    const name = this.open[0]?.expected?.name;
    return name === key ? name : key;
  }

  keyEnd(key: string): void {
    this.run.steps += this.open.length * (1 + costOfReading(key));
    for (const follower of this.open) followKeyEnd(this, follower, key);
  }

  comma(isArray: boolean, count: number): void {
    for (const follower of this.open) {
      if (count < follower.most) continue;
      if (isArray) followArrayComma(this, follower, count);
      else followObjectComma(this, follower, count);
    }
  }

  close(isArray: boolean, count: number, container: object): void {
    for (const follower of this.open) {
      if (isArray) followArrayEnd(this, follower, count);
      else followObjectEnd(this, follower, count, container);
    }
    this.#depth -= 1;
    this.open = this.#levels[this.#depth - 1] ?? [];
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
    this.#dropFallen(depth);
  }

  /** What is followed on behalf of a branch that began at `depth` and has just fallen. */
  #dropFallen(depth: number): void {
    const stands = (follower: Follower): boolean => !hasFallen(follower.branch, this.run, depth);
    this.value = this.value.filter(stands);
    for (let at = this.#depth - 1; at >= depth; at -= 1) {
      const level = this.#levels[at];
      if (level === undefined || level.every(stands)) continue;
      this.#levels[at] = level.filter(stands);
    }
    this.open = this.#levels[this.#depth - 1] ?? [];
  }

  /** Too much work for one call: from here on all is left to the check of the whole text. */
  #giveUp(): void {
    this.#levels.length = 0;
    this.open = [];
  }

  /** Takes up what a schema says of a value of that kind. */
  #follow(view: NodeView, kind: number, branch: Branch): void {
    this.run.steps += 1;
    if ((view.kinds & kind) === 0) return this.fall(branch, kindFault(view.node, kind));
    if ((view.followed & kind) !== 0 && this.value.length < MAX_FOLLOWERS) {
      this.value.push(new Follower(branch, view, undefined, kind));
    }
    if (!view.appliesOthers) return;
    this.#visits += 1;
    if (this.#visits > this.#mostVisits) this.#mostVisits = this.#visits;
    if (this.#visits > MAX_VISITS) return;
    for (const other of view.applied) this.#follow(other, kind, branch);
    for (const union of view.unions) this.#followUnion(union, kind, branch);
  }

  #followUnion(union: UnionView, kind: number, branch: Branch): void {
    const { branches, literals } = union.ofKind(kind);
    if (literals !== undefined) {
      if (this.value.length < MAX_FOLLOWERS) this.value.push(new Follower(branch, undefined, literals, kind));
      return;
    }
    const [only] = branches;
    if (only === undefined) return this.fall(branch, unionKindFault(union, kind));
    if (branches.length === 1) return this.#follow(this.#views.of(only), kind, branch);
    if (this.value.length + branches.length > MAX_FOLLOWERS) return;
    const open: OpenUnion = { owner: branch, left: branches.length };
    const depth = this.#depth;
    for (const node of branches) this.#follow(this.#views.of(node), kind, { union: open, depth, hasFallen: false });
  }
}
