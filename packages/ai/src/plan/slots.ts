import type { ObjectRules, PropertyRule } from "./node.ts";

/** A declared property as a walk over members uses it, linked in the order of the schema. */
export interface Slot<TSlot> {
  readonly name: string;
  /** 1 if required: required members are counted as they come. */
  readonly required: number;
  next: TSlot | undefined;
}

/** The slots of an object's declared properties. */
export interface Slots<TSlot> {
  readonly first: TSlot | undefined;
  readonly byName: (name: string) => TSlot | undefined;
  readonly requiredCount: number;
}

/**
 * Models send members in the order of the schema mostly: a walk compares the key with the name of the slot expected
 * next, and looks the name up only on a difference.
 */
export function slotsOf<TSlot extends Slot<TSlot>>(
  rules: ObjectRules,
  make: (property: PropertyRule) => TSlot,
): Slots<TSlot> {
  const slots = rules.properties.map(make);
  let requiredCount = 0;
  for (const [index, slot] of slots.entries()) {
    slot.next = slots[index + 1];
    requiredCount += slot.required;
  }
  const { index } = rules;
  const byName = (name: string): TSlot | undefined => {
    const at = index.get(name);
    return at === undefined ? undefined : slots[at];
  };
  return { first: slots[0], byName, requiredCount };
}
