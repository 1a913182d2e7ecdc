import { appendSegment, eachSubschema, type JsonValue } from "@di-code/ai";
import type { ChangeLog } from "./change-log.ts";
import { type Draft, get, has, isDraft, remove } from "./draft.ts";

/** The drafts in which `items` may be a list. */
const WITH_LISTS = /draft-0[3467]|2019-09/u;

/**
 * Lists in `items` are of older drafts: where `$schema` names none of them, they become `prefixItems`, as 2020-12 has
 * it. Changes the schema in place.
 */
export function latestTuples(root: Draft, log: ChangeLog): void {
  const named = get(root, "$schema");
  if (typeof named === "string" && WITH_LISTS.test(named)) return;
  const tuples: { readonly draft: Draft; readonly items: JsonValue; readonly pointer: string }[] = [];
  const waiting = [{ draft: root, pointer: "" }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { draft, pointer } = place;
    eachSubschema(draft, (child, at) => {
      if (isDraft(child)) waiting.push({ draft: child, pointer: `${pointer}/${at}` });
    });
    const reference = get(draft, "$ref");
    // What is referred to keeps its place.
    if (typeof reference === "string" && /\/(?:items|additionalItems)(?:\/|$)/u.test(reference)) return;
    const items = get(draft, "items");
    if (Array.isArray(items)) tuples.push({ draft, items, pointer });
  }
  for (const { draft, items, pointer } of tuples) {
    const rest = get(draft, "additionalItems");
    remove(draft, "items");
    remove(draft, "additionalItems");
    if (!has(draft, "prefixItems")) draft["prefixItems"] = items;
    if (rest !== undefined) draft["items"] = rest;
    log.note(appendSegment(pointer, "items"), "items", "rewritten", "prefixItems, as drafts since 2020-12 have it");
  }
}
