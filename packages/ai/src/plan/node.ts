import type { JsonValue } from "../contracts/json.ts";
import type { Run } from "../value/run.ts";
import { ALL_KINDS } from "./kinds.ts";
import type { PropertyIndex } from "./property-index.ts";

/** Whether a private JSON tree satisfies a schema; counts what it sees. Ends with an `Interruption` at a limit. */
export type Check = (value: unknown, depth: number, run: Run) => boolean;

/**
 * A private copy of any value, checked on the way. A broken rule sets `run.mismatch` and the copy goes on, so that
 * nothing is read twice from the input and the explanation has a tree of its own.
 */
export type Copy = (value: unknown, depth: number, run: Run) => unknown;

export interface StringRules {
  /** Code points. */
  readonly minLength: number | undefined;
  /** Code points. */
  readonly maxLength: number | undefined;
  readonly pattern: PatternRule | undefined;
  readonly format: FormatRule | undefined;
}

export interface PatternRule {
  readonly source: string;
  readonly test: (text: string) => boolean;
}

export interface FormatRule {
  readonly name: string;
  readonly test: (text: string) => boolean;
}

export interface NumberRules {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multipleOf: MultipleOfRule | undefined;
}

interface MultipleOfRule {
  readonly divisor: number;
  readonly test: (value: number) => boolean;
}

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
}

export interface PatternPropertyRule extends PatternRule {
  readonly node: SchemaNode;
}

export interface DependentRequiredRule {
  readonly keyword: "dependentRequired" | "dependencies";
  /** The member whose presence asks for others. */
  readonly name: string;
  readonly others: readonly string[];
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

/** `enum` or `const`. */
export interface LiteralRule {
  readonly keyword: "enum" | "const";
  readonly values: readonly JsonValue[];
  readonly test: (value: unknown) => boolean;
}

export interface UnionRule {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly SchemaNode[];
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

/** Rules of TypeBox that are no JSON Schema (`~refine`): TypeBox itself decides them. */
export interface HiddenRule {
  readonly keyword: string;
  readonly test: (value: unknown) => boolean;
  readonly message: string | undefined;
}

/** Shared by all nodes that have none of something: most have none of most. */
const NONE: readonly never[] = Object.freeze([]);

/** One place in the schema, with what it allows. Filled while the plan is read, fixed from then on. */
export class SchemaNode {
  /** RFC 6901 pointer into the schema. */
  readonly pointer: string;
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
  reference: SchemaNode | undefined;
  allOf: readonly SchemaNode[] = NONE;
  unions: readonly UnionRule[] = NONE;
  not: SchemaNode | undefined;
  condition: ConditionRule | undefined;
  unevaluatedProperties: SchemaNode | undefined;
  unevaluatedItems: SchemaNode | undefined;
  hidden: readonly HiddenRule[] = NONE;
  /** What the node says of the value itself, apart from the schemas that it applies to it. */
  own: Check = () => false;
  check: Check = () => false;
  copy: Copy = () => undefined;

  constructor(pointer: string) {
    this.pointer = pointer;
  }
}

/** Whether other schemas apply to the same value as this one. */
export function hasApplicators(node: SchemaNode): boolean {
  return (
    node.reference !== undefined ||
    node.allOf.length > 0 ||
    node.unions.length > 0 ||
    node.not !== undefined ||
    node.condition !== undefined ||
    (node.object?.dependentSchemas.length ?? 0) > 0
  );
}

/** Whether the node needs to know which members or items other schemas have accounted for. */
export function tracksEvaluation(node: SchemaNode): boolean {
  return node.unevaluatedProperties !== undefined || node.unevaluatedItems !== undefined;
}

/** Whether the node says nothing but `$ref`. */
export function isOnlyReference(node: SchemaNode): boolean {
  return (
    node.reference !== undefined && node.allOf.length === 0 && node.unions.length === 0 && hasNoRulesOfItsOwn(node)
  );
}

/** Whether the node says nothing but one `anyOf` or `oneOf`. */
export function isOnlyUnion(node: SchemaNode): boolean {
  return (
    node.reference === undefined && node.allOf.length === 0 && node.unions.length === 1 && hasNoRulesOfItsOwn(node)
  );
}

function hasNoRulesOfItsOwn(node: SchemaNode): boolean {
  return (
    node.possible &&
    node.kinds === ALL_KINDS &&
    node.literals.length === 0 &&
    node.string === undefined &&
    node.number === undefined &&
    node.array === undefined &&
    node.object === undefined &&
    node.hidden.length === 0 &&
    node.not === undefined &&
    node.condition === undefined &&
    !tracksEvaluation(node)
  );
}
