import { ToolArgumentsValidationError } from "@di-code/ai";
import type { CallState } from "../call/pending-call.ts";
import type { ToolEntry } from "../definition/tool-entry.ts";
import { aborted, CallFailure, invalidArguments, unknownTool } from "../results/call-failure.ts";
import { AdmittedCall } from "./admitted-call.ts";
import { checkArguments } from "./check-arguments.ts";
import { fillDefaults, MAX_FILLED } from "./fill-defaults.ts";

/** Steps 1 to 4: the tool is looked up, the arguments are validated, filled in where that is asked for, and checked. */
export async function admitCall(state: CallState): Promise<AdmittedCall | CallFailure> {
  const { settings, call, cancellation } = state;
  if (call.refusal !== undefined) return call.refusal;
  if (cancellation.kind !== undefined) return aborted(call.name, false, cancellation.reason);
  const entry = settings.tools.get(call.name);
  if (entry === undefined) return unknownTool(call.name, [...settings.tools.keys()]);
  const fills = settings.fillsDefaults && entry.hasDefaults;
  // A validator of the schema's own sees the arguments once, with the defaults: it may make something else of them.
  const compiled = fills ? (entry.compiledSchema ?? entry.compiled) : entry.compiled;
  const validated =
    typeof call.arguments === "string" ? compiled.safeParse(call.arguments) : compiled.safeValidate(call.arguments);
  if (!validated.ok) return invalidArguments(validated.error);
  const admitted = fills ? fill(entry, validated.value) : undefined;
  if (admitted instanceof CallFailure) return admitted;
  const ready = admitted ?? new AdmittedCall(entry, validated.value, []);
  if (entry.tool.check === undefined) return ready;
  return (await checkArguments(state, ready)) ?? ready;
}

/** What the schema fills in must satisfy the schema as well. */
function fill(entry: ToolEntry, value: unknown): AdmittedCall | CallFailure {
  const filled = fillDefaults(entry, value);
  if (filled.length === 0 && entry.compiledSchema === undefined) return new AdmittedCall(entry, value, filled);
  if (filled.length > MAX_FILLED) return tooManyDefaults(entry.name);
  const again = entry.compiled.safeValidate(value);
  return again.ok ? new AdmittedCall(entry, again.value, filled) : invalidArguments(again.error);
}

function tooManyDefaults(toolName: string): CallFailure {
  const message = `must not take more than ${MAX_FILLED} defaults`;
  const drafts = [{ place: undefined, keyword: "limit", message }];
  return invalidArguments(new ToolArgumentsValidationError("limit", toolName, { drafts, omitted: 0 }));
}
