import type { JsonValue } from "@di-code/ai";
import { keywordOf } from "../../document/json-schema.ts";
import { appliedToItem, type ContainsRule, containsRules, itemBounds, prefixOf, restOf } from "../make/array-rules.ts";
import { type ArrayWish, makeArray, MAX_ITEMS } from "../make/make-array.ts";
import { numberOf, schemaOf } from "../schema/keyword-reading.ts";
import type { Applied, Part, Shape } from "../schema/shape.ts";
import { belowItem } from "./below.ts";
import { isRightOtherwise } from "./is-right-otherwise.ts";
import type { Place } from "./place.ts";
import type { Site } from "./site.ts";

/** Arrays with as many items as there may be, one fewer and one more; items that repeat, or that `contains` asks for. */
export function varyArray(site: Site): readonly Place[] {
  const { place, shape, value, maker, cases } = site;
  const make = arrayMaker(site);
  const { least, most } = itemBounds(shape);
  for (const [count, label] of [
    [least, `with ${least} items`],
    [1, "with one item"],
    [most, `with ${most} items`],
  ] as const) {
    if (count < least || count > most || count > MAX_ITEMS) continue;
    const made = make({ count });
    if (made !== undefined && maker.takes(shape, place.applied, made)) cases.addValid(place, made, label);
  }
  for (const part of site.breaking) breakRules(site, part, make);
  return site.wantsBelow ? placesBelow(site, Array.isArray(value) ? value : []) : [];
}

type MakeItems = (wish: Partial<ArrayWish>) => readonly JsonValue[] | undefined;

function arrayMaker({ place, shape, maker, attempt }: Site): MakeItems {
  return (wish) => {
    const made = makeArray(shape, { fullness: "least", attempt, depth: place.path.length, ...wish }, maker);
    return Array.isArray(made) ? made : undefined;
  };
}

function breakRules({ place, shape, cases, maker }: Site, part: Part, make: MakeItems): void {
  const { schema, within } = part;
  const add: AddArray = (value, keyword, label, below = []) => {
    if (value === undefined || !isRightOtherwise(shape, value, within, maker.source)) return false;
    return cases.addMistake(place, { value, label, keyword, below, within });
  };
  const bounds = itemBounds(shape);
  const minItems = numberOf(schema, "minItems");
  if (minItems !== undefined && minItems > 0) {
    const few = make({ count: minItems - 1 }) ?? make({ count: minItems - 1, ignoresContains: true });
    add(few, "minItems", `fewer than minItems ${minItems}`);
  }
  const maxItems = numberOf(schema, "maxItems");
  if (maxItems !== undefined && maxItems < MAX_ITEMS) {
    add(
      make({ count: maxItems + 1 }) ?? make({ count: maxItems + 1, repeats: true }),
      "maxItems",
      `more than maxItems ${maxItems}`,
    );
  }
  const rest = restOf(schema);
  const prefix = prefixOf(schema).length;
  if (rest.schema === false && prefix < (maxItems ?? Infinity)) {
    const full = make({ count: prefix });
    if (full !== undefined) add(Object.freeze([...full, null]), rest.keyword, "one item too many");
  }
  if (keywordOf(schema, "uniqueItems") === true && bounds.most >= 2 && prefix === 0) {
    const differing = make({ count: Math.max(1, bounds.least - 1) });
    if (differing !== undefined)
      add(Object.freeze([...differing, ...differing.slice(0, 1)]), "uniqueItems", "an item twice");
  }
  breakUnevaluated(part, shape, make, add);
  const rule = containsRules({ ...shape, parts: [part] })[0];
  if (rule !== undefined)
    breakContains(rule, bounds.least, make, add, (item) => maker.source.accepts(rule.item.schema, item));
}

type AddArray = (
  value: readonly JsonValue[] | undefined,
  keyword: string,
  label: string,
  below?: readonly number[],
) => boolean;

function breakContains(
  rule: ContainsRule,
  least: number,
  make: MakeItems,
  add: AddArray,
  accepts: (item: JsonValue) => boolean | undefined,
): void {
  if (rule.least > 0) {
    const count = least > 0 ? least : Math.min(1, rule.least - 1);
    const others: Applied = { schema: { not: rule.item.schema }, within: [] };
    const without = make({ count, items: [others], ignoresContains: true });
    if (without?.every((item) => accepts(item) === false) === true) {
      add(without, rule.least === 1 ? "contains" : "minContains", "nothing that contains asks for");
    }
  }
  if (rule.most < MAX_ITEMS) {
    const many = make({ count: Math.max(least, rule.most + 1), items: [rule.item], ignoresContains: true });
    add(many, "maxContains", `more than maxContains ${rule.most}`);
  }
}

/** An item that nothing has accounted for; reported at the item. */
function breakUnevaluated(part: Part, shape: Shape, make: MakeItems, add: AddArray): void {
  const { parts } = shape;
  const { most } = itemBounds(shape);
  if (schemaOf(part.schema, "unevaluatedItems") !== false) return;
  const prefix = Math.max(...parts.map(({ schema }) => prefixOf(schema).length));
  const isUnsure = parts.some(({ schema }) => {
    // A schema beside this one may have prefixes and `unevaluatedItems` of its own, of which this one knows nothing.
    const isOther =
      schema !== part.schema && (prefixOf(schema).length > 0 || schemaOf(schema, "unevaluatedItems") !== undefined);
    return isOther || restOf(schema).schema !== undefined || keywordOf(schema, "contains") !== undefined;
  });
  if (isUnsure) return;
  const full = make({ count: prefix });
  if (full !== undefined && prefix < most)
    add(Object.freeze([...full, null]), "unevaluatedItems", "one too many", [prefix]);
}

function placesBelow(site: Site, items: readonly JsonValue[]): readonly Place[] {
  const { shape, maker } = site;
  const prefix = Math.max(...shape.parts.map(({ schema }) => prefixOf(schema).length));
  const bounds = itemBounds(shape);
  // What is put there need not be what `contains` asks for: others are.
  const contained = containsRules(shape).reduce((sum, { least }) => sum + least, 0);
  const places: Place[] = [];
  // One item after the prefix stands for all of them.
  for (let index = 0; index <= prefix; index += 1) {
    const applied = appliedToItem(shape, index);
    if (applied.length === 0) continue;
    const count = Math.max(items.length, index + 1 + contained, bounds.least);
    if (count > bounds.most) continue;
    const make = (): readonly JsonValue[] | undefined => {
      const base = arrayMaker(site)({ count });
      return base !== undefined && maker.takes(shape, site.place.applied, base) ? base : undefined;
    };
    places.push(belowItem(site, applied, { make, index, isUnique: bounds.isUnique }));
  }
  return places;
}
