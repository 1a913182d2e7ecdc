import type { Check, Copy, PropertyRule } from "../node.ts";
import { SIMPLE_NUMBER, SIMPLE_STRING, type SimpleScalar, simpleScalar } from "../simple-scalar.ts";
import type { Slot } from "../slots.ts";
import { scalarCheck } from "./scalar-check.ts";

/** A declared property as it is copied. */
export interface CopySlot extends Slot<CopySlot> {
  readonly copy: Copy;
  /** For a property that takes scalars alone: what passes is its own copy. */
  readonly scalar: Check | undefined;
  /** The {@link SimpleScalar} that the property takes, its fields here for one load less. */
  readonly simple: SimpleScalar["kind"];
  readonly least: number;
  readonly most: number;
}

export function copySlot({ name, node, required }: PropertyRule, additional: Copy): CopySlot {
  const { kind, least, most } = simpleScalar(node);
  return {
    name,
    copy: node?.copy ?? additional,
    scalar: node && scalarCheck(node),
    required: required ? 1 : 0,
    simple: kind,
    least,
    most,
    next: undefined,
  };
}

/** Whether the slot's property is a simple scalar and `member` satisfies it. */
export function takesSimply(slot: CopySlot, member: unknown): boolean {
  if (slot.simple === SIMPLE_STRING) return typeof member === "string" && member.length >= slot.least;
  return slot.simple === SIMPLE_NUMBER && typeof member === "number" && member >= slot.least && member <= slot.most;
}
