import { type JsonValue, printableName } from "@di-code/ai";
import { setMember } from "../../document/json-schema.ts";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, isDraft, listIn, mapIn, namesIn, schemaIn } from "../draft.ts";
import type { Pass } from "../pass.ts";

const MAX_NAME = 64;

/**
 * Members whose names the dialect does not take get another, the same one wherever the name occurs, unlike all others.
 * `required` and dependencies keep in step.
 */
export const renameMembers: Pass = (conversion) => {
  const { propertyName } = conversion.limits;
  if (propertyName === undefined) return;
  const rule = new RegExp(propertyName, "u");
  const all = new Set<string>();
  const drafts = conversion.drafts();
  for (const draft of drafts) {
    for (const name of mapIn(draft, "properties").keys()) all.add(name);
    for (const name of namesIn(draft, "required")) all.add(name);
  }
  const wireNames = new Map<string, string>();
  for (const draft of drafts) {
    for (const [name, member] of mapIn(draft, "properties")) {
      if (rule.test(name)) continue;
      const place = conversion.places.ofMember(draft, name, member);
      const wire = wireNames.get(name) ?? freeName(name, rule, all);
      if (wire === undefined) {
        conversion.log.lose(place, "properties", "a name that the dialect refuses, and no other can be made");
        continue;
      }
      wireNames.set(name, wire);
      all.add(wire);
      conversion.log.note(
        place,
        "properties",
        "renamed",
        `${printableName(name)} is ${printableName(wire)} on the wire`,
      );
    }
  }
  if (wireNames.size === 0) return;
  const declared = namesInPlace(drafts, conversion);
  for (const draft of drafts) {
    const names = declared.get(draft) ?? new Set();
    rename(draft, new Map([...wireNames].filter(([name]) => names.has(name))), conversion);
  }
};

/** The names that the schemas which may apply to the same value declare: of another object a name is another member. */
function namesInPlace(drafts: readonly Draft[], conversion: Conversion): ReadonlyMap<Draft, ReadonlySet<string>> {
  const beside = new Map<Draft, Draft[]>(drafts.map((draft) => [draft, []]));
  for (const draft of drafts) {
    const others = [
      conversion.target(draft),
      ...["if", "then", "else", "not"].map((keyword) => schemaIn(draft, keyword)),
      ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => listIn(draft, keyword)),
      ...mapIn(draft, "dependentSchemas").values(),
    ];
    for (const other of others) {
      if (other === undefined) continue;
      beside.get(draft)?.push(other);
      beside.get(other)?.push(draft);
    }
  }
  const found = new Map<Draft, Set<string>>();
  for (const start of drafts) {
    if (found.has(start)) continue;
    const names = new Set<string>();
    const waiting = [start];
    for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
      if (found.has(draft)) continue;
      found.set(draft, names);
      for (const name of mapIn(draft, "properties").keys()) names.add(name);
      waiting.push(...(beside.get(draft) ?? []));
    }
  }
  return found;
}

/** Undefined where the rule refuses what can be made of letters, digits and `_`. */
function freeName(name: string, rule: RegExp, taken: ReadonlySet<string>): string | undefined {
  const base = name.replaceAll(/[^a-zA-Z0-9_.-]/gu, "_").slice(0, MAX_NAME);
  const bases = [base, base.replaceAll(/[.-]/g, "_"), "member"].filter((start) => rule.test(start));
  for (const start of bases) {
    if (!taken.has(start)) return start;
    // As many tries as there are names: one of them is free, unless the rule refuses them.
    for (let number = 2; number <= taken.size + 2; number += 1) {
      const suffix = `_${number}`;
      const next = `${start.slice(0, MAX_NAME - suffix.length)}${suffix}`;
      if (!taken.has(next) && rule.test(next)) return next;
    }
  }
  return undefined;
}

function rename(draft: Draft, wireNames: ReadonlyMap<string, string>, conversion: Conversion): void {
  const own = new Map<string, string>();
  for (const name of mapIn(draft, "properties").keys()) {
    const wire = wireNames.get(name);
    if (wire !== undefined) own.set(wire, name);
  }
  // Rules about names are about the members' own.
  conversion.takeOut(draft, "propertyNames");
  if (own.size > 0) {
    conversion.ownNames.set(draft, own);
    if (has(draft, "patternProperties")) {
      conversion.takeOut(draft, "patternProperties");
      conversion.takeOut(draft, "additionalProperties");
    }
  }
  for (const keyword of ["properties", "dependentSchemas", "dependentRequired"]) {
    const map = get(draft, keyword);
    if (isDraft(map)) draft[keyword] = renameKeys(map, wireNames, keyword === "dependentRequired");
  }
  const required = get(draft, "required");
  if (required !== undefined) draft["required"] = renameList(required, wireNames);
}

function renameKeys(map: Draft, wireNames: ReadonlyMap<string, string>, ofLists: boolean): JsonValue {
  const renamed = {};
  for (const [name, value] of Object.entries(map)) {
    setMember(renamed, wireNames.get(name) ?? name, ofLists ? renameList(value, wireNames) : value);
  }
  return renamed;
}

function renameList(list: JsonValue, wireNames: ReadonlyMap<string, string>): JsonValue {
  if (!Array.isArray(list)) return list;
  return list.map((name: JsonValue) => (typeof name === "string" ? (wireNames.get(name) ?? name) : name));
}
