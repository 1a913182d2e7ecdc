import { appendSegment } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, mapIn, namesIn, remove } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import type { Pass } from "../pass.ts";

/**
 * Every object is closed. Where the original says nothing of undeclared members, that costs nothing that was meant;
 * where it asks for them (maps, free-form objects), they cannot be sent.
 */
export const closeObjects: Pass = (conversion) => {
  for (const draft of conversion.drafts()) {
    if (!kindsOf(draft).includes("object")) continue;
    const place = conversion.places.of(draft);
    const lost = lostMembers(draft, conversion);
    if (lost !== undefined) conversion.log.lose(lost.place, lost.keyword, lost.effect);
    else if (get(draft, "additionalProperties") !== false) {
      conversion.log.note(place, "additionalProperties", "closed", "members that are not declared cannot be sent");
    }
    loseRequired(draft, conversion);
    if (!has(draft, "properties")) draft["properties"] = {};
    remove(draft, "patternProperties");
    draft["additionalProperties"] = false;
  }
};

function loseRequired(draft: Draft, conversion: Conversion): void {
  const members = mapIn(draft, "properties");
  for (const [index, name] of namesIn(draft, "required").entries()) {
    if (members.has(name)) continue;
    const place = appendSegment(conversion.places.ofKeyword(draft, "required"), index);
    conversion.log.lose(place, "required", "a required member that is not declared cannot be sent");
  }
}

interface Lost {
  readonly place: string;
  readonly keyword: string;
  readonly effect: string;
}

function lostMembers(draft: Draft, conversion: Conversion): Lost | undefined {
  const at = (keyword: string): string => conversion.places.ofKeyword(draft, keyword);
  if (mapIn(draft, "patternProperties").size > 0) {
    const effect = "members whose names follow a pattern cannot be sent";
    return { place: at("patternProperties"), keyword: "patternProperties", effect };
  }
  const additional = get(draft, "additionalProperties");
  if (additional === false) return undefined;
  if (additional !== undefined) {
    const effect = "members whose names are not declared cannot be sent";
    return { place: at("additionalProperties"), keyword: "additionalProperties", effect };
  }
  // A tool without parameters is no free-form object.
  if (draft === conversion.root || mapIn(draft, "properties").size > 0) return undefined;
  const effect = "an object of any members cannot be sent";
  return { place: conversion.places.of(draft), keyword: "properties", effect };
}
