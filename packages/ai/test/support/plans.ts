import { typeboxTest } from "../../src/engine/typebox.ts";
import { builtInFormats } from "../../src/formats/built-in-formats.ts";
import { explain } from "../../src/plan/explain/explain.ts";
import { type Plan, readPlan } from "../../src/plan/read-plan.ts";
import { checkAndCopySchema, checkToolSchema } from "../../src/schema/check-tool-schema.ts";
import { indexReferences } from "../../src/schema/references.ts";
import type { SchemaFinding } from "../../src/schema/schema-finding.ts";
import { Run, type WalkLimits } from "../../src/value/run.ts";

export interface PlanOptions {
  /** Formats are checked; default `true`. */
  readonly formats?: boolean;
}

/** What the check says against a schema, apart from a root that is no object: a plan alone can do without. */
export function schemaFaults(schema: unknown): readonly SchemaFinding[] {
  if (typeof schema === "boolean") return [];
  const { findings, notEnforced } = checkToolSchema(schema, { imported: true });
  return [...findings.filter((finding) => finding.code !== "root_not_object"), ...notEnforced];
}

/** The plan of any schema, be its root an object or not. What is not enforced is left out, as for imported schemas. */
export function planFor(schema: unknown, options: PlanOptions = {}): Plan {
  const { check, copy } = checkAndCopySchema(schema, { imported: true });
  return readPlan({
    schema: copy ?? schema,
    references: () => indexReferences(copy),
    notEnforced: new Set(check.notEnforced.map((finding) => finding.pointer)),
    decided: new Set(),
    patternTest: (source) => {
      const expression = new RegExp(source, "u");
      return (text) => expression.test(text);
    },
    formatTest: (name) => (options.formats === false ? undefined : builtInFormats.get(name)),
    delegate: typeboxTest,
  });
}

export const LIMITS: WalkLimits = { maxDepth: 128, maxNodes: 1_000_000, maxSteps: 50_000_000 };

/** What the three walks of a plan say of one value. */
export interface Verdicts {
  /** Of the walk over a private tree. */
  readonly check: boolean;
  /** Of the walk that copies. */
  readonly copied: boolean;
  readonly copy: unknown;
  /** Keywords of the issues; empty where nothing is wrong. The sentence that stands for none counts as `schema`. */
  readonly issues: readonly string[];
}

export function verdictsOf(plan: Plan, value: unknown, limits: WalkLimits = LIMITS): Verdicts {
  const check = plan.root.check(value, 1, new Run(limits, value));
  const run = new Run(limits, value);
  const copy = plan.root.copy(value, 1, run);
  const issues = explain(plan, copy, limits, 32).drafts.map((draft) => draft.keyword);
  // Of a value with nothing wrong `explain` is never asked; it says the sentence that stands for none.
  return { check, copied: !run.mismatch, copy, issues: issues.join() === "schema" ? [] : issues };
}
