import { expect, test } from "vitest";
import type { PropertyRule } from "../../src/plan/node.ts";
import { type Slot, Slots } from "../../src/plan/slots.ts";
import { planFor } from "../support/plans.ts";

interface NamedSlot extends Slot<NamedSlot> {
  readonly at: number;
}

function slotsOf(names: readonly string[], required: readonly string[] = []): Slots<NamedSlot> {
  const rules = planFor({ properties: Object.fromEntries(names.map((name) => [name, true])), required }).root.object;
  if (rules === undefined) throw new Error("the schema has no rules for objects");
  let at = 0;
  return new Slots(rules, (property: PropertyRule): NamedSlot => {
    return { name: property.name, next: undefined, at: at++ };
  });
}

const names = ["a", "b", "c", "d", "e", "f", "g", "toString"];

test("are linked in the order of the schema, with names that are only required at the end", () => {
  const slots = slotsOf(["b", "a"], ["z", "a"]);
  const met: string[] = [];
  for (let slot = slots.first; slot !== undefined; slot = slot.next) met.push(slot.name);
  expect(met).toEqual(["b", "a", "z"]);
  expect(slots.requiredCount).toBe(2);
});

test.each(names.flatMap((expected) => names.map((name) => [name, expected] as const)))(
  "finds %s where %s is expected",
  (name, expected) => {
    const slots = slotsOf(names);
    expect(slots.find(name, slots.find(expected, undefined))?.at).toBe(names.indexOf(name));
  },
);

test.each(["h", "", "constructor", "valueOf", "__proto__"])("finds nothing for %j", (name) => {
  const slots = slotsOf(names);
  expect(slots.find(name, slots.first)).toBeUndefined();
  expect(slots.find(name, undefined)).toBeUndefined();
});
