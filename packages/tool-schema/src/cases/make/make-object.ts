import type { JsonValue } from "@di-code/ai";
import { type JsonSchema, setMember } from "../../document/json-schema.ts";
import { type Applied, shapeOf, type Shape } from "../schema/shape.ts";
import type { Maker, Wish } from "./make-context.ts";
import { otherName } from "./member-name.ts";
import { appliedToMember, isNameAllowed, objectFacts } from "./object-rules.ts";

/** What is asked of an object beside its schemas. */
export interface ObjectWish extends Wish {
  /** Members that must be there. */
  readonly include?: readonly string[];
  /** How many members there should be at the least; as many as can be found. */
  readonly count?: number;
  /** However many members are allowed. */
  readonly ignoresBounds?: boolean;
}

/** Rounds in which members bring schemas, and those bring members. */
const MAX_ROUNDS = 8;

/** Members that are added to reach a number. */
const MAX_ADDED = 200;

/** An object from the rules of a shape; undefined where a member that must be there cannot be made. */
export function makeObject(
  start: Shape,
  applied: readonly Applied[],
  wish: ObjectWish,
  maker: Maker,
): JsonValue | undefined {
  const { source } = maker;
  let names = membersOf(start, wish.include ?? []);
  let shape: Shape | undefined = start;
  for (let round = 0; round < MAX_ROUNDS && objectFacts(shape).schemaNames.size > 0; round += 1) {
    const { selection } = start;
    shape = shapeOf({ applied, selection, depth: wish.depth, present: names }, source);
    if (shape === undefined) return undefined;
    const more = membersOf(shape, names);
    if (more.size === names.size) break;
    names = more;
  }
  const { declared, least } = objectFacts(shape);
  const object = new ObjectInMaking(shape, wish, maker);
  if (![...names].every((name) => object.add(name))) return undefined;
  if (wish.fullness === "full") {
    for (const name of declared.keys()) object.addIfPossible(name);
    addToMap(object, shape, maker);
  }
  fill(object, shape, Math.max(least, wish.count ?? 0), maker);
  return object.finish();
}

/** What must be there, and what comes with it. */
function membersOf(shape: Shape, wanted: Iterable<string>): ReadonlySet<string> {
  const { required, dependents } = objectFacts(shape);
  const names = new Set([...required, ...wanted]);
  for (const name of names) {
    for (const rule of dependents.get(name) ?? []) for (const other of rule.others) names.add(other);
  }
  return names;
}

/** Adds members until there are `count`: declared ones, then others. */
function fill(object: ObjectInMaking, shape: Shape, count: number, maker: Maker): void {
  if (count > object.size + MAX_ADDED) return;
  for (const name of objectFacts(shape).declared.keys()) {
    if (object.size >= count) return;
    object.addIfPossible(name);
  }
  for (let added = 0; object.size < count && added < MAX_ADDED; added += 1) {
    const name = otherName(shape, maker, (candidate) => !object.has(candidate));
    if (name === undefined || !object.addIfPossible(name)) return;
  }
}

/** One member of those that a map is for: a schema says what they are, and none says their names. */
function addToMap(object: ObjectInMaking, shape: Shape, maker: Maker): void {
  if (objectFacts(shape).general.length === 0) return;
  const name = otherName(shape, maker, (candidate) => {
    if (object.has(candidate)) return false;
    return appliedToMember(shape, candidate, maker.source).some(({ schema }) => saysSomething(schema));
  });
  if (name !== undefined) object.addIfPossible(name);
}

/** Neither `true`, `{}` nor `false`. */
function saysSomething(schema: JsonSchema): boolean {
  return typeof schema === "object" && Object.keys(schema).length > 0;
}

class ObjectInMaking {
  private readonly members = new Map<string, JsonValue>();
  private readonly shape: Shape;
  private readonly wish: ObjectWish;
  private readonly maker: Maker;

  constructor(shape: Shape, wish: ObjectWish, maker: Maker) {
    this.shape = shape;
    this.wish = wish;
    this.maker = maker;
  }

  private get bounds(): { readonly least: number; readonly most: number } {
    return this.wish.ignoresBounds === true ? { least: 0, most: Infinity } : objectFacts(this.shape);
  }

  get size(): number {
    return this.members.size;
  }

  has(name: string): boolean {
    return this.members.has(name);
  }

  add(name: string): boolean {
    if (this.members.has(name)) return true;
    const { maker, wish } = this;
    const { fullness, attempt, depth } = wish;
    if (!isNameAllowed(this.shape, name, maker.source)) return false;
    const member = maker.make(appliedToMember(this.shape, name, maker.source), { fullness, attempt, depth: depth + 1 });
    if (member === undefined) return false;
    this.members.set(name, member);
    return true;
  }

  /** With the members that it brings, or not at all. */
  addIfPossible(name: string): boolean {
    if (this.members.has(name)) return true;
    const others = [...membersOf(this.shape, [name])].filter((other) => !this.members.has(other));
    const fits = this.members.size + others.length <= this.bounds.most;
    if (fits && others.every((other) => this.add(other))) return true;
    for (const other of others) this.members.delete(other);
    return false;
  }

  /** In the order of the declaration, as people write them. */
  finish(): JsonValue | undefined {
    const { least, most } = this.bounds;
    if (this.members.size < least || this.members.size > most) return undefined;
    const { declared } = objectFacts(this.shape);
    const placeOf = ([name]: readonly [string, JsonValue]): number => declared.get(name) ?? declared.size;
    const object: Record<string, JsonValue> = {};
    for (const [name, member] of [...this.members].toSorted((one, other) => placeOf(one) - placeOf(other))) {
      setMember(object, name, member);
    }
    return this.maker.seal(object);
  }
}
