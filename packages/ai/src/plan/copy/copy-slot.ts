import { copyJson } from "../../value/copy-json.ts";
import type { Copy, PropertyRule, SchemaNode } from "../node.ts";
import type { SimpleScalar } from "../simple-scalar.ts";
import type { Slot } from "../slots.ts";

/** A declared property as it is copied. Nodes and closures are asked for when a member needs them. */
export class CopySlot implements Slot<CopySlot> {
  readonly name: string;
  readonly required: number;
  readonly simple: SimpleScalar;
  next: CopySlot | undefined;
  private readonly property: PropertyRule;
  private readonly additional: SchemaNode | undefined;

  constructor(property: PropertyRule, additional: SchemaNode | undefined) {
    this.name = property.name;
    this.required = property.required ? 1 : 0;
    this.simple = property.simple;
    this.property = property;
    this.additional = additional;
  }

  /** Undefined for a property that may hold anything. */
  get node(): SchemaNode | undefined {
    return this.property.node ?? this.additional;
  }
}

export function copyOf(node: SchemaNode | undefined): Copy {
  return node === undefined ? copyJson : node.copy;
}
