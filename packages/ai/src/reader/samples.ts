import { ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from "../plan/kinds.ts";

const SAMPLES: ReadonlyMap<number, unknown> = new Map<number, unknown>([
  [NULL, null],
  [BOOLEAN, false],
  [NUMBER, 0],
  [STRING, ""],
  [ARRAY, []],
  [OBJECT, {}],
]);

/** A value of a kind, to stand for one of which only the first character is known. */
export function sampleOf(kind: number): unknown {
  return SAMPLES.get(kind);
}
