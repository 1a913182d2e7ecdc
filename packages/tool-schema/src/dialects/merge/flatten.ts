import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, listIn, remove } from "../draft.ts";
import { intersect } from "./intersect.ts";

/** References and `allOf`s that lead to one another in one place. */
const MAX_DEPTH = 256;

/** Which references are replaced by a copy of what they lead to: all, or those that stand beside something else. */
export type Inlining = "all" | "beside";

/**
 * Merges what applies in the place of a schema into it: its `allOf`, and its `$ref` unless that may stay. Does not
 * descend: members that were merged hold an `allOf` of their own afterwards. Ends, since references that lead back to
 * themselves in place are no schema; `conversion.stop` at 256 of them within one another.
 */
export function flatten(draft: Draft, conversion: Conversion, inlining: Inlining, depth = 0): void {
  if (depth > MAX_DEPTH) conversion.stop(draft, `refers more than ${MAX_DEPTH} times in one place`);
  if (has(draft, "$ref") && (inlining === "all" || Object.keys(draft).length > 1)) {
    inline(draft, conversion, inlining, depth);
  }
  const members = listIn(draft, "allOf");
  if (!has(draft, "allOf")) return closeUnevaluated(draft, conversion);
  const place = conversion.places.ofKeyword(draft, "allOf");
  remove(draft, "allOf");
  for (const member of members) {
    // A reference in a member is part of the merge, whether or not it could stay.
    flatten(member, conversion, "all", depth + 1);
    intersect(draft, member, conversion);
  }
  conversion.log.note(place, "allOf", "rewritten", "its rules stand in the schema itself");
  closeUnevaluated(draft, conversion);
}

function inline(draft: Draft, conversion: Conversion, inlining: Inlining, depth: number): void {
  const target = conversion.target(draft);
  const place = conversion.places.ofKeyword(draft, "$ref");
  remove(draft, "$ref");
  if (target === undefined) return;
  const copy = conversion.copy(target);
  flatten(copy, conversion, "all", depth + 1);
  const isAlone = Object.keys(draft).every((keyword) => annotations.has(keyword));
  if (isAlone) {
    for (const keyword of Object.keys(draft)) remove(copy, keyword);
    const own = { ...draft };
    conversion.become(draft, copy);
    Object.assign(draft, own);
    conversion.places.set(draft, conversion.places.of(copy));
  } else intersect(draft, copy, conversion);
  const effect =
    inlining === "all" ? "what it leads to stands here" : "what it leads to stands here, with what stood beside it";
  conversion.log.note(place, "$ref", "inlined", effect);
}

/** With everything merged that applies in this place, nothing is evaluated elsewhere. Unions are distributed first. */
function closeUnevaluated(draft: Draft, conversion: Conversion): void {
  if (inPlace.some((keyword) => has(draft, keyword))) return;
  const rest = get(draft, "unevaluatedProperties");
  if (rest === undefined) return;
  const place = conversion.places.ofKeyword(draft, "unevaluatedProperties");
  remove(draft, "unevaluatedProperties");
  if (has(draft, "additionalProperties")) return;
  draft["additionalProperties"] = rest;
  conversion.places.setKeyword(draft, "additionalProperties", place);
}

const inPlace = ["$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"];
