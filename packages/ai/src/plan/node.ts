import type { JsonValue } from "../contracts/json.ts";
import type { SchemaPlace } from "../schema/schema-place.ts";
import type { Run } from "../value/run.ts";
import { ALL_KINDS } from "./kinds.ts";
import type { PropertyIndex } from "./property-index.ts";
import type { SimpleScalar } from "./simple-scalar.ts";
import type { HiddenRule, LiteralRule, DependentRequiredRule, NumberRules, PatternRule, StringRules } from "./rules.ts";

/** Whether a private JSON tree satisfies a schema; counts what it sees. Ends with an `Interruption` at a limit. */
export type Check = (value: unknown, depth: number, run: Run) => boolean;

/**
 * A private copy of any value, checked on the way. A broken rule sets `run.mismatch` and the copy goes on, so that
 * nothing is read twice from the input and the explanation has a tree of its own.
 */
export type Copy = (value: unknown, depth: number, run: Run) => unknown;

export interface ArrayRules {
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly prefix: readonly SchemaNode[];
  /** What applies to the items after the prefix. */
  readonly rest: SchemaNode | undefined;
  readonly contains: ContainsRule | undefined;
}

export interface ContainsRule {
  readonly node: SchemaNode;
  readonly min: number;
  readonly max: number | undefined;
}

export interface PropertyRule {
  readonly name: string;
  /** Undefined for a name that is required but not declared. */
  readonly node: SchemaNode | undefined;
  readonly required: boolean;
  /** Where the node comes to a range or a few values: then it is made when it is first asked for. */
  readonly simple: SimpleScalar;
  /** The one after it, kept here by the walk that copies: `Slots`. */
  next: PropertyRule | undefined;
}

export interface PatternPropertyRule extends PatternRule {
  readonly node: SchemaNode;
}

export interface DependentSchemaRule {
  /** The member whose presence makes the schema apply. */
  readonly name: string;
  readonly node: SchemaNode;
}

export interface ObjectRules {
  /** Declared properties in their order, then the names that are required without being declared. */
  readonly properties: readonly PropertyRule[];
  readonly index: PropertyIndex;
  readonly patterns: readonly PatternPropertyRule[];
  /** What applies to members that are neither declared nor match a pattern. */
  readonly additional: SchemaNode | undefined;
  readonly names: SchemaNode | undefined;
  readonly minProperties: number | undefined;
  readonly maxProperties: number | undefined;
  readonly dependentRequired: readonly DependentRequiredRule[];
  readonly dependentSchemas: readonly DependentSchemaRule[];
  /** The schema has `properties`, be it empty: what "declared" means under `undeclared: "refuse"`. */
  readonly declares: boolean;
}

export interface UnionRule {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly SchemaNode[];
  /** The values that it takes and no others, where its branches are seen at once to be strings, numbers and booleans. */
  readonly literals: readonly JsonValue[] | undefined;
  /** Kept here by `unionChoice`, which finds it when it is first asked for. */
  choice: UnionChoice | undefined;
}

/** The member by whose literal value the branches of a union are told apart. */
export interface Discriminator {
  readonly name: string;
  readonly branches: ReadonlyMap<JsonValue, SchemaNode>;
}

/** How much a value's kind, or one member of it, says about which branch can take it. */
export interface UnionChoice {
  /** By kind bit: the branches that a value of that kind may satisfy. */
  readonly byKind: ReadonlyMap<number, readonly SchemaNode[]>;
  /** For objects, where several branches take them. */
  readonly discriminator: Discriminator | undefined;
  /** All values that the union takes, where its branches are literals. */
  readonly literals: readonly JsonValue[] | undefined;
}

export interface ConditionRule {
  readonly condition: SchemaNode;
  readonly then: SchemaNode | undefined;
  readonly else: SchemaNode | undefined;
}

/** Shared by all nodes that have none of something: most have none of most. */
const NONE: readonly never[] = Object.freeze([]);

