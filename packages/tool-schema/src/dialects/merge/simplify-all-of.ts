import { setMember } from "../../document/json-schema.ts";
import { annotations, type Draft, get, has, listIn } from "../draft.ts";
import { jsonText } from "./json-text.ts";

/**
 * Takes the members of an `allOf` within an `allOf` out of it, and equal ones once: merging a recursive schema with itself
 * comes back to where it was, and does not grow.
 */
export function simplifyAllOf(draft: Draft): void {
  if (!has(draft, "allOf")) return;
  const members = new Map<string, Draft>();
  const waiting = [...listIn(draft, "allOf")].reverse();
  for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
    if (!isAllOfAlone(member)) {
      const text = jsonText(member);
      if (!members.has(text)) members.set(text, member);
      continue;
    }
    for (const [keyword, value] of Object.entries(member)) {
      if (annotations.has(keyword) && get(draft, keyword) === undefined) setMember(draft, keyword, value);
    }
    waiting.push(...[...listIn(member, "allOf")].reverse());
  }
  draft["allOf"] = [...members.values()];
}

function isAllOfAlone(member: Draft): boolean {
  return (
    has(member, "allOf") && Object.keys(member).every((keyword) => keyword === "allOf" || annotations.has(keyword))
  );
}
