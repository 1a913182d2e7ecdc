import type { JsonValue } from "@di-code/ai";
import { keywordOf, type SchemaObject } from "../document/json-schema.ts";
import { type MutableSchema, mutableCopy, mutablePlaces } from "./mutable-schema.ts";
import { toDraft07 } from "./to-draft-07.ts";
import { toDraft202012 } from "./to-draft-2020-12.ts";

interface Target {
  readonly uri: string;
  /** Rewrites one schema; what it holds was rewritten before. Gives the keywords whose place has changed. */
  readonly rewrite: (schema: MutableSchema) => readonly string[];
}

const TARGETS: Readonly<Record<string, Target>> = {
  "draft-2020-12": { uri: "https://json-schema.org/draft/2020-12/schema", rewrite: toDraft202012 },
  "draft-07": { uri: "http://json-schema.org/draft-07/schema#", rewrite: toDraft07 },
};

/**
 * A schema of ours in the words of one draft, as a copy that the caller may change. What draft 7 has no word for
 * (`unevaluatedProperties`, `minContains`) is left out there: the validator enforces it all the same.
 *
 * @throws Error for any other target, and for a reference into a place that the draft names otherwise.
 */
export function schemaForTarget(schema: SchemaObject, target: string): Record<string, unknown> {
  const form = Object.hasOwn(TARGETS, target) ? TARGETS[target] : undefined;
  if (form === undefined)
    throw new Error(`there is no JSON Schema for the target: only ${Object.keys(TARGETS).join(", ")}`);
  const copy = mutableCopy(schema);
  const moved = new Set<string>();
  const places = mutablePlaces(copy);
  for (const [held] of places) for (const keyword of form.rewrite(held)) moved.add(keyword);
  if (moved.size > 0) for (const [held] of places) refuseMoved(keywordOf(held, "$ref"), moved);
  Reflect.deleteProperty(copy, "$schema");
  return { $schema: form.uri, ...copy };
}

function refuseMoved(reference: JsonValue | undefined, moved: ReadonlySet<string>): void {
  if (typeof reference !== "string") return;
  const [, fragment = ""] = reference.split("#", 2);
  if (!fragment.split("/").some((segment) => moved.has(segment))) return;
  throw new Error("a $ref leads into a list of items or a dependency, which the draft names otherwise");
}
