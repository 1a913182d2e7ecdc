import { argumentsValidator } from "../contracts/arguments-validator.ts";
import { foreignSchemaMessage } from "./foreign-schema.ts";
import { readOwn } from "./read-value.ts";
import type { FindingSink } from "./schema-finding.ts";
import type { SchemaPlace } from "./schema-place.ts";

/**
 * Kinds whose keywords do not give them away: without the hidden `~kind` these would be schemas that accept
 * everything. The others that JSON cannot say have a `type` of their own, which is unknown to JSON Schema.
 */
function isSilentKind(kind: unknown): boolean {
  return kind === "Identifier" || kind === "Parameter";
}

/** None; some that are still to be read; or only a `~kind` that was read already, and that is refused. */
export type Marks = "none" | "some" | "silent_kind";

/**
 * Which hidden properties a schema has that {@link readMarkers} or `refuseInnerValidator` must look at. Nearly none has any, and
 * each schema is asked: four questions in one go take half the time that they take one by one. Not sure where one throws.
 */
export function marksOf(source: { readonly "~kind"?: unknown }): Marks {
  try {
    if (
      Object.hasOwn(source, argumentsValidator) ||
      Object.hasOwn(source, "~codec") ||
      Object.hasOwn(source, "~refine")
    ) {
      return "some";
    }
    return Object.hasOwn(source, "~kind") && isSilentKind(source["~kind"]) ? "silent_kind" : "none";
  } catch {
    return "some";
  }
}

/**
 * Looks at the hidden properties that TypeBox marks its schemas with. Gives the refinements, which are fine: the engine
 * runs them. A codec would change the value after the check, which nothing here does.
 */
export function readMarkers(source: object, place: SchemaPlace, sink: FindingSink): readonly unknown[] | undefined {
  if (readOwn(source, "~codec") !== undefined) {
    sink.refuse(place.pointer, "~codec", "not_json", "must not be a codec: arguments are checked, never decoded");
  }
  if (isSilentKind(readOwn(source, "~kind"))) refuseSilentKind(place, sink);
  const refinements = readOwn(source, "~refine");
  if (refinements === undefined) return undefined;
  const copy = copyRefinements(refinements);
  if (copy !== undefined) return copy;
  sink.refuse(place.pointer, "~refine", "keyword_kind", "must be refinements made by Type.Refine");
  return undefined;
}

export function refuseSilentKind(place: SchemaPlace, sink: FindingSink): void {
  sink.refuse(place.pointer, "~kind", "not_json", "is a part of a TypeBox script and says nothing of a value");
}

/** Valibot's schemas are plain objects with `type: "object"`; zod puts a hidden one on the JSON Schemas it writes. */
export function refuseForeign(place: SchemaPlace, sink: FindingSink): void {
  sink.refuse(place.pointer, "~standard", "foreign_schema", foreignSchemaMessage(place));
}

const MAX_REFINEMENTS = 1_000;

/** Undefined for what is no list of refinements, or throws like a proxy. */
function copyRefinements(value: unknown): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(value) || !(value.length <= MAX_REFINEMENTS)) return undefined;
    const copy = Array.from({ length: value.length }, (_, index): unknown => value[index]);
    return copy.every(isRefinement) ? copy : undefined;
  } catch {
    return undefined;
  }
}

function isRefinement(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof readOwn(value, "check") === "function" &&
    typeof readOwn(value, "error") === "function"
  );
}
