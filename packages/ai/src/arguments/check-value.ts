import { explain } from "../plan/explain/explain.ts";
import type { Plan } from "../plan/read-plan.ts";
import { Run } from "../value/run.ts";
import { copyRefusal } from "./copy-refusal.ts";
import type { Refusal } from "./refusal.ts";
import { isRootObject, rootKindRefusal } from "./root.ts";
import type { Settings } from "./settings.ts";

/** A private copy that satisfies the schema, or why there is none. */
export type Checked = { readonly value: unknown; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** Any value: copied and checked in one walk. */
export function checkValue(plan: Plan, value: unknown, settings: Settings): Checked {
  const run = new Run(settings, value);
  let copy: unknown;
  try {
    if (!isRootObject(value)) return { refusal: rootKindRefusal(value) };
    copy = plan.root.copy(value, 1, run);
  } catch (cause) {
    return { refusal: copyRefusal(cause, value, settings) };
  }
  return run.mismatch ? { refusal: schemaRefusal(plan, copy, settings) } : { value: copy };
}

/** A tree that the schema has refused. */
export function schemaRefusal(plan: Plan, tree: unknown, settings: Settings): Refusal {
  return { code: "schema_mismatch", issues: explain(plan, tree, settings, settings.maxIssues) };
}
