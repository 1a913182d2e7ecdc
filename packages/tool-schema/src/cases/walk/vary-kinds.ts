import type { JsonValue } from "@di-code/ai";
import type { Maker } from "../make/make-context.ts";
import { type JsonKind, jsonKinds } from "../../document/json-kind.ts";
import { possibleKinds } from "../schema/possible-kinds.ts";
import { typesOf } from "../schema/keyword-reading.ts";
import { shapeOf } from "../schema/shape.ts";
import { plainText } from "../text/make-text.ts";
import type { CaseList } from "./case-list.ts";
import type { Place } from "./place.ts";

/** A value of each kind that may not stand at the place; and a fraction for an integer. */
export function varyKinds(place: Place, maker: Maker, cases: CaseList): void {
  const kinds = new Set(
    jsonKinds.filter((kind) => place.applied.every(({ schema }) => possibleKinds(schema, maker.source).has(kind))),
  );
  for (const [kind, value] of samplesOf(maker)) {
    if (place.path.length === 0) {
      if (kind !== "object") cases.addRoot(value, LABELS[kind]);
    } else if (!kinds.has(kind)) cases.addWrongValue(place, value, LABELS[kind]);
  }
  const shape = shapeOf({ applied: place.applied, selection: new Map(), depth: place.path.length }, maker.source);
  const isInteger = shape?.parts.some(({ schema }) => typesOf(schema)?.includes("integer") === true) === true;
  if (isInteger && place.path.length > 0)
    cases.addWrongValue(place, maker.random.integer(1, 9) + 0.5, "a fraction", "type");
}

const LABELS = {
  null: "null",
  boolean: "a boolean",
  number: "a number",
  string: "text",
  array: "an array",
  object: "an object",
} as const;

function samplesOf({ random }: Maker): readonly (readonly [JsonKind, JsonValue])[] {
  return [
    ["null", null],
    ["boolean", random.integer(0, 1) === 1],
    ["number", random.integer(1_000, 9_999)],
    ["string", plainText(random, 8)],
    ["array", Object.freeze([])],
    ["object", Object.freeze({})],
  ];
}
