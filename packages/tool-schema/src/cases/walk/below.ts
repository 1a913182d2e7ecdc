import type { JsonValue } from "@di-code/ai";
import { setMember } from "../../document/json-schema.ts";
import { isSameJson } from "../schema/json-kind.ts";
import type { Applied, TakenBranch } from "../schema/shape.ts";
import { isRightOtherwise } from "./is-right-otherwise.ts";
import type { Place } from "./place.ts";
import type { Site } from "./site.ts";

/** The place of an item of an array that satisfies the rules; one like the others is not put there if they must differ. */
export function belowItem(
  site: Site,
  applied: readonly Applied[],
  {
    base,
    index,
    isUnique,
  }: { readonly base: readonly JsonValue[]; readonly index: number; readonly isUnique: boolean },
): Place {
  return below(site, applied, index, (value) => {
    if (isUnique && base.some((item, at) => at !== index && isSameJson(item, value))) return undefined;
    return Object.freeze(base.map((item, at) => (at === index ? value : item)));
  });
}

/** The place of a member of an object that satisfies the rules. */
export function belowMember(
  site: Site,
  applied: readonly Applied[],
  base: Readonly<Record<string, JsonValue>>,
  name: string,
): Place {
  return below(site, applied, name, (value) => withMember(base, name, value));
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

function below(
  { place, shape, maker }: Site,
  applied: readonly Applied[],
  segment: string | number,
  putHere: (value: JsonValue) => JsonValue | undefined,
): Place {
  const schemas = place.applied.map(({ schema }) => schema).filter((schema) => typeof schema === "object");
  return {
    applied,
    path: [...place.path, segment],
    put: (value) => {
      const here = putHere(value);
      const isRight = here !== undefined && isRightOtherwise(shape, here, unionsOf(applied), maker.source);
      return isRight ? place.put(here) : undefined;
    },
    note: place.note,
    above: [...place.above, ...schemas],
  };
}

/** A mistake in what the branch of a union says of a member is reported by the branch, if at all. */
function unionsOf(applied: readonly Applied[]): readonly TakenBranch[] {
  return applied.flatMap(({ within }) => within);
}
