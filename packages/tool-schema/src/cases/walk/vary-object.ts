import type { JsonValue } from "@di-code/ai";
import { valueFault } from "../fault/value-fault.ts";
import { makeObject, type ObjectWish } from "../make/make-object.ts";
import { matching, otherName } from "../make/member-name.ts";
import { appliedToMember, dependentNames, isDeclared, namePatterns, objectFacts } from "../make/object-rules.ts";
import { memberSchemaOf, namesOf, numberOf, schemaOf } from "../schema/keyword-reading.ts";
import type { Part } from "../schema/shape.ts";
import { plainText } from "../text/make-text.ts";
import { isRightOtherwise } from "./is-right-otherwise.ts";
import { belowMember, withMember, withoutMember } from "./below.ts";
import type { Place } from "./place.ts";
import type { Site } from "./site.ts";

type Members = Readonly<Record<string, JsonValue>>;

/** Longest object that is made to have too many members. */
const MAX_MEMBERS = 100;

/** Objects with each member missing that must be there, with others that may not, with too few and too many. */
export function varyObject(site: Site): readonly Place[] {
  const { place, shape, value, maker, cases, attempt } = site;
  const make: MakeMembers = (wish) => {
    const include = [...site.include, ...(wish.include ?? [])];
    const ask = { fullness: "least", attempt, depth: place.path.length, ...wish, include } as const;
    const made = makeObject(shape, place.applied, ask, maker);
    return isMembers(made) && maker.takes(shape, place.applied, made) ? made : undefined;
  };
  const full = make({ fullness: "full" });
  if (full !== undefined && place.path.length === 0) cases.addValid(place, full, "full");
  if (isMembers(value)) {
    for (const part of site.breaking) breakRules(site, part, value, make);
  }
  return site.wantsBelow ? placesBelow(site, make) : [];
}

type MakeMembers = (wish: Partial<ObjectWish>) => Members | undefined;

function isMembers(value: JsonValue | undefined): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function breakRules(site: Site, part: Part, least: Members, make: MakeMembers): void {
  const { place, cases, shape, maker } = site;
  const { schema, within } = part;
  const add = (value: Members, keyword: string, label: string, member?: string): void => {
    if (!isRightOtherwise(shape, value, within, maker.source)) return;
    const below = member === undefined ? [] : [member];
    cases.addMistake(place, { value, label, keyword, below, within });
  };
  const facts = objectFacts(shape);
  // One more than must be there, so that without it there are not too few.
  const spare = Object.keys(least).length > facts.least ? least : (make({ count: facts.least + 1 }) ?? least);
  // A schema that misses a member does not count them as well.
  const isCounted = numberOf(schema, "minProperties") === facts.least;
  const isEnough = isCounted || Object.keys(spare).length > facts.least;
  for (const name of namesOf(schema, "required")) {
    if (cases.hasAll("invalid")) return;
    if (isEnough && Object.hasOwn(spare, name)) add(withoutMember(spare, name), "required", "missing", name);
  }
  const asking = shape.parts.flatMap(({ schema: asked }) => dependentNames(asked));
  for (const { keyword, name, others } of dependentNames(schema)) {
    if (cases.hasAll("invalid")) return;
    const base = make({ include: [name] });
    for (const other of others) {
      if (base === undefined || other === name || facts.required.has(other)) continue;
      const first = asking.find((rule) => Object.hasOwn(base, rule.name) && rule.others.includes(other));
      if (first?.keyword !== keyword || first.name !== name) continue;
      if (Object.keys(base).length <= facts.least && !isCounted) continue;
      add(withoutMember(base, other), keyword, `missing beside ${JSON.stringify(name)}`, other);
    }
  }
  breakClosed(site, part, least, add);
  breakCounts(site, part, least, add);
  breakNames(site, part, make, add);
}

type AddObject = (value: Members, keyword: string, label: string, member?: string) => void;

/** A member that nothing declares; `unevaluatedProperties` is asked only where nothing else has something against it. */
function breakClosed({ shape, maker }: Site, part: Part, least: Members, add: AddObject): void {
  for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
    if (schemaOf(part.schema, keyword) !== false) continue;
    const isUnsure = shape.parts.some(({ schema }) => {
      const isOther = schema !== part.schema && schemaOf(schema, "unevaluatedProperties") !== undefined;
      if (keyword === "unevaluatedProperties") return isOther || schemaOf(schema, "additionalProperties") !== undefined;
      return isOther;
    });
    // Beside a member that may not be there, the part that refuses it does not count them.
    const isCounting = keyword !== "additionalProperties" || numberOf(part.schema, "maxProperties") === undefined;
    const hasRoom = !isCounting || Object.keys(least).length < objectFacts(shape).most;
    const isUndeclared = (name: string): boolean => !isDeclared(shape, name, maker.source);
    const name = isUnsure || !hasRoom ? undefined : otherName(shape, maker, isUndeclared);
    if (name !== undefined) add(withMember(least, name, plainText(maker.random, 6)), keyword, "undeclared", name);
  }
}

