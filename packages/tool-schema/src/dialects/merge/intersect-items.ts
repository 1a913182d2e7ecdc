import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, isDraft, listIn, remove } from "../draft.ts";

export const itemKeywords: ReadonlySet<string> = new Set(["items", "prefixItems"]);

/** What both say of the items of a list, by their index; `items` is about those after `prefixItems`. */
export function intersectItems(draft: Draft, extra: Draft, conversion: Conversion): void {
  if (!has(extra, "items") && !has(extra, "prefixItems")) return;
  const own = listIn(draft, "prefixItems");
  const theirs = listIn(extra, "prefixItems");
  const [ownRest, theirRest] = [get(draft, "items"), get(extra, "items")];
  const first: JsonValue[] = [];
  for (let index = 0; index < Math.max(own.length, theirs.length); index += 1) {
    const left = own[index] ?? restAt(ownRest, conversion);
    const right = theirs[index] ?? restAt(theirRest, conversion);
    // No item may stand here, in one of them: what comes after cannot, either.
    if (left === false || right === false) break;
    first.push(both(left, right, conversion) ?? conversion.create({}, draft));
  }
  for (const keyword of itemKeywords) {
    if (!has(draft, keyword) && has(extra, keyword)) {
      conversion.places.setKeyword(draft, keyword, conversion.places.ofKeyword(extra, keyword));
    }
  }
  if (first.length > 0) draft["prefixItems"] = first;
  else remove(draft, "prefixItems");
  if (ownRest === false || theirRest === false) draft["items"] = false;
  else {
    const rest = both(ownRest, theirRest, conversion);
    if (rest !== undefined) draft["items"] = rest;
  }
}

function restAt(rest: JsonValue | undefined, conversion: Conversion): Draft | false | undefined {
  if (rest === false) return false;
  return isDraft(rest) ? conversion.copy(rest) : undefined;
}

function both(a: JsonValue | undefined, b: JsonValue | undefined, conversion: Conversion): Draft | undefined {
  if (isDraft(a) && isDraft(b)) return conversion.create({ allOf: [a, b] }, a);
  if (isDraft(a)) return a;
  return isDraft(b) ? b : undefined;
}
