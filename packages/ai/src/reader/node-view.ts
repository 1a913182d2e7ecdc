import type { ObjectRules, PropertyRule, SchemaNode } from "../plan/node.ts";
import { hasApplicators, isOnlyUnion } from "../plan/node-shape.ts";
import { ALL_KINDS, ARRAY, kindBit, NUMBER, OBJECT, STRING } from "../plan/kinds.ts";
import { scalarOfNode } from "../plan/scalar-of-node.ts";
import { NOT_SIMPLE, type SimpleScalar } from "../plan/simple-scalar.ts";
import { type Slot, Slots } from "../plan/slots.ts";
import { isFollowedWhole } from "./followed-whole.ts";
import type { MemberWriter } from "./member-place.ts";
import { memberWriter } from "./member-writer.ts";
import { PrefixSet } from "./prefix-set.ts";
import { endOfPlain } from "./string-chunk.ts";
import { type UnionLiterals, UnionView } from "./union-view.ts";
import { type Word, wordOf } from "./word-token.ts";

/** A declared member as the reader meets it. */
export interface MemberSlot extends Slot<MemberSlot> {
  /** 1 if required. */
  readonly required: number;
  /** Undefined where the name is required without being declared. */
  readonly view: NodeView | undefined;
  /**
   * The name in quotes, and the colon. Undefined where the name does not stand for itself there, and where more is to be
   * asked when the member comes in its turn.
   */
  readonly template: Word | undefined;
  /** Sets the member, in objects of this schema that are used much. */
  writer: MemberWriter | undefined;
}

/** What the reader asks of an object's schema, key by key. */
export interface ObjectView {
  readonly rules: ObjectRules;
  readonly slots: Slots<MemberSlot>;
  readonly patterns: readonly { readonly test: (key: string) => boolean; readonly view: NodeView }[];
  readonly additional: NodeView | undefined;
  /** Nothing but declared names and those that match a pattern. */
  readonly isClosed: boolean;
  /** All names that a member may have, where they can be listed. */
  readonly names: PrefixSet | undefined;
  /** Members after which no other may follow. */
  readonly most: number;
  /** Objects that were opened. */
  uses: number;
}

/** Writers are few: what is used once does without. */
const USED_BEFORE_WRITERS = 50;

/** Another object of that schema has begun. */
export function countUse(object: ObjectView): void {
  object.uses += 1;
  if (object.uses !== USED_BEFORE_WRITERS) return;
  for (let slot = object.slots.first; slot !== undefined; slot = slot.next) slot.writer = memberWriter(slot.name);
}

/**
 * A node of the plan as the reader uses it, made when the text first gets there. References may lead in circles, which
 * is why nothing further in is made before it is asked for.
 */
export class NodeView {
  readonly node: SchemaNode;
  /** Kinds that the node's own rules take: a value of another is refused at its first character. */
  readonly kinds: number;
  /** Kinds of which more can be said than that. */
  readonly followed: number;
  readonly appliesOthers: boolean;
  /** Of a scalar: its whole rule, if it is that simple. */
  readonly simple: SimpleScalar;
  readonly isSimple: boolean;
  /** The texts that a string may be, where the node lists them. */
  readonly texts: PrefixSet | undefined;
  /** Code points. */
  readonly maxLength: number;
  readonly maxItems: number;
  readonly #views: NodeViews;
  readonly #hasPrefix: boolean;
  readonly #isUnion: boolean;
  #object: ObjectView | undefined;
  #rest: NodeView | undefined;
  #applied: readonly NodeView[] | undefined;
  #unions: readonly UnionView[] | undefined;
  /** The kind of value that was asked of last, and what was said: mostly it is the only one. */
  #lastKind = 0;
  #lastLiterals: UnionLiterals | undefined;

  constructor(node: SchemaNode, views: NodeViews) {
    this.node = node;
    this.#views = views;
    this.kinds = ownKinds(node);
    this.followed = followedKinds(node);
    this.appliesOthers = node.possible && hasApplicators(node);
    this.simple = scalarOfNode(node);
    this.isSimple = this.simple !== NOT_SIMPLE;
    this.texts = textsOf(node);
    this.maxLength = node.string?.maxLength ?? Number.POSITIVE_INFINITY;
    this.maxItems = node.array?.maxItems ?? Number.POSITIVE_INFINITY;
    this.#isUnion = isOnlyUnion(node);
    this.#hasPrefix = (node.array?.prefix.length ?? 0) > 0;
  }

