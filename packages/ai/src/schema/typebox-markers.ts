import { readOwn } from "./read-value.ts";
import type { FindingSink } from "./schema-finding.ts";

/**
 * Kinds whose keywords do not give them away: without the hidden `~kind` these would be schemas that accept
 * everything. The others that JSON cannot say have a `type` of their own, which is unknown to JSON Schema.
 */
const SILENT_KINDS: ReadonlySet<unknown> = new Set(["Identifier", "Parameter"]);

/**
 * Looks at the hidden properties that TypeBox and other libraries mark their schemas with. Refinements are fine:
 * the engine runs them. A codec would change the value after the check, which nothing here does.
 */
export function checkMarkers(source: object, keys: readonly string[], pointer: string, sink: FindingSink): void {
  if (readOwn(source, "~codec") !== undefined) {
    sink.refuse(pointer, "~codec", "not_json", "must not be a codec: arguments are checked, never decoded");
  }
  const refinements = readOwn(source, "~refine");
  if (refinements !== undefined && !(Array.isArray(refinements) && refinements.every(isRefinement))) {
    sink.refuse(pointer, "~refine", "keyword_kind", "must be refinements made by Type.Refine");
  }
  if (SILENT_KINDS.has(readOwn(source, "~kind"))) {
    sink.refuse(pointer, "~kind", "not_json", "is a part of a TypeBox script and says nothing of a value");
  }
  // Valibot's schemas are plain objects with `type: "object"`; zod puts a hidden one on the JSON Schemas it writes.
  if (keys.includes("~standard")) {
    sink.refuse(
      pointer,
      "~standard",
      "foreign_schema",
      "is a schema of another library; convert it to JSON Schema first",
    );
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
