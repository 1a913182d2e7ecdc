import type { InvalidToolCallContent, ToolCallContent } from "@di-code/ai";
import { isEqualJson } from "./json-equality.ts";

/** A block of an assistant message that asks for a tool. */
export type CallBlock = ToolCallContent | InvalidToolCallContent;

/** What is to be done with a call: run it, give it the answer of an earlier one, or refuse it. */
export type CallPlan =
  | { readonly kind: "run" }
  | { readonly kind: "same_as"; readonly index: number }
  | { readonly kind: "refuse" };

const RUN: CallPlan = Object.freeze({ kind: "run" });
const REFUSE: CallPlan = Object.freeze({ kind: "refuse" });

/** Finds the calls whose id an earlier one has: the same call is run once, another one is refused. */
export function planCalls(calls: readonly CallBlock[]): readonly CallPlan[] {
  const first = new Map<string, number>();
  return calls.map((call, index) => {
    const earlier = first.get(call.id);
    if (earlier === undefined) {
      first.set(call.id, index);
      return RUN;
    }
    return isSameCall(calls[earlier], call) ? { kind: "same_as", index: earlier } : REFUSE;
  });
}

function isSameCall(left: CallBlock | undefined, right: CallBlock): boolean {
  if (left?.name !== right.name) return false;
  if (left.type === "tool_call" && right.type === "tool_call") return isEqualJson(left.arguments, right.arguments);
  if (left.type === "tool_call" || right.type === "tool_call") return false;
  return left.argumentsText === right.argumentsText && left.reason === right.reason;
}