  get object(): ObjectView | undefined {
    const { object } = this.node;
    if (object === undefined) return undefined;
    return (this.#object ??= objectView(object, this.#views));
  }

  /** What applies to the item at an index. */
  item(index: number): NodeView | undefined {
    const { array } = this.node;
    const own = this.#hasPrefix ? array?.prefix[index] : undefined;
    if (own !== undefined) return this.#views.of(own);
    if (array?.rest === undefined) return undefined;
    return (this.#rest ??= this.#views.of(array.rest));
  }

  /** Schemas that apply to the same value whatever it is. */
  get applied(): readonly NodeView[] {
    if (this.#applied === undefined) {
      const { reference, allOf } = this.node;
      const nodes = reference === undefined ? allOf : [reference, ...allOf];
      this.#applied = nodes.map((node) => this.#views.of(node));
    }
    return this.#applied;
  }

  /** The literals that a value of this kind must be one of, where nothing else is asked. */
  literalsOf(kind: number): UnionLiterals | undefined {
    if (!this.#isUnion) return undefined;
    if (this.#lastKind !== kind) {
      this.#lastKind = kind;
      this.#lastLiterals = this.unions[0]?.ofKind(kind).literals;
    }
    return this.#lastLiterals;
  }

  get unions(): readonly UnionView[] {
    return (this.#unions ??= this.node.unions.map((union) => new UnionView(union, this.node.pointer)));
  }
}

/** The views of one plan: one a node. */
export class NodeViews {
  readonly root: NodeView;
  readonly #views = new Map<SchemaNode, NodeView>();
  #areFollowedWhole: boolean | undefined;

  constructor(root: SchemaNode) {
    this.root = this.of(root);
  }

  /** See {@link isFollowedWhole}. */
  get areFollowedWhole(): boolean {
    return (this.#areFollowedWhole ??= isFollowedWhole(this.root.node));
  }

  of(node: SchemaNode): NodeView {
    let view = this.#views.get(node);
    if (view === undefined) {
      view = new NodeView(node, this);
      this.#views.set(node, view);
    }
    return view;
  }
}

function ownKinds(node: SchemaNode): number {
  if (!node.possible) return 0;
  let { kinds } = node;
  for (const { values } of node.literals) kinds &= values.reduce<number>((bits, value) => bits | kindBit(value), 0);
  return kinds;
}

function followedKinds(node: SchemaNode): number {
  if (!node.possible) return 0;
  if (node.literals.length > 0) return ALL_KINDS;
  let kinds = 0;
  if (node.string !== undefined) kinds |= STRING;
  if (node.number !== undefined || node.integer) kinds |= NUMBER;
  if (node.array !== undefined) kinds |= ARRAY;
  if (node.object !== undefined) kinds |= OBJECT;
  return kinds;
}

function textsOf({ literals: [literal, ...others] }: SchemaNode): PrefixSet | undefined {
  const texts = literal?.values.filter((value) => typeof value === "string");
  return texts && new PrefixSet(texts.filter((text) => others.every((other) => other.test(text))));
}

function objectView(rules: ObjectRules, views: NodeViews): ObjectView {
  const isClosed = rules.additional?.possible === false;
  const declared = rules.properties.filter(({ node }) => node !== undefined).map(({ name }) => name);
  const names = isClosed && rules.patterns.length === 0 ? new PrefixSet(declared) : undefined;
  const most = Math.min(rules.maxProperties ?? Number.POSITIVE_INFINITY, names?.size ?? Number.POSITIVE_INFINITY);
  const asksKeys = rules.patterns.length > 0 || rules.names !== undefined;
  const makeSlot = ({ name, node, required }: PropertyRule, index: number): MemberSlot => {
    const isPlain = endOfPlain(name, 0) === name.length;
    return {
      name,
      required: required ? 1 : 0,
      view: node && views.of(node),
      template: node !== undefined && isPlain && !asksKeys && index < most ? wordOf(`"${name}":`) : undefined,
      writer: undefined,
      next: undefined,
    };
  };
  return {
    rules,
    slots: new Slots<MemberSlot>(rules, makeSlot),
    patterns: rules.patterns.map(({ test, node }) => ({ test, view: views.of(node) })),
    additional: rules.additional && views.of(rules.additional),
    isClosed,
    names,
    uses: 0,
    most,
  };
}
