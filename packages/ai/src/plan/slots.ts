import type { Check, Copy, ObjectRules } from "./node.ts";
import { scalarCheck } from "./copy/scalar-check.ts";
import { SIMPLE_NUMBER, SIMPLE_STRING, type SimpleScalar, simpleScalar } from "./simple-scalar.ts";

/** A declared property as the walks over members use it, linked in the order of the schema. */
export interface Slot {
  readonly name: string;
  readonly check: Check;
  readonly copy: Copy;
  /** For a property that takes scalars alone: what passes is its own copy. */
  readonly scalar: Check | undefined;
  /** 1 if required: required members are counted as they come. */
  readonly required: number;
  /** The {@link SimpleScalar} that the property takes, its fields here for one load less. */
  readonly simple: SimpleScalar["kind"];
  readonly least: number;
  readonly most: number;
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
    const { kind, least, most } = simpleScalar(node);
    return {
      name,
      check,
      copy,
      scalar: node && scalarCheck(node),
      required: required ? 1 : 0,
      simple: kind,
      least,
      most,
      next: undefined,
    };
  });
  for (const [index, slot] of slots.entries()) slot.next = slots[index + 1];
  return {
    first: slots[0],
    byName: new Map(slots.map((slot) => [slot.name, slot])),
    requiredCount: slots.reduce((sum, slot) => sum + slot.required, 0),
  };
}

/** Whether the slot's property is a simple scalar and `member` satisfies it. */
export function takesSimply(slot: Slot, member: unknown): boolean {
  if (slot.simple === SIMPLE_STRING) return typeof member === "string" && member.length >= slot.least;
  return slot.simple === SIMPLE_NUMBER && typeof member === "number" && member >= slot.least && member <= slot.most;
}
