import { appendSegment, printableName } from "@di-code/ai";
import { insteadOf } from "../foreign-keywords.ts";
import type { NodePlace, Refuse } from "../node-place.ts";
import { GUIDANCE, kindsOfRule, type NodeKind, RULES } from "../portable-keywords.ts";

/** Keywords that are not in the subset, or that say nothing of this kind of node. `kind` undefined: that is not known. */
export function checkKeywords({ node, pointer }: NodePlace, kind: NodeKind | undefined, refuse: Refuse): void {
  for (const keyword of Object.keys(node)) {
    if (GUIDANCE.has(keyword) || (kind !== undefined && RULES[kind].has(keyword))) continue;
    const at = appendSegment(pointer, keyword);
    const kinds = kindsOfRule(keyword);
    if (kinds.length > 0) {
      // Where it is not known what the node is, that has been told, and whether its rules fit will be seen when it is mended.
      if (kind !== undefined) refuse(at, keyword, "keyword_misplaced", misplaced(keyword, kind));
      continue;
    }
    const instead = insteadOf(keyword);
    if (instead !== undefined) refuse(at, keyword, "keyword_not_portable", `is not portable: ${instead}`);
    else {
      const message = `"${printableName(keyword)}" is no keyword that others understand: leave it out, or say it in the description`;
      refuse(at, keyword, "keyword_unknown", message);
    }
  }
}

function misplaced(keyword: string, kind: NodeKind): string {
  if (keyword === "oneOf") {
    return "must stand alone: move type and all that belongs to it into the branches; at the root, put oneOf into a member";
  }
  if (kind === "union") return "must stand in the branches of oneOf, not beside it";
  const homes = kindsOfRule(keyword).join(", ");
  return `says nothing of ${kind}: leave it out here; it is for ${homes}`;
}
