import { appendSegment, segmentsOfPointer } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, listIn } from "../draft.ts";
import { schemasInPlace, schemasOfItem, schemasOfMember } from "./schemas-of-value.ts";

/** Names beyond it are left as they are: no arguments may be that deep. */
const MAX_DEPTH = 128;

/**
 * What gives a pointer into restored arguments the names that members have on the wire. A name is changed in the same way
 * in all forms of an object, so that no value is asked for. Does not throw.
 */
export function createToWirePointer(conversion: Conversion): (pointer: string) => string {
  if (conversion.ownNames.size === 0) return (pointer) => pointer;
  return (pointer) => {
    let wire = "";
    let schemas: readonly Draft[] = [conversion.root];
    for (const [depth, name] of (segmentsOfPointer(pointer) ?? []).entries()) {
      const applying = depth < MAX_DEPTH ? inPlace(schemas, conversion) : [];
      const wireName = wireNameOf(name, applying, conversion);
      wire = appendSegment(wire, wireName);
      const items = /^\d+$/.test(name) ? schemasOfItem(Number(name), applying, conversion) : [];
      schemas = [...schemasOfMember(wireName, applying), ...items];
    }
    return segmentsOfPointer(pointer) === undefined ? pointer : wire;
  };
}

function inPlace(schemas: readonly Draft[], conversion: Conversion): readonly Draft[] {
  const found = new Set(schemas);
  // What is added while it is walked is walked, too.
  for (const draft of found) {
    const branches = [...listIn(draft, "anyOf"), ...listIn(draft, "oneOf")];
    for (const next of [...schemasInPlace(draft, conversion), ...branches]) found.add(next);
  }
  return [...found];
}

function wireNameOf(name: string, applying: readonly Draft[], conversion: Conversion): string {
  for (const draft of applying) {
    for (const [wire, own] of conversion.ownNames.get(draft) ?? []) if (own === name) return wire;
  }
  return name;
}
