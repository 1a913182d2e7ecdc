import type { Applied, Selection, Shape } from "../schema/shape.ts";
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

/** Finds the cases of one place, and the places below it. */
export function visitPlace(place: Place, maker: Maker, cases: CaseList): readonly Place[] {
  if (place.applied.some(({ schema }) => schema === false)) {
    cases.addWrongValue(place, null, "not allowed");
    return [];
  }
  const below: Place[] = [];
  for (const { site, label } of variantsOf(place, maker, cases)) {
    cases.addValid(place, site.value, label);
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

interface Variant {
  readonly site: Site;
  readonly label: string;
}

/** The least value, and one for each other branch of each union, with all else as it was. */
function* variantsOf(place: Place, maker: Maker, cases: CaseList): Generator<Variant> {
  const wish = { fullness: "least", attempt: 0, depth: place.path.length } as const;
  const first = maker.makeChosen(place.applied, new Map(), wish);
  if (first === undefined) return;
  const label = place.path.length === 0 ? "" : "present";
  yield { site: { place, maker, cases, ...first }, label };
  const seen = new Set<object>();
  const waiting: { readonly shape: Shape; readonly selection: Selection }[] = [
    { shape: first.shape, selection: first.shape.selection },
  ];
  for (let count = 0, next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { shape, selection } = next;
    for (const { key, keyword, count: ways } of shape.choices) {
      if (seen.has(key)) continue;
      seen.add(key);
      for (let way = 0; way < ways; way += 1) {
        if (way === (selection.get(key) ?? 0)) continue;
        count += 1;
        if (count > MAX_VARIANTS) return;
        const made = maker.makeChosen(place.applied, new Map([...chosen(shape, selection, key), [key, way]]), wish);
        if (made === undefined) continue;
        const note = keyword === "if" ? " (otherwise)" : ` (${keyword} ${way + 1})`;
        const noted = { ...place, note: `${place.note}${note}` };
        yield { site: { place: noted, maker, cases, ...made }, label: "branch" };
        waiting.push({ shape: made.shape, selection: made.shape.selection });
      }
    }
  }
}

/** The ways of the choices that come before one: those behind it may be others in another branch. */
function chosen(shape: Shape, selection: Selection, until: object): Selection {
  const ways = new Map<object, number>();
  for (const { key } of shape.choices) {
    if (key === until) break;
    ways.set(key, selection.get(key) ?? 0);
  }
  return ways;
}

/** Whether a place repeats one above it more often than recursion needs to be seen. */
export function isRepeated(applied: readonly Applied[], above: readonly object[]): boolean {
  return applied.some(({ schema }) => typeof schema === "object" && above.filter((one) => one === schema).length > 1);
}
