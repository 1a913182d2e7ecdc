import type { Conversion } from "../conversion.ts";
import { childrenOf, type Draft, get, has, mapIn, namesIn, remove } from "../draft.ts";
import { flatten } from "../merge/flatten.ts";
import type { Pass } from "../pass.ts";
import { recursiveReferences } from "../rings.ts";

/**
 * Nothing stands beside a `$ref`: what it leads to is written out with the rest. Recursion is not written out; what
 * stands beside such a reference goes.
 */
export const referencesAlone: Pass = (conversion) => {
  const rings = new Set(recursiveReferences(conversion).values());
  const waiting: Draft[] = [...conversion.definitions.values(), conversion.root];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    const target = conversion.target(draft);
    if (target !== undefined && Object.keys(draft).length > 1) {
      if (rings.has(target)) takeOutRest(draft, conversion);
      else flatten(draft, conversion, "beside");
    }
    waiting.push(...childrenOf(draft));
  }
};

function takeOutRest(draft: Draft, conversion: Conversion): void {
  for (const keyword of Object.keys(draft)) {
    if (keyword === "$ref") continue;
    const place = conversion.places.ofKeyword(draft, keyword);
    conversion.log.note(place, keyword, "removed", "nothing can stand beside a reference here");
    remove(draft, keyword);
  }
}

/**
 * A schema inside itself stands below a member that may be left out, so that it can end; elsewhere it becomes what it
 * leads to as far as its `type` goes.
 */
export const recursionBelowOptional: Pass = (conversion) => {
  const recursive = recursiveReferences(conversion);
  const homes = [conversion.root, ...conversion.definitions.values()];
  const waiting = homes.map((draft) => ({ draft, isBelowOptional: false }));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { draft, isBelowOptional } = place;
    const target = recursive.get(draft);
    if (target !== undefined && !isBelowOptional) relax(draft, target, conversion);
    const optional = optionalMembers(draft);
    for (const child of childrenOf(draft)) {
      waiting.push({ draft: child, isBelowOptional: isBelowOptional || optional.has(child) });
    }
  }
};

function optionalMembers(draft: Draft): ReadonlySet<Draft> {
  const required = new Set(namesIn(draft, "required"));
  return new Set([...mapIn(draft, "properties")].flatMap(([name, member]) => (required.has(name) ? [] : [member])));
}

function relax(draft: Draft, target: Draft, conversion: Conversion): void {
  const place = conversion.places.ofKeyword(draft, "$ref");
  conversion.log.note(place, "$ref", "relaxed", "a schema inside itself, in a member that must be there");
  remove(draft, "$ref");
  const type = get(target, "type");
  if (type !== undefined && !has(draft, "type")) draft["type"] = type;
}
