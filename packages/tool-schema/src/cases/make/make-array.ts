import type { JsonValue } from "@di-code/ai";
import { isSameJson } from "../../document/json-kind.ts";
import type { Applied, Shape } from "../schema/shape.ts";
import { appliedToItem, containsRules, itemBounds, prefixOf } from "./array-rules.ts";
import type { Maker, Wish } from "./make-context.ts";

/** What is asked of an array beside its schemas. */
export interface ArrayWish extends Wish {
  /** How many items, where the bounds are not to decide. */
  readonly count?: number;
  /** The items are not asked to differ. */
  readonly repeats?: boolean;
  /** Applied to each item as well. */
  readonly items?: readonly Applied[];
  /** No item is made for `contains`. */
  readonly ignoresContains?: boolean;
}

/** Longest array that is made. */
export const MAX_ITEMS = 200;

/** Values that are tried for an item that must differ from the others. */
const MAX_TRIED = 16;

/** An array from the rules of a shape; undefined where an item that must be there cannot be made. */
export function makeArray(shape: Shape, wish: ArrayWish, maker: Maker): JsonValue | undefined {
  const bounds = itemBounds(shape);
  const rules = wish.ignoresContains === true ? [] : containsRules(shape);
  const contained = rules.reduce((sum, { least }) => sum + least, 0);
  const usual = wish.fullness === "full" ? Math.max(1, ...shape.parts.map(({ schema }) => prefixOf(schema).length)) : 0;
  const count = wish.count ?? Math.max(bounds.least, Math.min(bounds.most, Math.max(usual, contained)));
  if (count > MAX_ITEMS || count > (wish.count ?? bounds.most)) return undefined;
  const items: JsonValue[] = [];
  // Items for `contains` at the end: a prefix has rules of its own.
  const special = rules.flatMap(({ item, least }) => Array.from({ length: Math.min(least, count) }, () => item));
  for (let index = 0; index < count; index += 1) {
    const contains = special[index - Math.max(0, count - special.length)];
    const applied = [
      ...appliedToItem(shape, index),
      ...(wish.items ?? []),
      ...(contains === undefined ? [] : [contains]),
    ];
    const isUnique = bounds.isUnique && wish.repeats !== true;
    const item = makeItem(applied, isUnique ? items : [], wish, maker) ?? undefined;
    if (item === undefined) {
      // One more than must be there need not be there.
      if (wish.count === undefined && index >= Math.max(bounds.least, contained)) break;
      return undefined;
    }
    items.push(item);
  }
  return maker.seal(items);
}

/** One that differs from those before it. */
function makeItem(
  applied: readonly Applied[],
  others: readonly JsonValue[],
  { fullness, attempt, depth }: Wish,
  maker: Maker,
): JsonValue | undefined {
  for (let tried = 0; tried < MAX_TRIED + others.length; tried += 1) {
    const item = maker.make(applied, { fullness, attempt: attempt + tried, depth: depth + 1 });
    if (item === undefined) return undefined;
    if (!others.some((other) => isSameJson(other, item))) return item;
  }
  return undefined;
}
