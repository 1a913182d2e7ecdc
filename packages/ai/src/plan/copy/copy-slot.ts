import { copyJson } from "../../value/copy-json.ts";
import type { Copy, PropertyRule, SchemaNode } from "../node.ts";
import { type SimpleScalar, simpleScalar } from "../simple-scalar.ts";
import type { Slot } from "../slots.ts";

/** A declared property as it is copied. Closures are asked of its node when a member needs them. */
export class CopySlot implements Slot<CopySlot> {
  readonly name: string;
  readonly required: number;
  readonly simple: SimpleScalar;
  /** Undefined for a property that may hold anything. */
  readonly node: SchemaNode | undefined;
  next: CopySlot | undefined;

  constructor({ name, node, required }: PropertyRule, additional: SchemaNode | undefined) {
    this.name = name;
    this.required = required ? 1 : 0;
    this.simple = simpleScalar(node);
    this.node = node ?? additional;
  }
}

export function copyOf(node: SchemaNode | undefined): Copy {
  return node === undefined ? copyJson : node.copy;
}
