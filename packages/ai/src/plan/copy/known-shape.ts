import type { Run } from "../../value/run.ts";
import type { PropertyRule, SchemaNode } from "../node.ts";
import type { Slots } from "../slots.ts";
import { propertyCopy } from "./property-copy.ts";
import { MEMBERS_A_WRITER, type Writer, type WriterPlace, type WriterSlot } from "./writer.ts";
import { writerPlaces1 } from "./writer-places-1.ts";
import { writerPlaces2 } from "./writer-places-2.ts";
import { writerPlaces3 } from "./writer-places-3.ts";

/** Objects that a schema has copied and accepted before it may take places: what is used once does without. */
const ACCEPTED_BEFORE_PLACES = 50;

/** The same for places that another schema has taken for the same keys: those cost one look. */
const ACCEPTED_BEFORE_SHARING = 4;

/** Larger objects would use up the places. */
const MAX_MEMBERS = 16;

type Members = Readonly<Record<string, unknown>>;

/** The keys that objects under one schema have had so far, in their order, with writers for them. */
export interface KnownShape {
  /**
   * The copy of a plain object of this realm that has exactly these keys in this order, all of them its own; undefined, with
   * no member read, for others.
   */
  copy(source: Members, depth: number, run: Run): Record<string, unknown> | undefined;
}

let placesTaken = 0;

/**
 * The places taken, by the keys that they copy. What V8 learns at a place are keys and hidden classes: the schemas of one list
 * of keys share it, such as those of a host that writes its tools anew for each session.
 */
const placesByKeys = new Map<string, readonly WriterPlace[]>();

/** Whether after so many accepted objects of its own a schema may have a {@link knownShape}. */
export function mayKnowShape(accepted: number): boolean {
  return accepted === ACCEPTED_BEFORE_SHARING || accepted === ACCEPTED_BEFORE_PLACES;
}

/** Another text for each list. Not JSON: a `toJSON` that somebody put on all objects would make one text of them all. */
function textOf(keys: readonly string[]): string {
  let text = "";
  for (const key of keys) text += `${key.length}:${key}`;
  return text;
}

/** First come, first served; undefined where not enough are left, or nobody has taken any yet. */
function placesFor(keys: readonly string[], accepted: number): readonly WriterPlace[] | undefined {
  const text = textOf(keys);
  const known = placesByKeys.get(text);
  if (known !== undefined || accepted < ACCEPTED_BEFORE_PLACES) return known;
  const count = Math.ceil(keys.length / MEMBERS_A_WRITER);
  const places = [...writerPlaces1, ...writerPlaces2, ...writerPlaces3].slice(placesTaken, placesTaken + count);
  if (places.length < count) return undefined;
  placesTaken += count;
  placesByKeys.set(text, places);
  return places;
}

/** The shape of an object that was copied and accepted, as the last of so many: of a copy of our own alone. */
export function knownShape(
  copy: Members,
  accepted: number,
  properties: Slots<PropertyRule>,
  additional: SchemaNode | undefined,
): KnownShape | undefined {
  const keys = Object.keys(copy);
  if (keys.length === 0 || keys.length > MAX_MEMBERS) return undefined;
  const found = declaredAs(keys, properties);
  const places = found === undefined ? undefined : placesFor(keys, accepted);
  if (found === undefined || places === undefined) return undefined;
  const slots = found.map((property): WriterSlot => {
    return { name: property.name, required: property.required, copy: propertyCopy(property, additional) };
  });
  const writers = places.map((place, index) =>
    place(slots.slice(index * MEMBERS_A_WRITER, (index + 1) * MEMBERS_A_WRITER)),
  );
  return { copy: shapeCopy(keys, slots, writers) };
}

/** Undefined where one of the keys is not declared: a name that a model chose is not worth a place. */
function declaredAs(keys: readonly string[], properties: Slots<PropertyRule>): readonly PropertyRule[] | undefined {
  const declared: PropertyRule[] = [];
  let expected = properties.first;
  for (const key of keys) {
    const property = properties.find(key, expected);
    if (property === undefined) return undefined;
    declared.push(property);
    expected = property.next;
  }
  return declared;
}

function shapeCopy(
  keys: readonly string[],
  slots: readonly WriterSlot[],
  writers: readonly Writer[],
): KnownShape["copy"] {
  const [first, ...others] = writers;
  return (source, depth, run) => {
    const copy: Record<string, unknown> = {};
    const { holes } = run;
    if (first?.(copy, source, depth, run, keys) !== true) return undefined;
    for (const writer of others) writer(copy, source, depth, run, undefined);
    return run.holes === holes ? copy : withoutHoles(copy, slots, run);
  };
}

/** Members that were `undefined` are left out, as JSON has it. */
function withoutHoles(copy: Members, slots: readonly WriterSlot[], run: Run): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const { name, required } of slots) {
    const member = copy[name];
    if (member !== undefined) whole[name] = member;
    else if (required) run.mismatch = true;
  }
  return whole;
}
