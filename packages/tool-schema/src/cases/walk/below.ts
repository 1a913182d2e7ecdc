import type { JsonValue } from "@di-code/ai";
import { setMember } from "../../document/json-schema.ts";
import { isSameJson } from "../../document/json-kind.ts";
import type { Applied } from "../schema/shape.ts";
import { isRightOtherwise } from "./is-right-otherwise.ts";
import type { Place } from "./place.ts";
import type { Site } from "./site.ts";

/** The place of an item of an array that satisfies the rules; one like the others is not put there if they must differ. */
export function belowItem(site: Site, applied: readonly Applied[], { make, index, isUnique }: ItemPlace): Place {
  return below(site, applied, index, make, (base, value) => {
    if (isUnique && base.some((item, at) => at !== index && isSameJson(item, value))) return undefined;
    return Object.freeze(base.map((item, at) => (at === index ? value : item)));
  });
}

export interface ItemPlace {
  readonly index: number;
  readonly isUnique: boolean;
  /** The array; asked for once, when the place is visited. */
  readonly make: () => readonly JsonValue[] | undefined;
}

/** The place of a member of an object that satisfies the rules, which is asked for once, when the place is visited. */
export function belowMember(
  site: Site,
  applied: readonly Applied[],
  name: string,
  make: () => Readonly<Record<string, JsonValue>> | undefined,
): Place {
  return below(site, applied, name, make, (base, value) => withMember(base, name, value));
}

export function withMember(
  base: Readonly<Record<string, JsonValue>>,
  name: string,
  value: JsonValue,
): Readonly<Record<string, JsonValue>> {
  const copy: Record<string, JsonValue> = {};
  for (const key of Object.keys(base)) setMember(copy, key, base[key]);
  setMember(copy, name, value);
  return Object.freeze(copy);
}

export function withoutMember(
  base: Readonly<Record<string, JsonValue>>,
  name: string,
): Readonly<Record<string, JsonValue>> {
  const copy: Record<string, JsonValue> = {};
  for (const key of Object.keys(base)) if (key !== name) setMember(copy, key, base[key]);
  return Object.freeze(copy);
}

function below<TBase>(
  { place, shape, maker }: Site,
  applied: readonly Applied[],
  segment: string | number,
  make: () => TBase | undefined,
  putInto: (base: TBase, value: JsonValue) => JsonValue | undefined,
): Place {
  const schemas = place.applied.map(({ schema }) => schema).filter((schema) => typeof schema === "object");
  const unions = applied.flatMap(({ within }) => within);
  let made: { readonly base: TBase | undefined } | undefined;
  const baseOf = (): TBase | undefined => (made ??= { base: make() }).base;
  return {
    applied,
    path: [...place.path, segment],
    put: (value) => {
      const base = baseOf();
      const here = base === undefined ? undefined : putInto(base, value);
      const isRight = here !== undefined && isRightOtherwise(shape, here, unions, maker.source);
      return isRight ? place.put(here) : undefined;
    },
    exists: () => baseOf() !== undefined,
    note: place.note,
    above: [...place.above, ...schemas],
  };
}
