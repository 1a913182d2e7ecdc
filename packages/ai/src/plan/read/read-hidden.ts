import type { HiddenRule } from "../node.ts";
import { keyword, type ReadContext, type SchemaObject } from "./context.ts";

/** One refinement as `Type.Refine` leaves it on the schema. */
interface Refinement {
  readonly error?: (value: unknown) => unknown;
}

/**
 * Rules that TypeBox keeps beside the JSON Schema, under names that begin with `~`. Refinements are functions of the
 * developer's; TypeBox runs them.
 */
export function readHidden(schema: SchemaObject, pointer: string, context: ReadContext): HiddenRule | undefined {
  const refinements: unknown = keyword(schema, "~refine");
  if (!Array.isArray(refinements) || refinements.length === 0) return undefined;
  const test = context.delegate({ "~refine": refinements }, "~refine", pointer);
  return { keyword: "~refine", test, message: refinementMessage(refinements) };
}

/** What `Type.Refine` puts where the developer gave no sentence. */
const NO_MESSAGE = "Refine Error";

/**
 * The developer's own sentence, asked for without the value, so that none can get into it. None where there are several
 * refinements, or the sentence cannot be made without a value.
 */
function refinementMessage(refinements: readonly Refinement[]): string | undefined {
  const [only, ...others] = refinements;
  if (only?.error === undefined || others.length > 0) return undefined;
  try {
    const message = only.error(undefined);
    return typeof message === "string" && message !== NO_MESSAGE ? message : undefined;
  } catch {
    return undefined;
  }
}
