import { appendSegment, type JsonValue } from "@di-code/ai";
import type { Applied } from "../schema/shape.ts";

/** A place in the arguments, with what applies there. */
export interface Place {
  readonly applied: readonly Applied[];
  /** Members and items from the root. */
  readonly path: readonly (string | number)[];
  /** Arguments that satisfy the schema but for what is put at the place; undefined where something else would be wrong. */
  readonly put: (value: JsonValue) => JsonValue | undefined;
  /** Whether there are such arguments at all. */
  readonly exists: () => boolean;
  /** Which branch it is in, where the path does not say it: for names. */
  readonly note: string;
  /** The schemas of the places above, to see where they repeat. */
  readonly above: readonly object[];
}

export function pointerTo(path: readonly (string | number)[]): string {
  return path.reduce<string>((pointer, segment) => appendSegment(pointer, segment), "");
}
