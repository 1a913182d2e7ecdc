import { setMember } from "../value/members.ts";

type Members = Record<string, unknown>;

/**
 * Sets one member of an object, and of a second one unless it is undefined.
 *
 * V8 remembers for each place in the source text which keys and shapes it has seen there. Where one place serves all
 * members of all schemas, storing one takes 25 ns and asking whether all objects have that name as much; where it serves
 * one name, 3 ns for both. Without generating code the only way to have a place for each of the names that are used most
 * is to write the function out again: that is what `member-places.ts` is.
 */
export type MemberWriter = (shown: Members, kept: Members | undefined, value: unknown) => void;

export type MemberPlace = (name: string) => MemberWriter;

/** Sets the members whatever the prototype says of that name. */
export function setBoth(shown: Members, kept: Members | undefined, name: string, value: unknown): void {
  setMember(shown, name, value);
  if (kept !== undefined) setMember(kept, name, value);
}
