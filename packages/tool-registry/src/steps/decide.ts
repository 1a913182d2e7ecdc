import { callContextOf, reportProblem } from "../call/call-context.ts";
import type { CallState } from "../call/pending-call.ts";
import type { Decision } from "../definition/decision.ts";
import type { AuthorizationRequest } from "../registry/authorization.ts";
import { aborted, type CallFailure, denied } from "../results/call-failure.ts";
import { chosenWords } from "../results/tool-error.ts";
import type { AdmittedCall } from "./admitted-call.ts";

/** A decision, or the failure where none could be made. */
export type Verdict = { readonly decision: Decision } | { readonly failure: CallFailure };

const ALLOW: Verdict = Object.freeze({ decision: "allow" });

/** Step 5, the first half: what the registry's `authorize` says, then the tool's. The strictest counts. */
export async function decide(state: CallState, admitted: AdmittedCall): Promise<Verdict> {
  const { authorize } = state.settings;
  const { tool } = admitted.entry;
  const asks: string[] = [];
  if (authorize !== undefined) {
    const verdict = await oneVerdict(state, admitted, () => authorize(requestOf(state, admitted)));
    if (!addAsk(verdict, asks)) return verdict;
  }
  if (tool.authorize !== undefined) {
    const verdict = await oneVerdict(state, admitted, () => tool.authorize?.(admitted.shown, callContextOf(state)));
    if (!addAsk(verdict, asks)) return verdict;
  }
  return asks.length === 0 ? ALLOW : { decision: { ask: asks.join("\n") } };
}

/** Whether the next one is to be asked as well. */
function addAsk(verdict: Verdict, asks: string[]): boolean {
  if (!("decision" in verdict)) return false;
  const { decision } = verdict;
  if (decision === "allow") return true;
  if (!("ask" in decision)) return false;
  asks.push(decision.ask);
  return true;
}

async function oneVerdict(state: CallState, { entry }: AdmittedCall, ask: () => unknown): Promise<Verdict> {
  const { cancellation, call } = state;
  const settled = await cancellation.settle(ask);
  if (settled.kind === "cancelled") return { failure: aborted(call.name, false, cancellation.reason) };
  if (settled.kind === "thrown") {
    const chosen = chosenWords(settled.error);
    if (chosen === undefined) reportProblem(state, "authorize", settled.error);
    return { failure: denied(entry, chosen) };
  }
  const decision = readDecision(settled.value);
  if (decision !== undefined) return { decision };
  reportProblem(state, "authorize", new TypeError('an authorize must give "allow", { deny } or { ask }'));
  return { failure: denied(entry) };
}

/** Undefined for what is no decision. A no stands, whatever else is said beside it, and in whatever words. */
function readDecision(given: unknown): Decision | undefined {
  if (given === "allow") return given;
  const deny = memberOf(given, "deny");
  if (deny !== undefined) return typeof deny === "string" ? { deny } : undefined;
  const ask = memberOf(given, "ask");
  return typeof ask === "string" ? { ask } : undefined;
}

/** What somebody who decides gives under a name; null where looking at it throws, undefined where there is nothing. */
export function memberOf(given: unknown, name: string): unknown {
  if (typeof given !== "object" || given === null) return undefined;
  try {
    return Reflect.get(given, name);
  } catch {
    return null;
  }
}

/** What those see who decide; frozen. */
export function requestOf({ call, cancellation }: CallState, admitted: AdmittedCall): AuthorizationRequest<never> {
  const { effects } = admitted.entry.tool;
  return Object.freeze({
    id: call.id,
    name: admitted.entry.name,
    arguments: admitted.shown,
    // The one cast: the context is of the type that the registry was made for; whoever runs a call must give it.
    context: call.context as never,
    ...(effects === undefined ? {} : { effects }),
    get signal() {
      return cancellation.signal;
    },
  });
}
