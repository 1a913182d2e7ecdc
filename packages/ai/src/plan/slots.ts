import type { Check, Copy, ObjectRules } from "./node.ts";
import { scalarCheck } from "./copy/scalar-check.ts";

/** A declared property as the walks over members use it, linked in the order of the schema. */
export interface Slot {
  readonly name: string;
  readonly check: Check;
  readonly copy: Copy;
  /** For a property that takes scalars alone: what passes is its own copy. */
  readonly scalar: Check | undefined;
  /** 1 if required: required members are counted as they come. */
  readonly required: number;
  next: Slot | undefined;
}

/** The slots of an object's declared properties. */
export interface Slots {
  readonly first: Slot | undefined;
  readonly byName: ReadonlyMap<string, Slot>;
  readonly requiredCount: number;
}

/**
 * Models send members in the order of the schema mostly: a walk compares the key with the name of the slot expected
 * next, and asks the map only on a difference.
 */
export function slotsOf(rules: ObjectRules, additional: { readonly check: Check; readonly copy: Copy }): Slots {
  const slots = rules.properties.map(({ name, node, required }): Slot => {
    const { check, copy } = node ?? additional;
    return { name, check, copy, scalar: node && scalarCheck(node), required: required ? 1 : 0, next: undefined };
  });
  for (const [index, slot] of slots.entries()) slot.next = slots[index + 1];
  return {
    first: slots[0],
    byName: new Map(slots.map((slot) => [slot.name, slot])),
    requiredCount: slots.reduce((sum, slot) => sum + slot.required, 0),
  };
}