function breakCounts({ place, shape, maker }: Site, { schema }: Part, least: Members, add: AddObject): void {
  const minProperties = numberOf(schema, "minProperties") ?? 0;
  const { required } = objectFacts(shape);
  let few = least;
  for (const name of Object.keys(least).toReversed()) {
    if (Object.keys(few).length < minProperties) break;
    if (!required.has(name)) few = withoutMember(few, name);
  }
  if (Object.keys(few).length < minProperties) add(few, "minProperties", `fewer than minProperties ${minProperties}`);
  const maxProperties = numberOf(schema, "maxProperties") ?? Infinity;
  if (maxProperties >= MAX_MEMBERS || maxProperties > objectFacts(shape).most) return;
  const ask = { fullness: "least", attempt: 0, depth: place.path.length } as const;
  const many = makeObject(shape, place.applied, { ...ask, count: maxProperties + 1, ignoresBounds: true }, maker);
  if (!isMembers(many) || Object.keys(many).length !== maxProperties + 1) return;
  const { schemaNames } = objectFacts(shape);
  if (Object.keys(many).some((name) => schemaNames.has(name))) return;
  add(many, "maxProperties", `more than maxProperties ${maxProperties}`);
}

function breakNames({ maker, shape }: Site, { schema }: Part, make: MakeMembers, add: AddObject): void {
  const rule = schemaOf(schema, "propertyNames");
  if (rule === undefined) return;
  const base = make({});
  const names = ["not a name!", "", "0", "a", plainText(maker.random, 40), "A_B", "ÄÖ"];
  const name = names.find((candidate) => {
    return valueFault(rule, candidate, maker.source) !== undefined && !Object.hasOwn(base ?? {}, candidate);
  });
  if (base === undefined || name === undefined) return;
  const applied = appliedToMember(shape, name, maker.source);
  if (applied.some(({ schema: asked }) => asked === false)) return;
  const member = maker.make(applied, { fullness: "least", attempt: 0, depth: 1 });
  const hasRoom = Object.keys(base).length < objectFacts(shape).most;
  if (member !== undefined && hasRoom)
    add(withMember(base, name, member), "propertyNames", "a name that is not allowed", name);
}

/** Patterns of names that get a member each. */
const MAX_PATTERNS = 100;

function placesBelow(site: Site, make: MakeMembers): readonly Place[] {
  const { shape, maker } = site;
  const { most } = objectFacts(shape);
  const places: Place[] = [];
  for (const name of namesBelow(site)) {
    const applied = appliedToMember(shape, name, maker.source);
    if (applied.length === 0) continue;
    const isForbidden = applied.some(({ schema }) => schema === false);
    if (!isForbidden) places.push(belowMember(site, applied, name, () => make({ include: [name] })));
    else if (shape.parts.some(({ schema }) => memberSchemaOf(schema, "properties", name) === false)) {
      const withRoom = (): Members | undefined => {
        const base = make({});
        return base !== undefined && Object.keys(base).length < most ? base : undefined;
      };
      places.push(belowMember(site, applied, name, withRoom));
    }
  }
  return places;
}

/** The members that are declared, required or brought by others, one for each pattern, and one that is none of these. */
function namesBelow({ shape, maker }: Site): ReadonlySet<string> {
  const { declared, required, dependents } = objectFacts(shape);
  const names = new Set([...declared.keys(), ...required]);
  const patterns = shape.parts.flatMap(({ schema }) => namePatterns(schema)).slice(0, MAX_PATTERNS);
  for (const pattern of patterns) {
    const [name] = matching(pattern, maker);
    if (name !== undefined) names.add(name);
  }
  for (const rule of [...dependents.values()].flat()) for (const name of [rule.name, ...rule.others]) names.add(name);
  const isOther = (name: string): boolean => !names.has(name) && isDeclared(shape, name, maker.source);
  const other = otherName(shape, maker, isOther);
  if (other !== undefined) names.add(other);
  return names;
}
