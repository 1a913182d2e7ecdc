import type { Run } from "../../value/run.ts";
import type { Slots } from "../slots.ts";
import type { CopySlot } from "./copy-slot.ts";
import { MEMBERS_A_WRITER, type Writer, type WriterPlace } from "./writer.ts";
import { writerPlaces1 } from "./writer-places-1.ts";
import { writerPlaces2 } from "./writer-places-2.ts";

/** Objects that a schema has copied before it may take places: what is used once does without. */
const CALLS_BEFORE = 50;

/** Larger objects would use up the places. */
const MAX_MEMBERS = 16;

type Members = Readonly<Record<string, unknown>>;

/** The keys that objects under one schema have had so far, in their order, with writers for them. */
export interface KnownShape {
  /** The copy of an object that has exactly these keys in this order, all of them its own; undefined for others. */
  copy(source: Members, depth: number, run: Run): Record<string, unknown> | undefined;
}

let placesTaken = 0;

/** First come, first served; undefined where not enough are left. */
function takePlaces(count: number): readonly WriterPlace[] | undefined {
  const places = [...writerPlaces1, ...writerPlaces2].slice(placesTaken, placesTaken + count);
  if (places.length < count) return undefined;
  placesTaken += count;
  return places;
}

/**
 * Counts the objects that have been copied and accepted; when there were enough, the keys of the last one become the
 * known shape. Call it with copies of our own alone.
 */
export function createShapeLearner(slots: Slots<CopySlot>): (copy: Members) => KnownShape | undefined {
  let calls = 0;
  return (copy) => {
    calls += 1;
    return calls === CALLS_BEFORE ? knownShape(Object.keys(copy), slots) : undefined;
  };
}

function knownShape(keys: readonly string[], { byName }: Slots<CopySlot>): KnownShape | undefined {
  const slots: CopySlot[] = [];
  for (const key of keys) {
    const slot = byName(key);
    if (slot === undefined) return undefined;
    slots.push(slot);
  }
  if (slots.length === 0 || slots.length > MAX_MEMBERS) return undefined;
  const places = takePlaces(Math.ceil(slots.length / MEMBERS_A_WRITER));
  const writers = places?.map((place, index) =>
    place(slots.slice(index * MEMBERS_A_WRITER, (index + 1) * MEMBERS_A_WRITER)),
  );
  return writers === undefined ? undefined : { copy: shapeCopy(keys, slots, writers) };
}

function shapeCopy(
  keys: readonly string[],
  slots: readonly CopySlot[],
  writers: readonly Writer[],
): KnownShape["copy"] {
  const { length } = keys;
  return (source, depth, run) => {
    let at = 0;
    for (const key in source) {
      if (at === length || key !== keys[at]) return undefined;
      at += 1;
    }
    if (at !== length) return undefined;
    run.reserve(depth, length);
    const copy: Record<string, unknown> = {};
    const { holes } = run;
    for (const writer of writers) writer(copy, source, depth + 1, run);
    return run.holes === holes ? copy : withoutHoles(copy, slots, run);
  };
}

/** Members that were `undefined` are left out, as JSON has it. */
function withoutHoles(copy: Members, slots: readonly CopySlot[], run: Run): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const { name, required } of slots) {
    const member = copy[name];
    if (member !== undefined) whole[name] = member;
    else if (required === 1) run.mismatch = true;
  }
  return whole;
}
