import type { ObjectRules, PropertyRule } from "./node.ts";
import type { PropertyIndex } from "./property-index.ts";

/** A declared property as a walk over members uses it, linked in the order of the schema. */
export interface Slot<TSlot> {
  readonly name: string;
  next: TSlot | undefined;
}

/** Slots that are looked at before a name is looked up: models leave out optional members. */
const LOOK_AHEAD = 4;

/**
 * The slots of an object's declared properties.
 *
 * Models send members in the order of the schema mostly: a walk compares the key with the name of the slot expected
 * next, and asks `find` only on a difference.
 */
export class Slots<TSlot extends Slot<TSlot>> {
  readonly first: TSlot | undefined;
  /** Required members are counted as they come. */
  readonly requiredCount: number;
  private readonly slots: readonly TSlot[];
  private readonly index: PropertyIndex;

  constructor({ properties, index }: ObjectRules, make: (property: PropertyRule, index: number) => TSlot) {
    const slots = properties.map(make);
    let requiredCount = 0;
    let next: TSlot | undefined;
    for (let at = slots.length - 1; at >= 0; at -= 1) {
      const slot = slots[at];
      if (slot === undefined) break;
      slot.next = next;
      next = slot;
      if (properties[at]?.required === true) requiredCount += 1;
    }
    this.first = next;
    this.requiredCount = requiredCount;
    this.slots = slots;
    this.index = index;
  }

  /** The slot of that name; those that come after `expected` are looked at first. */
  find(name: string, expected: TSlot | undefined): TSlot | undefined {
    let slot = expected;
    for (let count = 0; count < LOOK_AHEAD && slot !== undefined; count += 1) {
      if (slot.name === name) return slot;
      slot = slot.next;
    }
    const at = this.index.get(name);
    return at === undefined ? undefined : this.slots[at];
  }
}
