import { costOfText } from "../plan/check/step-cost.ts";
import { Interruption, type Run } from "../value/run.ts";
import { containerFault, nameFault, requiredFault, undeclaredMemberFault } from "./faults.ts";
import type { Follows } from "./follows.ts";
import type { Follower } from "./follower.ts";
import type { SchemaNode } from "../plan/node.ts";

/** Follows `chunk` after `text`, unit by unit. The index of the unit with which nothing can hold, or -1. */
export function followKey(schema: Follows, text: string, chunk: string): number {
  // Models send members in the order of the schema mostly.
  let areOnTheWay = true;
  for (const follower of schema.followers.open) areOnTheWay &&= isOnTheWay(follower, text.length, chunk);
  if (areOnTheWay) return -1;
  for (const follower of schema.followers.open) leaveTheWay(follower, text);
  for (let index = 0; index < chunk.length; index += 1) {
    const unit = chunk.charCodeAt(index);
    for (const follower of schema.followers.open) {
      const names = follower.object?.names;
      if (names === undefined || names.narrow(follower, text.length + index, unit)) continue;
      schema.fall(follower.branch, undeclaredMemberFault(follower, false));
    }
    if (schema.fault !== undefined) return index;
  }
  return -1;
}

/** Whether the key can still be the name of the member that is expected, or may be any. */
function isOnTheWay({ object, isExpected, expected }: Follower, position: number, chunk: string): boolean {
  if (object?.names === undefined) return true;
  return isExpected && expected?.view !== undefined && expected.name.startsWith(chunk, position);
}

/** From here on the key is looked for among all names. */
function leaveTheWay(follower: Follower, text: string): void {
  if (!follower.isExpected) return;
  follower.isExpected = false;
  const names = follower.object?.names;
  follower.low = 0;
  follower.high = names?.size ?? 0;
  for (let index = 0; index < text.length; index += 1) names?.narrow(follower, index, text.charCodeAt(index));
}

export function followKeyEnd(schema: Follows, follower: Follower, key: string): void {
  const object = follower.object;
  follower.member = undefined;
  follower.more = undefined;
  follower.isExpected = true;
  if (object === undefined) return;
  const { slots, patterns, rules } = object;
  const slot = key === follower.expected?.name ? follower.expected : slots.find(key, follower.expected);
  follower.isInOrder &&= slot !== undefined && slot === follower.expected;
  if (slot !== undefined) {
    follower.expected = slot.next;
    follower.found += slot.required;
    follower.member = slot.view;
  }
  let isKnown = slot?.view !== undefined;
  if (patterns.length > 0) schema.run.steps += patterns.length * costOfText(key);
  for (const { test, view } of patterns) {
    if (!test(key)) continue;
    isKnown = true;
    (follower.more ??= []).push(view);
  }
  if (!isKnown) {
    if (object.isClosed) schema.fall(follower.branch, undeclaredMemberFault(follower, true));
    else follower.member = object.additional;
  }
  const { names } = rules;
  if (names !== undefined && !satisfies(names, key, schema.run)) {
    schema.fall(follower.branch, nameFault(names, key));
  }
}

function satisfies(names: SchemaNode, key: string, run: Run): boolean {
  try {
    return names.check(key, 1, run);
  } catch (error) {
    // Too much work for one call: the check of the whole text says so, if it comes that far.
    if (error instanceof Interruption) return true;
    throw error;
  }
}

/** A comma after `count` members: another must follow. */
export function followObjectComma(schema: Follows, follower: Follower, count: number): void {
  const object = follower.object;
  if (object === undefined) return;
  boundMembers(schema, follower, count + 1);
  if (object.names !== undefined && count >= object.names.size) {
    const message = "must not have additional properties";
    schema.fall(follower.branch, containerFault(follower, "additionalProperties", message, "object"));
  }
}

export function followObjectEnd(schema: Follows, follower: Follower, count: number, container: object): void {
  const object = follower.object;
  if (object === undefined) return;
  if (follower.found < object.slots.requiredCount) {
    schema.fall(follower.branch, requiredFault(follower, container));
  }
  boundMembers(schema, follower, count);
  const { minProperties = 0 } = object.rules;
  if (count >= minProperties) return;
  const message = `must not have fewer than ${minProperties} properties`;
  schema.fall(follower.branch, containerFault(follower, "minProperties", message, "object"));
}

function boundMembers(schema: Follows, follower: Follower, count: number): void {
  const maxProperties = follower.object?.rules.maxProperties;
  if (maxProperties === undefined || count <= maxProperties) return;
  const message = `must not have more than ${maxProperties} properties`;
  schema.fall(follower.branch, containerFault(follower, "maxProperties", message, "object"));
}
