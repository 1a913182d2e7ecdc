import { copyJson } from "../../value/copy-json.ts";
import { isUnsafeMember, setMember } from "../../value/members.ts";
import { plainness } from "../../value/plain-object.ts";
import { Interruption } from "../../value/run.ts";
import type { Copy, ObjectRules, PropertyRule, SchemaNode } from "../node.ts";
import { isSimply } from "../simple-scalar.ts";
import { Slots } from "../slots.ts";
import { copyOf } from "./copy-of.ts";
import { knownShape, type KnownShape, mayKnowShape } from "./known-shape.ts";

/**
 * The copy of an object whose members have one schema each; undefined for what needs the whole object.
 *
 * `for in` reads the keys that V8 keeps with the hidden class, of own members alone: plain objects inherit nothing that
 * is enumerable (`run.polluted` tells where they do). One store a member is no slower than a spread, whose symbols
 * would have to be looked for (50 ns an object) and which V8 gives up on beyond four shapes a place. Objects of the keys
 * that a schema has seen most go a shorter way: `known-shape.ts`.
 */
export function objectCopy(node: SchemaNode, copyAndCheck: Copy): Copy | undefined {
  const rules = node.object;
  if (rules === undefined) return copyObjectOnly;
  if (needsWhole(rules)) return undefined;
  const slots = new Slots<PropertyRule>(rules, itself);
  // What a property that may hold anything is asked too.
  const { additional } = rules;
  let accepted = 0;
  let shape: KnownShape | undefined;
  return (value, depth, run) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return copyObjectOnly(value, depth, run);
    // Its writers ask the prototype where that costs nothing.
    if (shape !== undefined && !run.polluted) {
      const known = shape.copy(value as Readonly<Record<string, unknown>>, depth, run);
      if (known !== undefined) return known;
    }
    const plain = plainness(value);
    if (plain === "none") throw new Interruption("not_json");
    // Then `for in` may list what is inherited: the general way looks at each name.
    if (run.polluted || plain === "foreign") return copyAndCheck(value, depth, run);
    const copy: Record<string, unknown> = {};
    let expected = slots.first;
    let found = 0;
    let count = 0;
    let undeclared = 0;
    for (const key in value) {
      const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
      const next = expected !== undefined && key === expected.name ? expected : undefined;
      if (
        next !== undefined &&
        (isSimply(next.simple, member) || (next.node ?? additional)?.scalar?.(member, depth, run) === true)
      ) {
        copy[key] = member;
        if (next.required) found += 1;
        expected = next.next;
        count += 1;
        continue;
      }
      if (member === undefined) continue;
      count += 1;
      const slot = next ?? slots.find(key, expected);
      if (slot === undefined) {
        // Counted as it grows: an object may be wider than the whole budget.
        undeclared += 1;
        if ((undeclared & 1023) === 0) run.reserve(depth, 1024);
        const copied = copyOf(additional)(member, depth + 1, run);
        // Asked of the copy: a proxy could hide a `prototype` from the question and show it to the copy.
        if (isUnsafeMember(key, copied)) throw new Interruption("unsafe_key");
        setMember(copy, key, copied);
        continue;
      }
      expected = slot.next;
      if (slot.required) found += 1;
      copy[key] = isSimply(slot.simple, member) ? member : copyOf(slot.node ?? additional)(member, depth + 1, run);
    }
    run.reserve(depth, count - (undeclared & ~1023));
    if (found !== slots.requiredCount) run.mismatch = true;
    else if (mayKnowShape(++accepted)) shape ??= knownShape(copy, accepted, slots, additional);
    return copy;
  };
}

/** The properties themselves are linked: a slot for each would cost a first use as much again. */
function itself(property: PropertyRule): PropertyRule {
  return property;
}

function needsWhole(rules: ObjectRules): boolean {
  return (
    rules.patterns.length > 0 ||
    rules.names !== undefined ||
    rules.minProperties !== undefined ||
    rules.maxProperties !== undefined ||
    rules.dependentRequired.length > 0 ||
    rules.dependentSchemas.length > 0 ||
    // Names that every object inherits something under are not simply assigned.
    rules.properties.some((property) => property.name in Object.prototype)
  );
}

const copyObjectOnly: Copy = (value, depth, run) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) run.mismatch = true;
  return copyJson(value, depth, run);
};
