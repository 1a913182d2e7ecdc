import {
  type CompiledToolArguments,
  compileToolArguments,
  isToolSchemaError,
  type ToolArgumentIssue,
  type ToolArgumentsResult,
  type ToolDefinition,
  type TSchema,
} from "@di-code/ai";
import { printable } from "../terminal/printable.ts";
import { placePattern } from "./place-pattern.ts";
import type { CallRecord, RecordedCall } from "./read-record.ts";
import type { Tally } from "./tally.ts";

type Compiled = CompiledToolArguments<TSchema>;

/** Compiles the tools of a line, checks its calls, and counts what came of it. */
export function checkRecord(record: CallRecord, line: number, tally: Tally): void {
  const tools = new Map<string, Compiled | undefined>();
  for (const tool of record.tools) {
    const compiled = compile(tool, line, tally);
    tools.set(tool.name, compiled);
    if (record.isToolAlone && record.calls.length === 0 && compiled !== undefined) tryEmpty(compiled, tally);
  }
  for (const [index, call] of record.calls.entries()) {
    const compiled = tools.get(call.name);
    if (compiled !== undefined) checkCall(compiled, call, `call ${index + 1}, ${printable(call.name)}`, line, tally);
    else if (tools.has(call.name)) tally.unchecked += 1;
    else {
      tally.refused += 1;
      countIssues([{ keyword: "unknown_tool", path: "" }], tally);
    }
  }
}

function compile(tool: ToolDefinition, line: number, tally: Tally): Compiled | undefined {
  const start = performance.now();
  try {
    const compiled = compileToolArguments(tool, { imported: true });
    const { complete, notEnforced } = compiled.coverage;
    tally.schemasCompiled += 1;
    if (complete) tally.schemasCovered += 1;
    if (notEnforced.length > 0) tally.schemasWithGaps += 1;
    for (const finding of notEnforced) tally.notEnforced.add(`${finding.keyword}: ${finding.message}`);
    return compiled;
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    tally.schemasRefused += 1;
    for (const { pointer, message } of error.findings.slice(0, 3)) {
      tally.refusedSchemas.add(
        line,
        `${printable(tool.name)} ${printable(pointer === "" ? "/" : pointer)}: ${message}`,
      );
    }
    return undefined;
  } finally {
    tally.compileMilliseconds += performance.now() - start;
  }
}

function tryEmpty(compiled: Compiled, tally: Tally): void {
  const result = compiled.safeValidate({});
  if (result.ok) tally.emptyAccepted += 1;
  else {
    tally.emptyRefused += 1;
    for (const issue of result.error.details) tally.emptyIssues.add(kindOf(issue));
  }
}

function checkCall(compiled: Compiled, call: RecordedCall, subject: string, line: number, tally: Tally): void {
  const start = performance.now();
  const result: ToolArgumentsResult<TSchema> =
    typeof call.args === "string" ? compiled.safeParse(call.args) : compiled.safeValidate(call.args);
  tally.checkMilliseconds += performance.now() - start;
  if (result.ok) tally.accepted += 1;
  else {
    tally.refused += 1;
    countIssues(result.error.details, tally);
  }
  if (call.valid === undefined) return;
  if (call.valid === result.ok) tally.agreed += 1;
  else {
    const reason = result.ok
      ? "recorded as invalid, accepted"
      : `recorded as valid, refused: ${result.error.issues[0]}`;
    tally.disagreements.add(line, `${subject}: ${reason}`);
  }
}

type Issue = Pick<ToolArgumentIssue, "keyword" | "path">;

function countIssues(issues: readonly Issue[], tally: Tally): void {
  for (const issue of issues) {
    tally.issueKeywords.add(issue.keyword);
    tally.issues.add(kindOf(issue));
  }
}

function kindOf({ keyword, path }: Issue): string {
  return `${keyword}  ${placePattern(path)}`;
}
