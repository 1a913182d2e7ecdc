import { printableName } from "@di-code/ai";
import { makeObject } from "../make/make-object.ts";
import { objectFacts } from "../make/object-rules.ts";
import { type Applied, type Selection, type Shape, shapeOf } from "../schema/shape.ts";
import type { Maker } from "../make/make-context.ts";
import type { CaseList } from "./case-list.ts";
import type { Place } from "./place.ts";
import type { Site } from "./site.ts";
import { varyArray } from "./vary-array.ts";
import { varyKinds } from "./vary-kinds.ts";
import { varyLiterals } from "./vary-literals.ts";
import { varyNumber } from "./vary-number.ts";
import { varyObject } from "./vary-object.ts";
import { varyText } from "./vary-text.ts";
import { varyWholes } from "./vary-wholes.ts";

/** Sets of ways through the choices of one place. */
const MAX_VARIANTS = 256;

/** Sites of one place in which the rules of one schema are broken: in the first it may not be possible. */
const MAX_BROKEN = 2;

/** Places below one place, of all its sites. */
const MAX_BELOW = 2_000;

/** Finds the cases of one place, and the places below it. */
export function visitPlace(place: Place, maker: Maker, cases: CaseList): readonly Place[] {
  if (!place.exists()) return [];
  if (place.applied.some(({ schema }) => schema === false)) {
    cases.addWrongValue(place, null, "not allowed");
    return [];
  }
  const below: Place[] = [];
  const counts = new Map<object, number>();
  for (const variant of variantsOf(place, maker, cases)) {
    const breaking = variant.shape.parts.filter(({ schema, isCondition }) => {
      const count = (counts.get(schema) ?? 0) + 1;
      counts.set(schema, count);
      return isCondition !== true && count <= MAX_BROKEN;
    });
    const site = { ...variant, breaking, wantsBelow: below.length < MAX_BELOW };
    const isRoot = place.path.length === 0;
    cases.addValid(site.place, site.value, isRoot ? "minimal" : "present");
    below.push(...visitSite(site));
    if (cases.isFull) break;
  }
  varyKinds(place, maker, cases);
  return below;
}

function visitSite(site: Site): readonly Place[] {
  varyLiterals(site);
  varyWholes(site);
  switch (typeof site.value) {
    case "string":
      varyText(site);
      return [];
    case "number":
      varyNumber(site);
      return [];
    case "object":
      if (site.value === null) return [];
      return Array.isArray(site.value) ? varyArray(site) : varyObject(site);
    default:
      return [];
  }
}

/** The least value, and one for each other branch of each union, with all else as it was. */
function* variantsOf(place: Place, maker: Maker, cases: CaseList): Generator<Site> {
  const wish = { fullness: "least", attempt: 0, depth: place.path.length } as const;
  const first = maker.makeChosen(place.applied, new Map(), wish);
  if (first === undefined) return;
  const seen = new Set<object>();
  const waiting: Site[] = [{ place, maker, cases, include: [], breaking: [], wantsBelow: true, ...first }];
  for (let count = 0, site = waiting.shift(); site !== undefined; site = waiting.shift()) {
    yield site;
    yield* dependentSites(site);
    const { shape } = site;
    for (const { key, keyword, count: ways } of shape.choices) {
      if (seen.has(key)) continue;
      seen.add(key);
      for (let way = 0; way < ways; way += 1) {
        if (way === (shape.selection.get(key) ?? 0)) continue;
        count += 1;
        if (count > MAX_VARIANTS) {
          cases.isCut = true;
          break;
        }
        const made = maker.makeChosen(place.applied, new Map([...chosen(shape, key), [key, way]]), wish);
        if (made === undefined) continue;
        const note = keyword === "if" ? " (otherwise)" : ` (${keyword} ${way + 1})`;
        waiting.push({
          place: { ...place, note: `${site.place.note}${note}` },
          maker,
          cases,
          include: [],
          breaking: [],
          wantsBelow: true,
          ...made,
        });
      }
    }
  }
}

/** The object with a member that brings schemas with it. */
function* dependentSites(site: Site): Generator<Site> {
  const { place, shape, maker, cases, attempt } = site;
  if (typeof site.value !== "object" || site.value === null || Array.isArray(site.value)) return;
  for (const name of objectFacts(shape).schemaNames) {
    if (cases.isFull) return;
    const depth = place.path.length;
    const { selection } = shape;
    const wish = { fullness: "least", attempt, depth, include: [name] } as const;
    const value = makeObject(shape, place.applied, wish, maker);
    if (value === undefined || typeof value !== "object" || value === null) continue;
    const present = new Set(Object.keys(value));
    const wider = shapeOf({ applied: place.applied, selection, depth, present }, maker.source);
    if (wider === undefined || !maker.takes(wider, place.applied, value)) continue;
    const noted = { ...place, note: `${place.note} (with ${printableName(name)})` };
    yield { ...site, place: noted, shape: wider, value, include: [name] };
  }
}

/** The ways of the choices that come before one: those behind it may be others in another branch. */
function chosen({ choices, selection }: Shape, until: object): Selection {
  const ways = new Map<object, number>();
  for (const { key } of choices) {
    if (key === until) break;
    ways.set(key, selection.get(key) ?? 0);
  }
  return ways;
}

/** Whether a place repeats one above it more often than recursion needs to be seen. */
export function isRepeated(applied: readonly Applied[], above: readonly object[]): boolean {
  return applied.some(({ schema }) => typeof schema === "object" && above.filter((one) => one === schema).length > 1);
}
