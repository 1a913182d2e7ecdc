import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { childrenOf, type Draft, get, has, listIn, mapIn, namesIn, remove, schemaIn } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";
import { dropContradictions } from "./contradictions.ts";

/** Members and branches that take nothing are left out: they could never be sent. */
export const pruneNever: Pass = (conversion) => {
  const nevers = new Set<Draft>();
  for (const draft of conversion.drafts().toReversed()) {
    pruneBranches(draft, nevers, conversion);
    pruneMembers(draft, nevers, conversion);
    const items = schemaIn(draft, "items");
    if (items !== undefined && nevers.delete(items)) pruneItems(draft, items, conversion);
    dropContradictions(draft, conversion);
    if (isNever(draft, nevers)) nevers.add(draft);
  }
  const { root } = conversion;
  const held = [root, ...conversion.definitions.values()].find((draft) => nevers.has(draft));
  const inside = conversion.drafts().find((draft) => childrenOf(draft).some((child) => nevers.has(child)));
  const never = held ?? inside;
  if (never !== undefined)
    conversion.log.lose(conversion.places.of(never), "", "takes no value at all", "leave it out of the schema");
};

/** Only an empty list is left. */
function pruneItems(draft: Draft, items: Draft, conversion: Conversion): void {
  conversion.become(items, conversion.create({ type: "string" }, items));
  draft["maxItems"] = 0;
  conversion.places.setKeyword(draft, "maxItems", conversion.places.ofKeyword(draft, "items"));
  conversion.log.note(conversion.places.of(items), "items", "rewritten", "takes nothing: maxItems 0");
}

function isNever(draft: Draft, nevers: ReadonlySet<Draft>): boolean {
  const not = schemaIn(draft, "not");
  if (not !== undefined && Object.keys(not).length === 0) return true;
  if (has(draft, "type") && kindsOf(draft).length === 0) return true;
  if (["anyOf", "oneOf"].some((keyword) => has(draft, keyword) && listIn(draft, keyword).length === 0)) return true;
  if (kindsOf(draft).length !== 1 || kindsOf(draft)[0] !== "object") return false;
  const members = mapIn(draft, "properties");
  return namesIn(draft, "required").some((name) => {
    const member = members.get(name);
    return member !== undefined && nevers.has(member);
  });
}

function pruneBranches(draft: Draft, nevers: ReadonlySet<Draft>, conversion: Conversion): void {
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = listIn(draft, keyword);
    const left = branches.filter((branch) => !nevers.has(branch));
    if (left.length === branches.length) continue;
    draft[keyword] = left;
    const place = conversion.places.ofKeyword(draft, keyword);
    conversion.log.note(place, keyword, "rewritten", "without the branches that take nothing");
  }
}

function pruneMembers(draft: Draft, nevers: ReadonlySet<Draft>, conversion: Conversion): void {
  const members = mapIn(draft, "properties");
  const required = namesIn(draft, "required");
  const left = {};
  let isChanged = false;
  for (const [name, member] of members) {
    if (nevers.has(member) && !required.includes(name)) {
      isChanged = true;
      conversion.log.note(conversion.places.of(member), "", "removed", "takes nothing, so it can never be sent");
    } else setMember(left, name, member);
  }
  if (isChanged) draft["properties"] = left;
  if (get(draft, "properties") === undefined) remove(draft, "properties");
}