/** The schemas that a node applies to its own value. */
export class Applied {
  reference: SchemaNode | undefined;
  allOf: readonly SchemaNode[] = NONE;
  unions: readonly UnionRule[] = NONE;
  not: SchemaNode | undefined;
  condition: ConditionRule | undefined;
  unevaluatedProperties: SchemaNode | undefined;
  unevaluatedItems: SchemaNode | undefined;
}

/** Most nodes apply none. */
export const NOTHING_APPLIED: Applied = Object.freeze(new Applied());

const NOT_SCALAR: Check = () => false;

/** One place in the schema, with what it allows. Filled while the plan is read, fixed from then on. */
export class SchemaNode {
  readonly place: SchemaPlace;
  /** `false`: nothing satisfies it. */
  possible = true;
  /** Allowed kinds as bits of `kinds.ts`. */
  kinds: number = ALL_KINDS;
  /** The kinds that the node and all that it applies to its value take; kept here by `possibleKinds`. */
  possibleKinds: number | undefined;
  /** Numbers must be integers. */
  integer = false;
  /** `type` as written, for the message. */
  typeNames: readonly string[] = NONE;
  literals: readonly LiteralRule[] = NONE;
  string: StringRules | undefined;
  number: NumberRules | undefined;
  array: ArrayRules | undefined;
  object: ObjectRules | undefined;
  applied: Applied = NOTHING_APPLIED;
  hidden: readonly HiddenRule[] = NONE;
  private readonly builders: ClosureBuilders;
  private builtOwn: Check | undefined;
  private builtCheck: Check | undefined;
  private builtCopy: Copy | undefined;
  private builtScalar: Check | undefined;

  constructor(place: SchemaPlace, builders: ClosureBuilders) {
    this.place = place;
    this.builders = builders;
  }

  /** RFC 6901 pointer into the schema. */
  get pointer(): string {
    return this.place.pointer;
  }

  get reference(): SchemaNode | undefined {
    return this.applied.reference;
  }

  get allOf(): readonly SchemaNode[] {
    return this.applied.allOf;
  }

  get unions(): readonly UnionRule[] {
    return this.applied.unions;
  }

  get not(): SchemaNode | undefined {
    return this.applied.not;
  }

  get condition(): ConditionRule | undefined {
    return this.applied.condition;
  }

  get unevaluatedProperties(): SchemaNode | undefined {
    return this.applied.unevaluatedProperties;
  }

  get unevaluatedItems(): SchemaNode | undefined {
    return this.applied.unevaluatedItems;
  }

  /** A node that makes its closures as this one does. */
  another(place: SchemaPlace): SchemaNode {
    return new SchemaNode(place, this.builders);
  }

  /** What the node says of the value itself, apart from the schemas that it applies to it. */
  get own(): Check {
    return (this.builtOwn ??= this.builders.own(this));
  }

  get check(): Check {
    return (this.builtCheck ??= this.builders.check(this));
  }

  get copy(): Copy {
    return (this.builtCopy ??= this.builders.copy(this));
  }

  /** The check of a node that takes scalars alone: what passes it is its own copy. Undefined for other nodes. */
  get scalar(): Check | undefined {
    if (this.builtScalar === undefined) this.builtScalar = this.builders.scalar(this) ?? NOT_SCALAR;
    return this.builtScalar === NOT_SCALAR ? undefined : this.builtScalar;
  }
}

/**
 * Make the closures of a node when they are first asked for: who only parses text needs no copies, and the branches of
 * a union of literals are never asked at all. Depth is that of the schema: references are asked at the call.
 */
export interface ClosureBuilders {
  readonly own: (node: SchemaNode) => Check;
  readonly check: (node: SchemaNode) => Check;
  readonly copy: (node: SchemaNode) => Copy;
  readonly scalar: (node: SchemaNode) => Check | undefined;
}
