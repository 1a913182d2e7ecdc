import { copyJson } from "../../value/copy-json.ts";
import { isUnsafeMember, setMember } from "../../value/members.ts";
import { isPlainObject } from "../../value/plain-object.ts";
import { Interruption } from "../../value/run.ts";
import type { Copy, ObjectRules, SchemaNode } from "../node.ts";

/** The copy of an object whose members have one schema each; undefined for what needs the whole object. */
export function objectCopy(node: SchemaNode): Copy | undefined {
  const rules = node.object;
  if (rules === undefined) return copyObjectOnly;
  if (needsWhole(rules)) return undefined;
  const { index, properties } = rules;
  const names = properties.map((property) => property.name);
  const copies = properties.map((property) => property.node?.copy ?? additionalCopy(rules));
  const required = properties.map((property) => property.required);
  const requiredCount = required.filter(Boolean).length;
  const additional = additionalCopy(rules);
  return (value, depth, run) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return copyObjectOnly(value, depth, run);
    if (!isPlainObject(value)) throw new Interruption("not_json");
    const copy: Record<string, unknown> = {};
    let expected = 0;
    let found = 0;
    let count = 0;
    let undeclared = 0;
    for (const key in value) {
      if (run.polluted && !Object.hasOwn(value, key)) continue;
      const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
      if (member === undefined) continue;
      count += 1;
      const slot = key === names[expected] ? expected : index.get(key);
      if (slot === undefined) {
        if (isUnsafeMember(key, member)) throw new Interruption("unsafe_key");
        // Counted as it grows: an object may be wider than the whole budget.
        undeclared += 1;
        if ((undeclared & 1023) === 0) run.reserve(depth, 1024);
        setMember(copy, key, additional(member, depth + 1, run));
        continue;
      }
      expected = slot + 1;
      if (required[slot] === true) found += 1;
      if (key === "constructor" && isUnsafeMember(key, member)) throw new Interruption("unsafe_key");
      setMember(copy, key, (copies[slot] ?? additional)(member, depth + 1, run));
    }
    run.reserve(depth, count - (undeclared & ~1023));
    if (found !== requiredCount) run.mismatch = true;
    return copy;
  };
}

function needsWhole(rules: ObjectRules): boolean {
  return (
    rules.patterns.length > 0 ||
    rules.names !== undefined ||
    rules.minProperties !== undefined ||
    rules.maxProperties !== undefined ||
    rules.dependentRequired.length > 0 ||
    rules.dependentSchemas.length > 0
  );
}

function additionalCopy(rules: ObjectRules): Copy {
  return rules.additional?.copy ?? copyJson;
}

const copyObjectOnly: Copy = (value, depth, run) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) run.mismatch = true;
  return copyJson(value, depth, run);
};
