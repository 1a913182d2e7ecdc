import { EACH, indexOfCovering, isBefore, type PlacePattern } from "../text/place-pattern.ts";

const INDEX = /^(?:0|[1-9][0-9]*)$/;

/**
 * Whether a value must not be shown: it is a secret, is in one, or may hold one in a shape that nobody declared. Where
 * `/auth/key` is secret, models also send the JSON text of `auth`, or a list in the place of the object.
 */
export function isHidden(secrets: readonly PlacePattern[], place: PlacePattern, value: unknown): boolean {
  if (secrets.length === 0) return false;
  if (indexOfCovering(secrets, place) >= 0) return true;
  if (value === null || typeof value === "boolean") return false;
  const inside = secrets.filter((secret) => isBefore(place, secret));
  if (inside.length === 0) return false;
  if (typeof value !== "object") return true;
  return isList(value) && inside.some((secret) => !isOfElement(secret[place.length] ?? ""));
}

function isOfElement(segment: string): boolean {
  return segment === EACH || INDEX.test(segment);
}

/** `Array.isArray`, which throws on a revoked proxy. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
}
