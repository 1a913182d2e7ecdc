import type { JsonValue } from "../../contracts/json.ts";
import { kindBit, NUMBER, OBJECT } from "../kinds.ts";
import type { Discriminator, SchemaNode, UnionChoice, UnionRule } from "../node.ts";
import { isOnlyReference, tracksEvaluation } from "../node-shape.ts";
import { possibleKinds } from "./possible-kinds.ts";

/** References followed to see what a branch is; a longer chain is left to the general way. */
const MAX_REFERENCES = 16;

const KIND_BITS = [1, 2, 4, 8, 16, 32] as const;

export function unionChoice(union: UnionRule): UnionChoice {
  union.choice ??= findChoice(union);
  return union.choice;
}

function findChoice(union: UnionRule): UnionChoice {
  const byKind = new Map<number, readonly SchemaNode[]>();
  for (const bit of KIND_BITS) {
    byKind.set(
      bit,
      union.branches.filter((branch) => (possibleKinds(branch) & bit) !== 0),
    );
  }
  const objects = byKind.get(OBJECT) ?? [];
  const discriminator = objects.length > 1 ? findDiscriminator(objects) : undefined;
  return { byKind, discriminator, literals: literalsOf(union.branches) };
}

/** The branches that may take the value; all but one of them are ruled out where the union can be told apart. */
export function candidates(choice: UnionChoice, value: unknown): readonly SchemaNode[] {
  const bit = kindBit(value);
  const byKind = choice.byKind.get(bit) ?? [];
  if (bit !== OBJECT || choice.discriminator === undefined) return byKind;
  const picked = pickByDiscriminator(choice.discriminator, value);
  return picked === undefined ? [] : [picked];
}

function pickByDiscriminator(discriminator: Discriminator, value: unknown): SchemaNode | undefined {
  const { name, branches } = discriminator;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return branches.get((value as Readonly<Record<string, JsonValue>>)[name] ?? null);
}

/** The values of a union of literals, if it is one. */
export function literalUnion(union: UnionRule): readonly JsonValue[] | undefined {
  return unionChoice(union).literals;
}

/** The values that branches take, if each takes nothing but literals. */
export function literalsOf(branches: readonly SchemaNode[]): readonly JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const branch of branches) {
    const node = resolve(branch);
    const [literal, ...others] = node.literals;
    if (literal === undefined || others.length > 0 || !isOnlyLiteral(node)) return undefined;
    for (const value of literal.values) {
      if (isOfType(node, value)) values.push(value);
    }
  }
  return values;
}

/** `{ type: "string", enum: ["a", 1] }` takes one of its literals alone. */
function isOfType(node: SchemaNode, value: JsonValue): boolean {
  const bit = kindBit(value);
  return (node.kinds & bit) !== 0 && !(bit === NUMBER && node.integer && !Number.isInteger(value));
}

function isOnlyLiteral(node: SchemaNode): boolean {
  return (
    node.possible &&
    !tracksEvaluation(node) &&
    node.allOf.length === 0 &&
    node.unions.length === 0 &&
    node.reference === undefined &&
    node.not === undefined &&
    node.condition === undefined &&
    node.hidden.length === 0 &&
    [node.string, node.number, node.array, node.object].every((rules) => rules === undefined)
  );
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
  return literal?.values.every((value) => value === null || typeof value !== "object") === true
    ? literal.values
    : undefined;
}

/** What a chain of bare references leads to. */
export function resolve(node: SchemaNode): SchemaNode {
  let target = node;
  for (let count = 0; count < MAX_REFERENCES && isOnlyReference(target); count += 1)
    target = target.reference ?? target;
  return target;
}
