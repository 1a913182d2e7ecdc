import { type EqualityBudget, isEqualJson } from "./json-equality.ts";
import type { TurnCall } from "./read-calls.ts";

/** What is to be done with a call: run it, give it the answer of an earlier one, or refuse it. */
export type CallPlan =
  | { readonly kind: "run" }
  | { readonly kind: "same_as"; readonly index: number }
  | { readonly kind: "refuse" };

const RUN: CallPlan = Object.freeze({ kind: "run" });
const REFUSE: CallPlan = Object.freeze({ kind: "refuse" });

/** Most values of one message that are compared: beyond it, calls count as different. */
const MAX_VALUES = 1_000_000;

/** Finds the calls whose id an earlier one has: the same call is run once, another one is refused. */
export function planCalls(calls: readonly TurnCall[]): readonly CallPlan[] {
  const first = new Map<string, number>();
  const budget: EqualityBudget = { values: MAX_VALUES };
  return calls.map((call, index) => {
    const earlier = first.get(call.id);
    if (earlier === undefined) {
      first.set(call.id, index);
      return RUN;
    }
    return isSameCall(calls[earlier], call, budget) ? { kind: "same_as", index: earlier } : REFUSE;
  });
}

function isSameCall(left: TurnCall | undefined, right: TurnCall, budget: EqualityBudget): boolean {
  return (
    left?.name === right.name &&
    left.isInvalid === right.isInvalid &&
    isEqualJson(left.arguments, right.arguments, budget)
  );
}
