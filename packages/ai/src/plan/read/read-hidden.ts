import { copyJson } from "../../value/copy-json.ts";
import { Run, type WalkLimits } from "../../value/run.ts";
import type { HiddenRule } from "../rules.ts";
import type { SchemaObject } from "../../schema/schema-copy.ts";
import type { ReadContext } from "./context.ts";

/** One refinement as `Type.Refine` leaves it on the schema. */
interface Refinement {
  readonly error?: (value: unknown) => unknown;
}

/**
 * Rules that TypeBox keeps beside the JSON Schema, under names that begin with `~`. Refinements are functions of the
 * developer's; TypeBox runs them, on a copy: what they change is not what was checked.
 */
export function readHidden(schema: SchemaObject, pointer: string, context: ReadContext): readonly HiddenRule[] {
  const refinements = schema["~refine"];
  if (!Array.isArray(refinements)) return [];
  return refinements.map((refinement: Refinement): HiddenRule => {
    const test = context.delegate({ "~refine": [refinement] }, "~refine", pointer);
    return { keyword: "~refine", test: (value) => test(isolated(value)), message: refinementMessage(refinement) };
  });
}

const NO_LIMITS: WalkLimits = { maxDepth: Infinity, maxNodes: Infinity, maxSteps: Infinity };

/** The value was copied and measured within the limits before it came here. */
function isolated(value: unknown): unknown {
  return typeof value === "object" && value !== null ? copyJson(value, 1, new Run(NO_LIMITS, value)) : value;
}

/** What `Type.Refine` puts where the developer gave no sentence. */
const NO_MESSAGE = "Refine Error";

/**
 * The developer's own sentence, asked for without the value, so that none can get into it. None where it cannot be made
 * without one.
 */
function refinementMessage(refinement: Refinement): string | undefined {
  try {
    const message = refinement.error?.(undefined);
    return typeof message === "string" && message !== NO_MESSAGE ? message : undefined;
  } catch {
    return undefined;
  }
}
