import { explain, undeclaredIssues } from "../plan/explain/explain.ts";
import type { Plan } from "../plan/read-plan.ts";
import { Interruption, Run } from "../value/run.ts";
import { copyRefusal, stackRefusal, stepsRefusal, unplacedRefusal } from "./copy-refusal.ts";
import { Refusal } from "./refusal.ts";
import { isRootObject, rootKindRefusal } from "./root.ts";
import type { Settings } from "./settings.ts";

/**
 * Validations inside one another, by a getter that validates something, that still say where a value is no JSON: that
 * takes a second look, and with each level that looks twice the work would double.
 */
const MAX_PLACED = 3;

/** Validations that are going on: one, unless a getter or a refinement calls another. */
let running = 0;

/**
 * Any value, copied and checked in one walk: a private copy that satisfies the schema, or a {@link Refusal}. What is
 * wrong with the root is asked only when the walk has found something wrong.
 */
export function checkValue(plan: Plan, value: unknown, settings: Settings): unknown {
  const run = new Run(settings, value);
  let copy: unknown;
  running += 1;
  try {
    copy = plan.root.copy(value, 1, run);
    if (!run.mismatch) return settings.refusesUndeclared ? (undeclaredRefusal(plan, copy, settings) ?? copy) : copy;
    if (!isRootObject(value)) return rootKindRefusal(value);
  } catch (cause) {
    if (running > MAX_PLACED) return unplacedRefusal(cause, settings);
    return rootRefusalOf(value) ?? copyRefusal(cause, value, settings);
  } finally {
    running -= 1;
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
  return new Refusal("schema_mismatch", explain(plan, tree, settings, settings.maxIssues, settings.refusesUndeclared));
}

/** A tree that the schema has taken, with members that nothing declares; undefined if there are none. */
export function undeclaredRefusal(plan: Plan, tree: unknown, settings: Settings): Refusal | undefined {
  try {
    const issues = undeclaredIssues(plan, tree, settings, settings.maxIssues);
    return issues.found === 0 ? undefined : new Refusal("schema_mismatch", issues);
  } catch (cause) {
    if (cause instanceof RangeError) return stackRefusal();
    if (cause instanceof Interruption) return stepsRefusal();
    throw cause;
  }
}
