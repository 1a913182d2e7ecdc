import type { ToolArgumentIssue } from "@di-code/ai";
import { hasFields } from "../sequence/fields.ts";

/** More than any call has mistakes worth telling; a proxy may say that its list has any length. */
const MAX_ISSUES = 10_000;

/** The fields of an issue with their types; the first three must be there. */
const FIELDS: readonly (readonly [name: keyof ToolArgumentIssue, type: "string" | "number" | "boolean"])[] = [
  ["path", "string"],
  ["keyword", "string"],
  ["message", "string"],
  ["pathTruncated", "boolean"],
  ["schemaPath", "string"],
  ["expected", "string"],
  ["received", "string"],
  ["suggestion", "string"],
  ["offset", "number"],
  ["hint", "string"],
];
const REQUIRED = 3;

/** A private copy of a list of issues, the fields of the contract alone; undefined for what is no such list. */
export function copyIssues(sent: unknown): readonly ToolArgumentIssue[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const { length } = sent;
  if (length > MAX_ISSUES) return undefined;
  const issues: ToolArgumentIssue[] = [];
  for (let index = 0; index < length; index += 1) {
    const issue = copyIssue(sent[index]);
    if (issue === undefined) return undefined;
    issues.push(issue);
  }
  return issues;
}

function copyIssue(sent: unknown): ToolArgumentIssue | undefined {
  if (!hasFields(sent)) return undefined;
  const copy: Record<string, unknown> = {};
  for (const [index, [name, type]] of FIELDS.entries()) {
    const value = sent[name];
    if (value === undefined && index >= REQUIRED) continue;
    if (typeof value !== type) return undefined;
    copy[name] = value;
  }
  // The one place where fields of the right types become an issue.
  return copy as unknown as ToolArgumentIssue;
}

export function issuesEqual(ours: readonly ToolArgumentIssue[], sent: unknown): boolean {
  if (!Array.isArray(sent) || sent.length !== ours.length) return false;
  return ours.every((issue, index) => issueEquals(issue, sent[index]));
}

function issueEquals(ours: ToolArgumentIssue, sent: unknown): boolean {
  return hasFields(sent) && FIELDS.every(([name]) => ours[name] === sent[name]);
}
