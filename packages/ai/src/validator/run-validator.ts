import { IssueList } from "../issues/issue-list.ts";
import { isPromiseLike, letGo } from "./promise.ts";
import type { SchemaValidator } from "../schema/schema-validator.ts";
import { ToolSchemaError } from "../schema/tool-schema-error.ts";
import { draftOf, VALIDATOR_KEYWORD } from "./verdict-issue.ts";

/** What a validator made of the arguments, or what it found wrong with them. */
export type ValidatorOutcome = { readonly value: unknown } | { readonly issues: IssueList };

/** Most issues that are read, whatever the caller allows: a list may say that it is of any length. */
const MAX_ISSUES = 10_000;

const UNCHECKED = "could not be checked by the tool's own validator";

/**
 * Runs a schema's own validator on arguments that satisfy the schema. Whatever it does wrong refuses them.
 *
 * @throws ToolSchemaError if it validates asynchronously.
 */
export function runValidator(
  validator: SchemaValidator,
  args: unknown,
  toolName: string,
  maxIssues: number,
): ValidatorOutcome {
  let isAsynchronous = false;
  try {
    const verdict = validator.validate(args);
    isAsynchronous = isPromiseLike(verdict);
    if (!isAsynchronous) return readVerdict(verdict, args, Math.min(maxIssues, MAX_ISSUES));
    letGo(verdict);
  } catch {
    if (!isAsynchronous) return refusedAs(UNCHECKED);
  }
  throw asynchronous(toolName);
}

function readVerdict(verdict: unknown, args: unknown, maxIssues: number): ValidatorOutcome {
  if (typeof verdict !== "object" || verdict === null) return refusedAs(UNCHECKED);
  const { issues }: { issues?: unknown } = verdict;
  // Standard Schema: falsy issues mean success. Who gives no value with them has said nothing.
  if (!issues) return "value" in verdict ? { value: verdict.value } : refusedAs(UNCHECKED);
  if (!Array.isArray(issues) || issues.length === 0) return refusedAs(UNCHECKED);
  const { length } = issues;
  if (!Number.isSafeInteger(length)) return refusedAs(UNCHECKED);
  const list = new IssueList(maxIssues);
  for (let index = 0; index < Math.min(length, maxIssues); index += 1) list.add(draftOf(issues[index], args));
  list.omitted = length - list.drafts.length;
  return { issues: list };
}

function refusedAs(message: string): ValidatorOutcome {
  const issues = new IssueList(1);
  issues.add({ place: undefined, keyword: VALIDATOR_KEYWORD, message });
  return { issues };
}

function asynchronous(toolName: string): ToolSchemaError {
  const message = "holds a validator that gives a promise; arguments are checked synchronously";
  const finding = Object.freeze({ pointer: "", keyword: "", code: "asynchronous_validator", message });
  return new ToolSchemaError({ findings: [finding], toolName });
}
