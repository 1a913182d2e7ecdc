import { compileToolArguments, isToolSchemaError, type CompiledToolArguments, type TSchema } from "@di-code/ai";
import { findCases } from "../../src/cases/find-cases.ts";
import type { SchemaObject } from "../../src/document/json-schema.ts";
import { cloneToolSchema } from "../../src/document/clone-tool-schema.ts";
import type { CaseList, DroppedCase } from "../../src/cases/walk/case-list.ts";

/** The cases of a schema with those that the check did not bear out; undefined for one that is refused. */
export function foundCases(
  schema: TSchema,
  options: { readonly seed?: number; readonly imported?: boolean; readonly maxCases?: number } = {},
): { readonly cases: CaseList; readonly compiled: CompiledToolArguments } | undefined {
  const { seed = 1, imported = false, maxCases = 500 } = options;
  let compiled: CompiledToolArguments;
  try {
    compiled = compileToolArguments(
      { name: "cases", description: "", parameters: schema },
      { imported, maxIssues: 2, maxSteps: 300_000 },
    );
  } catch (error) {
    if (isToolSchemaError(error)) return undefined;
    throw error;
  }
  const verdict = (value: unknown) => {
    const result = compiled.safeValidate(value);
    return result.ok ? ({ ok: true } as const) : ({ ok: false, issues: result.error.details } as const);
  };
  const root = cloneToolSchema<SchemaObject>(schema as SchemaObject);
  const cases = findCases(root, verdict, { imported }, { seed, maxCases, maxDepth: 12 });
  return { cases, compiled };
}

/** One line of a candidate that did not hold: what was expected, and what was said. */
export function droppedLine(tool: string, { name, expected, verdict }: DroppedCase): string {
  const meant = expected === undefined ? "valid" : `${expected.keyword} ${expected.pointer}`;
  const said = verdict.ok ? "accepted" : verdict.issues.map(({ keyword, path }) => `${keyword} ${path}`).join(", ");
  return `${tool} ${name}: expected ${meant}, was ${said}`;
}
