import type { Copy, PropertyRule, SchemaNode } from "../node.ts";
import { SIMPLE_BOOLEAN, SIMPLE_INTEGER, SIMPLE_NUMBER, SIMPLE_STRING } from "../simple-scalar.ts";
import { copyOf } from "./copy-of.ts";

/**
 * The copy of a declared property for one place of its own. A closure a kind, without one inside it that differs from
 * schema to schema: V8 inlines it also where several schemas share the place. The node of a simple scalar is made when a
 * value asks for it, which most never do.
 */
export function propertyCopy(property: PropertyRule, additional: SchemaNode | undefined): Copy {
  const { kind, least, most } = property.simple;
  switch (kind) {
    case SIMPLE_STRING:
      return (value, depth, run) =>
        typeof value === "string" && value.length >= least && value.length <= most
          ? value
          : copyOf(property.node ?? additional)(value, depth, run);
    case SIMPLE_NUMBER:
      return (value, depth, run) =>
        typeof value === "number" && value >= least && value <= most
          ? value
          : copyOf(property.node ?? additional)(value, depth, run);
    case SIMPLE_INTEGER:
      return (value, depth, run) =>
        typeof value === "number" && value >= least && value <= most && Number.isInteger(value)
          ? value
          : copyOf(property.node ?? additional)(value, depth, run);
    case SIMPLE_BOOLEAN:
      return (value, depth, run) =>
        typeof value === "boolean" ? value : copyOf(property.node ?? additional)(value, depth, run);
    default:
      return copyOf(property.node ?? additional);
  }
}
