import { appendSegment } from "@di-code/ai";
import type { Labels } from "../text/labels.ts";
import { indexOfCovering, indexOfRelated, type PlacePattern } from "../text/place-pattern.ts";
import { cutCodePoints, printableLine } from "../text/printable-text.ts";
import { wordsOfName } from "../text/words-of-name.ts";
import type { DisplayField } from "./display-field.ts";
import type { DisplayWords } from "./display-words.ts";
import { isHidden } from "./is-hidden.ts";
import { type Members, readMembers } from "./read-members.ts";
import { isScalar, textOfList, textOfScalar, type ValueText, whole } from "./text-of-value.ts";

const MAX_DEPTH = 32;
const MAX_VALUES = 10_000;
const MAX_POINTER = 1_024;
const MAX_LABEL = 200;

/** What the tool says of its arguments, and how they are to be told. */
export interface DisplayRules {
  /** The label of the arguments as a whole, where they are no object. */
  readonly title: string;
  readonly labels: Labels;
  readonly important: readonly PlacePattern[];
  readonly secret: readonly PlacePattern[];
  readonly words: DisplayWords;
  readonly maxCharacters: number;
}

/** A field, and its place in the order: the first important one is 0, what is not important infinity. */
export interface RankedField {
  readonly field: DisplayField;
  readonly rank: number;
  /** Where it stands in the arguments: the index in each that holds it. */
  readonly order: readonly number[];
}

/** The more important first; then as the arguments have them. */
export function compareRanked(left: RankedField, right: RankedField): number {
  // Infinity minus itself is no number.
  if (left.rank !== right.rank) return left.rank < right.rank ? -1 : 1;
  const differs = left.order.findIndex((index, level) => index !== right.order[level]);
  return (left.order[differs] ?? 0) - (right.order[differs] ?? 0);
}

interface Place {
  readonly pointer: string;
  readonly segments: readonly string[];
  readonly order: readonly number[];
  /** The labels of all that holds it, and its own. */
  readonly labels: readonly string[];
}

const ROOT: Place = { pointer: "", segments: [], order: [], labels: [] };

/** Walks arguments of any kind: a field for each value, or one for a list of plain values. Never throws. */
export class DisplayWalk {
  readonly fields: RankedField[] = [];
  omitted = 0;
  readonly #rules: DisplayRules;
  readonly #path = new Set<object>();
  #left = MAX_VALUES;

  constructor(rules: DisplayRules) {
    this.#rules = rules;
  }

  show(value: unknown): void {
    this.#show(value, ROOT);
  }

  #show(value: unknown, place: Place): void {
    if (this.#left <= 0) {
      this.omitted += 1;
      return;
    }
    this.#left -= 1;
    const { secret, words, maxCharacters } = this.#rules;
    if (isHidden(secret, place.segments, value)) return this.#push(place, whole(words.secret, undefined), true);
    if (isScalar(value)) return this.#push(place, textOfScalar(value, words, maxCharacters));
    // What is no scalar is an object.
    this.#showMembers(value as object, place);
  }

  #showMembers(value: object, place: Place): void {
    const { words } = this.#rules;
    if (this.#path.has(value) || place.segments.length >= MAX_DEPTH)
      return this.#push(place, whole(words.unreadable, undefined));
    const members = readMembers(value);
    if (members === undefined) return this.#push(place, whole(words.unreadable, undefined));
    this.#path.add(value);
    if (members.kind === "list") this.#showList(members, place);
    else this.#showObject(members, place);
    this.#path.delete(value);
  }

  #showList({ length, read }: Extract<Members, { kind: "list" }>, place: Place): void {
    const { words, secret, maxCharacters } = this.#rules;
    if (length === 0) return this.#push(place, whole(words.empty, "array"));
    const values = Array.from({ length: Math.min(length, this.#left) }, (_, index) => read(index));
    const holdsSecret = indexOfRelated(secret, place.segments) >= 0;
    if (!holdsSecret && values.every(isScalar)) {
      this.#left -= values.length;
      return this.#push(place, textOfList(values, length, words, maxCharacters));
    }
    for (const [index, value] of values.entries()) {
      this.#show(value, this.#inside(place, String(index), `${index + 1}`, index));
    }
    this.omitted += length - values.length;
  }

  #showObject({ names, read }: Extract<Members, { kind: "object" }>, place: Place): void {
    const shown = this.#inOrder(names, place);
    let isEmpty = true;
    for (const [position, { name, index }] of shown.entries()) {
      if (this.#left <= 0) {
        this.omitted += shown.length - position;
        return;
      }
      const value = read(name);
      // JSON leaves them out, and so does whoever gets these arguments.
      if (value === undefined) continue;
      isEmpty = false;
      this.#show(value, this.#inside(place, name, wordsOfName(name), index));
    }
    if (isEmpty) this.#push(place, whole(this.#rules.words.empty, "object"));
  }

  /** What is important first: it must be met before the limit is. */
  #inOrder(
    names: readonly string[],
    { segments }: Place,
  ): readonly { readonly name: string; readonly index: number }[] {
    const { important } = this.#rules;
    const ranked = names.map((name, index) => {
      const rank = important.length === 0 ? 0 : rankOf(indexOfRelated(important, [...segments, name]));
      return { name, index, rank };
    });
    return ranked.toSorted((left, right) => (left.rank === right.rank ? 0 : left.rank < right.rank ? -1 : 1));
  }

  #inside({ pointer, segments, order, labels }: Place, segment: string, words: string, index: number): Place {
    const inside = {
      pointer: appendSegment(pointer, segment),
      segments: [...segments, segment],
      order: [...order, index],
    };
    const written = this.#rules.labels.of(inside.pointer, inside.segments);
    if (written?.isExact === true) return { ...inside, labels: [written.text] };
    return { ...inside, labels: [...labels, written?.text ?? words] };
  }

  #push({ pointer, segments, order, labels }: Place, { text, cut, kind }: ValueText, secret = false): void {
    const rank = rankOf(indexOfCovering(this.#rules.important, segments));
    const field: DisplayField = {
      pointer: cutCodePoints(pointer, MAX_POINTER).text,
      label: labels.length === 0 ? this.#rules.title : printableLine(labels.join(" › "), MAX_LABEL),
      text,
      ...(kind === undefined ? {} : { kind }),
      cut,
      importance: rank === Number.POSITIVE_INFINITY ? "normal" : "important",
      secret,
    };
    this.fields.push({ field, rank, order });
  }
}

function rankOf(index: number): number {
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}
