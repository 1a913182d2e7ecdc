import type { JsonValue } from "../../contracts/json.ts";
import { kindBit, NUMBER, OBJECT } from "../kinds.ts";
import { type Discriminator, NOTHING_APPLIED, type SchemaNode, type UnionChoice, type UnionRule } from "../node.ts";
import { isOnlyReference } from "../node-shape.ts";
import { possibleKinds } from "./possible-kinds.ts";

/** References followed to see what a branch is; a longer chain is left to the general way. */
const MAX_REFERENCES = 16;

const KIND_BITS = [1, 2, 4, 8, 16, 32] as const;

export function unionChoice(union: UnionRule): UnionChoice {
  union.choice ??= new FoundChoice(union);
  return union.choice;
}

/** Finds each part when it is first asked for: a union of literals has no use for the others. */
class FoundChoice implements UnionChoice {
  readonly literals: readonly JsonValue[] | undefined;
  private readonly union: UnionRule;
  private foundByKind: ReadonlyMap<number, readonly SchemaNode[]> | undefined;
  private foundDiscriminator: Discriminator | "none" | undefined;

  constructor(union: UnionRule) {
    this.literals = union.literals ?? literalsOf(union.branches);
    this.union = union;
  }

  get byKind(): ReadonlyMap<number, readonly SchemaNode[]> {
    if (this.foundByKind === undefined) {
      const { branches } = this.union;
      this.foundByKind = new Map(
        KIND_BITS.map((bit) => [bit, branches.filter((branch) => (possibleKinds(branch) & bit) !== 0)]),
      );
    }
    return this.foundByKind;
  }

  get discriminator(): Discriminator | undefined {
    if (this.foundDiscriminator === undefined) {
      const objects = this.byKind.get(OBJECT) ?? [];
      this.foundDiscriminator = (objects.length > 1 ? findDiscriminator(objects) : undefined) ?? "none";
    }
    return this.foundDiscriminator === "none" ? undefined : this.foundDiscriminator;
  }
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
    const literal = node.literals[0];
    if (literal === undefined || node.literals.length > 1 || !isOnlyLiteral(node)) return undefined;
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
    node.applied === NOTHING_APPLIED &&
    node.hidden.length === 0 &&
    node.string === undefined &&
    node.number === undefined &&
    node.array === undefined &&
    node.object === undefined
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
