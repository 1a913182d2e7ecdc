import { explain } from "../plan/explain/explain.ts";
import type { Plan } from "../plan/read-plan.ts";
import { Run } from "../value/run.ts";
import { copyRefusal } from "./copy-refusal.ts";
import { Refusal } from "./refusal.ts";
import { isRootObject, rootKindRefusal } from "./root.ts";
import type { Settings } from "./settings.ts";

/**
 * Any value, copied and checked in one walk: a private copy that satisfies the schema, or a {@link Refusal}. What is
 * wrong with the root is asked only when the walk has found something wrong.
 */
export function checkValue(plan: Plan, value: unknown, settings: Settings): unknown {
  const run = new Run(settings, value);
  let copy: unknown;
  try {
    copy = plan.root.copy(value, 1, run);
    if (!run.mismatch) return copy;
    if (!isRootObject(value)) return rootKindRefusal(value);
  } catch (cause) {
    return rootRefusalOf(value) ?? copyRefusal(cause, value, settings);
  }
  return schemaRefusal(plan, copy, settings);
}

function rootRefusalOf(value: unknown): Refusal | undefined {
  try {
    return isRootObject(value) ? undefined : rootKindRefusal(value);
  } catch {
    // A proxy that throws: the search for what cannot be copied says so.
    return undefined;
  }
}

/** A tree that the schema has refused. */
export function schemaRefusal(plan: Plan, tree: unknown, settings: Settings): Refusal {
  return new Refusal("schema_mismatch", explain(plan, tree, settings, settings.maxIssues));
}
