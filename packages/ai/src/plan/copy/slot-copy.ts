import type { Copy } from "../node.ts";
import { SIMPLE_BOOLEAN, SIMPLE_INTEGER, SIMPLE_NUMBER, SIMPLE_STRING } from "../simple-scalar.ts";
import { copyOf, type CopySlot } from "./copy-slot.ts";

/**
 * The copy of a declared property for one place of its own. A closure a kind, without one inside it that differs from
 * schema to schema: V8 inlines it also where several schemas share the place. The node of a simple scalar is made when a
 * value asks for it, which most never do.
 */
export function slotCopy(slot: CopySlot): Copy {
  const { kind, least, most } = slot.simple;
  switch (kind) {
    case SIMPLE_STRING:
      return (value, depth, run) =>
        typeof value === "string" && value.length >= least && value.length <= most
          ? value
          : copyOf(slot.node)(value, depth, run);
    case SIMPLE_NUMBER:
      return (value, depth, run) =>
        typeof value === "number" && value >= least && value <= most ? value : copyOf(slot.node)(value, depth, run);
    case SIMPLE_INTEGER:
      return (value, depth, run) =>
        typeof value === "number" && value >= least && value <= most && Number.isInteger(value)
          ? value
          : copyOf(slot.node)(value, depth, run);
    case SIMPLE_BOOLEAN:
      return (value, depth, run) => (typeof value === "boolean" ? value : copyOf(slot.node)(value, depth, run));
    default:
      return copyOf(slot.node);
  }
}
