import { appendSegment } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, mapIn, namesIn } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import { makeNullable } from "../nullable.ts";
import type { Pass } from "../pass.ts";
import { takesNull } from "../takes-null.ts";

/**
 * Every member becomes required. One that might be left out takes null instead, which its description says, and `restore` leaves it out again. One
 * that took null before keeps its null as a value, so that it cannot be left out any more; or the other way round, as the
 * caller wants it.
 */
export const requireMembers: Pass = (conversion) => {
  // All verdicts before the first change: a definition may stand behind several members.
  const nullables = new Set<Draft>();
  const objects: Draft[] = [];
  for (const draft of conversion.drafts()) {
    if (!kindsOf(draft).includes("object")) continue;
    objects.push(draft);
    for (const member of mapIn(draft, "properties").values()) if (takesNull(member, conversion)) nullables.add(member);
  }
  for (const object of objects) requireAll(object, nullables, conversion);
};

function requireAll(object: Draft, nullables: ReadonlySet<Draft>, conversion: Conversion): void {
  const members = mapIn(object, "properties");
  const required = namesIn(object, "required");
  for (const [index, name] of required.entries()) {
    if (members.has(name)) continue;
    const place = appendSegment(conversion.places.ofKeyword(object, "required"), index);
    conversion.log.lose(place, "required", "a required member that is not declared cannot be sent", "declare it");
  }
  const absent = new Set<string>();
  for (const [name, member] of members) {
    if (required.includes(name)) continue;
    const place = conversion.places.ofMember(object, name, member);
    if (conversion.ambiguousNull.has(member)) {
      conversion.log.lose(
        place,
        "required",
        "null would mean two things: left out in one form, a value in another",
        "let it be a value in all forms, or in none",
      );
    } else if (nullables.has(member)) {
      const isValue = conversion.optionalNull === "null";
      const effect = isValue
        ? "null is a value; leaving it out cannot be said"
        : "null stands for leaving it out; null itself cannot be said";
      conversion.log.note(place, "required", "required", effect);
      if (isValue) continue;
    } else conversion.log.note(place, "required", "required", "null stands for leaving it out");
    if (!nullables.has(member)) makeNullable(member, conversion);
    conversion.say(member, "null: not given.");
    absent.add(name);
  }
  if (absent.size > 0) conversion.nullForAbsent.set(object, absent);
  object["required"] = [...members.keys()];
}
