import type { Run } from "../../value/run.ts";
import type { Slots } from "../slots.ts";
import { copyOf, type CopySlot } from "./copy-slot.ts";
import { MEMBERS_A_WRITER, type Writer, type WriterPlace, type WriterSlot } from "./writer.ts";
import { writerPlaces1 } from "./writer-places-1.ts";
import { writerPlaces2 } from "./writer-places-2.ts";

/** Objects that a schema has copied and accepted before it may take places: what is used once does without. */
export const ACCEPTED_BEFORE_SHAPE = 50;

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

/** The shape of an object that was copied and accepted: of a copy of our own alone. */
export function knownShape(accepted: Members, all: Slots<CopySlot>): KnownShape | undefined {
  const keys = Object.keys(accepted);
  const slots: WriterSlot[] = [];
  for (const key of keys) {
    const slot = all.find(key, undefined);
    if (slot === undefined) return undefined;
    slots.push({ name: slot.name, required: slot.required, copy: copyOf(slot.node) });
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
  slots: readonly WriterSlot[],
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
function withoutHoles(copy: Members, slots: readonly WriterSlot[], run: Run): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const { name, required } of slots) {
    const member = copy[name];
    if (member !== undefined) whole[name] = member;
    else if (required === 1) run.mismatch = true;
  }
  return whole;
}
