import type { OpenString } from "./open-string.ts";
import type { StringChunk } from "./string-chunk.ts";
import type { StringPart } from "./string-part.ts";

/** Where no text may come: less than the shortest fragment takes. */
const NO_ROOM = -1;

/**
 * The text of the open string that comes in whole fragments, as most of a long one does. It is read by the shortest way,
 * and not kept: the string says what it was.
 */
export class TextRun {
  readonly #chunk: StringChunk;
  readonly #string: OpenString;
  /** Units of text that may come next. */
  #room = NO_ROOM;
  /** The last fragment ended in a backslash, which is read with the next one: the room that there is for both. */
  #cutRoom = NO_ROOM;
  /** The room at the beginning, and what there was of the string. */
  #startRoom = NO_ROOM;
  #start = 0;

  constructor(chunk: StringChunk, string: OpenString) {
    this.#chunk = chunk;
    this.#string = string;
  }

  get isOn(): boolean {
    return this.#startRoom !== NO_ROOM;
  }

  /** So many units of text may come next without a question. */
  begin(room: number): void {
    this.#room = room;
    this.#startRoom = room;
    this.#start = this.#string.length;
  }

  end(): void {
    this.#room = NO_ROOM;
    this.#cutRoom = NO_ROOM;
    this.#startRoom = NO_ROOM;
  }

  /** Reads a fragment that is text from end to end; false, and nothing is read, for any other. */
  read(fragment: string): boolean {
    const { length } = fragment;
    if (length > this.#room) return false;
    const text = this.#chunk.readAhead(fragment);
    if (text === undefined) return false;
    this.#room -= length;
    this.#string.growShown(text);
    return true;
  }

  /** Of a fragment that {@link read} did not read: what is to be read otherwise, which may be none of it. */
  readAroundCut(fragment: string): string | undefined {
    let text = fragment;
    if (this.isCut) {
      this.#room = this.#cutRoom;
      this.#cutRoom = NO_ROOM;
      text = `\\${fragment}`;
      if (this.read(text)) return undefined;
    }
    const { length } = text;
    if (length > this.#room || !this.#chunk.isCut(text)) return text;
    this.#cutRoom = this.#room - length + 1;
    this.#room = NO_ROOM;
    this.#string.growShown(this.#chunk.text);
    return undefined;
  }

  /** The last fragment ended in a backslash: it is the next unit of the text, and not in {@link text}. */
  get isCut(): boolean {
    return this.#cutRoom !== NO_ROOM;
  }

  /** What was read; undefined if nothing was. */
  get text(): StringPart | undefined {
    const units = this.#startRoom - (this.isCut ? this.#cutRoom : this.#room);
    return units > 0 ? this.#string.part(this.#start, units) : undefined;
  }
}
