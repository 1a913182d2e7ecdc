import { containerFault } from "./faults.ts";
import type { Follows } from "./follows.ts";
import type { Follower } from "./follower.ts";

/** A comma after `count` items: another must follow. */
export function followArrayComma(schema: Follows, follower: Follower, count: number): void {
  boundItems(schema, follower, count + 1);
}

export function followArrayEnd(schema: Follows, follower: Follower, count: number): void {
  boundItems(schema, follower, count);
  const minItems = follower.view?.node.array?.minItems ?? 0;
  if (count >= minItems) return;
  const message = `must not have fewer than ${minItems} items`;
  schema.fall(follower.branch, containerFault(follower, "minItems", message, "array"));
}

function boundItems(schema: Follows, follower: Follower, count: number): void {
  const maxItems = follower.view?.node.array?.maxItems;
  if (maxItems === undefined || count <= maxItems) return;
  const message = `must not have more than ${maxItems} items`;
  schema.fall(follower.branch, containerFault(follower, "maxItems", message, "array"));
}
