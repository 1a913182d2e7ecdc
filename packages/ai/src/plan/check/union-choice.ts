import type { JsonValue } from "../../contracts/json.ts";
import { ALL_KINDS, kindBit, OBJECT } from "../kinds.ts";
import { isOnlyReference, type SchemaNode, type UnionRule } from "../node.ts";

/** References followed to see what a branch is; a longer chain is left to the general way. */
const MAX_REFERENCES = 16;

const KIND_BITS = [1, 2, 4, 8, 16, 32] as const;

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
}

export function unionChoice(union: UnionRule): UnionChoice {
  const byKind = new Map<number, readonly SchemaNode[]>();
  for (const bit of KIND_BITS) {
    byKind.set(
      bit,
      union.branches.filter((branch) => (possibleKinds(branch) & bit) !== 0),
    );
  }
  const objects = byKind.get(OBJECT) ?? [];
  return { byKind, discriminator: objects.length > 1 ? findDiscriminator(objects) : undefined };
}

/** The branches that may take the value; all but one of them are ruled out where the union can be told apart. */
export function candidates(choice: UnionChoice, value: unknown): readonly SchemaNode[] {
  const bit = kindBit(value);
  const byKind = choice.byKind.get(bit) ?? [];
  if (bit !== OBJECT || choice.discriminator === undefined) return byKind;
  const picked = pickByDiscriminator(choice.discriminator, value);
  return picked === undefined ? [] : [picked];
}

export function pickByDiscriminator(discriminator: Discriminator, value: unknown): SchemaNode | undefined {
  const { name, branches } = discriminator;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return branches.get((value as Readonly<Record<string, JsonValue>>)[name] ?? null);
}

/** The values of a union of literals, if it is one. */
export function literalUnion(union: UnionRule): readonly JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const branch of union.branches) {
    const [literal, ...others] = resolve(branch).literals;
    if (literal === undefined || others.length > 0 || !isOnlyLiteral(resolve(branch))) return undefined;
    values.push(...literal.values);
  }
  return values;
}

function isOnlyLiteral(node: SchemaNode): boolean {
  return (
    node.allOf.length === 0 &&
    node.unions.length === 0 &&
    node.reference === undefined &&
    node.not === undefined &&
    node.condition === undefined &&
    node.hidden === undefined &&
    [node.string, node.number, node.array, node.object].every((rules) => rules === undefined)
  );
}

/** The kinds that a schema may take, as far as that is seen without trying. */
export function possibleKinds(node: SchemaNode, references = 0): number {
  if (!node.possible) return 0;
  if (references > MAX_REFERENCES) return ALL_KINDS;
  let kinds = node.kinds;
  for (const literal of node.literals)
    kinds &= literal.values.reduce<number>((bits, value) => bits | kindBit(value), 0);
  if (node.reference !== undefined) kinds &= possibleKinds(node.reference, references + 1);
  for (const part of node.allOf) kinds &= possibleKinds(part, references + 1);
  for (const union of node.unions) {
    if (union.branches.length > 64) continue;
    kinds &= union.branches.reduce((bits, branch) => bits | possibleKinds(branch, references + 4), 0);
  }
  return kinds;
}

function findDiscriminator(branches: readonly SchemaNode[]): Discriminator | undefined {
  const [first] = branches;
  for (const property of first === undefined ? [] : (resolve(first).object?.properties ?? [])) {
    const map = branchesByLiteral(branches, property.name);
    if (map !== undefined) return { name: property.name, branches: map };
  }
  return undefined;
}

/** Branch by literal value of the member `name`; undefined unless each branch requires it and no value is shared. */
function branchesByLiteral(branches: readonly SchemaNode[], name: string): Map<JsonValue, SchemaNode> | undefined {
  const map = new Map<JsonValue, SchemaNode>();
  for (const branch of branches) {
    const values = requiredLiterals(resolve(branch), name);
    if (values === undefined) return undefined;
    for (const value of values) {
      if (map.has(value)) return undefined;
      map.set(value, branch);
    }
  }
  return map;
}

function requiredLiterals(branch: SchemaNode, name: string): readonly JsonValue[] | undefined {
  const slot = branch.object?.index.get(name);
  const property = slot === undefined ? undefined : branch.object?.properties[slot];
  if (property?.node === undefined || !property.required) return undefined;
  const [literal] = resolve(property.node).literals;
  return literal?.values.every((value) => typeof value !== "object") === true ? literal.values : undefined;
}

/** What a chain of bare references leads to. */
export function resolve(node: SchemaNode): SchemaNode {
  let target = node;
  for (let count = 0; count < MAX_REFERENCES && isOnlyReference(target); count += 1)
    target = target.reference ?? target;
  return target;
}
