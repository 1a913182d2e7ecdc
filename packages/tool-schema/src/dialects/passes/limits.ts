import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { childrenOf, type Draft, has, listIn, mapIn, namesIn } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import { literalsOf } from "../merge/intersect-literals.ts";
import type { Pass } from "../pass.ts";

/** What is above a limit of the dialect would be refused there, as a whole. */
export const checkLimits: Pass = (conversion) => {
  const { limits } = conversion;
  const counts = { properties: 0, characters: 0, values: 0, optional: 0, unions: 0 };
  for (const name of conversion.definitions.keys()) counts.characters += name.length;
  for (const draft of conversion.drafts()) {
    const members = mapIn(draft, "properties");
    const required = new Set(namesIn(draft, "required"));
    counts.properties += members.size;
    for (const [name, member] of members) {
      counts.characters += name.length;
      if (!required.has(name)) counts.optional += 1;
      if (isUnion(member)) counts.unions += 1;
    }
    const literals = literalsOf(draft) ?? [];
    const characters = literals.reduce((sum: number, value) => sum + charactersOf(value), 0);
    counts.characters += characters;
    if (has(draft, "enum")) counts.values += literals.length;
    const { longEnum, maxEnumCharacters } = limits;
    if (longEnum !== undefined && literals.length > longEnum) {
      const place = conversion.places.ofKeyword(draft, "enum");
      refuseAbove(
        conversion,
        place,
        "enum",
        characters,
        maxEnumCharacters,
        `characters in an enum of over ${longEnum}`,
      );
    }
  }
  refuseAbove(conversion, "", "properties", counts.properties, limits.maxProperties, "members");
  refuseAbove(conversion, "", "", counts.characters, limits.maxCharacters, "characters of names and values");
  refuseAbove(conversion, "", "enum", counts.values, limits.maxEnumValues, "enum values");
  refuseAbove(conversion, "", "", counts.optional, limits.maxOptional, "members that may be left out");
  refuseAbove(conversion, "", "", counts.unions, limits.maxUnions, "members that are a union");
  checkDepth(conversion);
};

function refuseAbove(
  conversion: Conversion,
  place: string,
  keyword: string,
  count: number,
  limit: number | undefined,
  what: string,
): void {
  if (limit !== undefined && count > limit) {
    conversion.log.lose(place, keyword, `${count} ${what}; the dialect takes ${limit}`);
  }
}

function isUnion(member: Draft): boolean {
  return listIn(member, "anyOf").length > 1 || kindsOf(member).length > 1;
}

function charactersOf(value: JsonValue): number {
  return typeof value === "string" ? value.length : JSON.stringify(value).length;
}

/** Objects and lists within one another; each definition counts where it is first met, so recursion ends. */
function checkDepth(conversion: Conversion): void {
  const { maxDepth } = conversion.limits;
  if (maxDepth === undefined) return;
  const seen = new Set<Draft>();
  const waiting = [{ draft: conversion.root, depth: 0 }];
  for (const { draft, depth } of waiting) {
    if (seen.has(draft)) continue;
    seen.add(draft);
    const isNested = kindsOf(draft).includes("object") || kindsOf(draft).includes("array");
    const inside = isNested ? depth + 1 : depth;
    if (isNested && inside === maxDepth + 1) {
      conversion.log.lose(conversion.places.of(draft), "", `nested deeper than the ${maxDepth} levels of the dialect`);
    }
    const target = has(draft, "$ref") ? conversion.target(draft) : undefined;
    if (target !== undefined) waiting.push({ draft: target, depth });
    for (const child of childrenOf(draft)) waiting.push({ draft: child, depth: inside });
  }
}
