import { expect } from "vitest";
import type { ArgumentOptions } from "../../src/arguments/options.ts";
import { safeParseToolArguments, safeValidateToolArguments } from "../../src/arguments/validate-tool-arguments.ts";
import type { ToolArgumentIssue } from "../../src/issues/issue.ts";
import type { ToolArgumentsValidationError } from "../../src/issues/tool-arguments-validation-error.ts";

/** A name of the table, the schema of one parameter `p`, a value for it, and the one issue that it must give. */
export type Row = readonly [name: string, schema: unknown, value: unknown, issue: ToolArgumentIssue];

/** The error for arguments that must be refused; the same from a value and from text. */
export function refused(schema: unknown, value: unknown, options?: ArgumentOptions): ToolArgumentsValidationError {
  const tool = { name: "tool", description: "", parameters: Object(schema) as object };
  const result = safeValidateToolArguments(tool, value, options);
  if (result.ok) throw new Error("the arguments were accepted");
  const fromText = safeParseToolArguments(tool, JSON.stringify(value), options);
  expect(fromText.ok ? [] : fromText.error.details).toEqual(result.error.details);
  return result.error;
}

/** What is wrong with a value for the one parameter `p`. */
export function issuesOf(schema: unknown, value: unknown, options?: ArgumentOptions): readonly ToolArgumentIssue[] {
  const error = refused({ type: "object", properties: { p: schema } }, { p: value }, options);
  expect(error.code).toBe("schema_mismatch");
  expect(error.issues).toEqual(error.details.map((issue) => `${issue.path || "/"}: ${issue.message}`));
  return error.details;
}
