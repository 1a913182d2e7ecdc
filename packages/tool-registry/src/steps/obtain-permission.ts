import { reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import { aborted, type CallFailure, denied } from "../results/call-failure.ts";
import { chosenWords } from "../results/tool-error.ts";
import type { AdmittedCall } from "./admitted-call.ts";
import { decide, requestOf, memberOf } from "./decide.ts";
import { tell } from "./tell.ts";

/** Said where a call needs somebody's consent and there is nobody to ask. */
const NOBODY = "it needs an approval that nobody can give here";

/** Step 5: undefined for a call that may run. Everything that is no clear yes is a no. */
export async function obtainPermission(state: CallState, admitted: AdmittedCall): Promise<CallFailure | undefined> {
  const { settings } = state;
  const { entry } = admitted;
  if (settings.authorize === undefined && entry.tool.authorize === undefined) return undefined;
  const verdict = await decide(state, admitted);
  if ("failure" in verdict) return verdict.failure;
  const { decision } = verdict;
  if (decision === "allow") return undefined;
  if ("deny" in decision) return denied(entry, decision.deny);
  return askForApproval(state, admitted, decision.ask);
}

async function askForApproval(
  state: CallState,
  admitted: AdmittedCall,
  summary: string,
): Promise<CallFailure | undefined> {
  const { settings, call, cancellation } = state;
  const { approve, observer } = settings;
  const { entry } = admitted;
  if (approve === undefined) return denied(entry, NOBODY);
  tell(state, {
    type: "approval_requested",
    id: call.id,
    name: entry.name,
    ...(observer.includesValues ? { summary, arguments: admitted.shown } : {}),
  });
  const request = Object.freeze({ ...requestOf(state, admitted), summary });
  const settled = await cancellation.settle(() => approve(request));
  if (settled.kind === "cancelled") return aborted(call.name, false, cancellation.reason);
  if (settled.kind === "thrown") {
    const chosen = chosenWords(settled.error);
    if (chosen === undefined) reportProblem(state, "approve", settled.error);
    return denied(entry, chosen);
  }
  if (settled.value === true || settled.value === "allow") return undefined;
  if (settled.value === false) return denied(entry);
  const deny = memberOf(settled.value, "deny");
  if (typeof deny === "string") return denied(entry, deny);
  reportProblem(state, "approve", new TypeError('an approve must give true, false, "allow" or { deny }'));
  return denied(entry);
}
