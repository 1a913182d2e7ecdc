import { type InvalidToolCallContent, invalidToolCallError } from "@di-code/ai";
import { type CallFailure, invalidArguments, noId } from "../results/call-failure.ts";

/** A call of a message, read once: what was read is what is run and answered. */
export interface TurnCall {
  /** `""` where there is none. */
  readonly id: string;
  /** `""` where there is none: no tool has that name. */
  readonly name: string;
  /** A value, or text. */
  readonly arguments: unknown;
  /** Whether it came as an `invalid_tool_call`. */
  readonly isInvalid: boolean;
  /** Why it must not run, whatever its tool. */
  readonly refusal?: CallFailure;
}

/**
 * The calls of a message, in their order. A message may come from a file or an adapter of somebody else's: a block that
 * is no call by its `type` is none; of a call, what is missing or cannot be read is absent, and refused where that matters.
 */
export function readCalls(content: readonly unknown[]): readonly TurnCall[] {
  const calls: TurnCall[] = [];
  for (const block of content) {
    const type = memberOf(block, "type");
    if (type === "tool_call") calls.push(readCall(block, "arguments"));
    else if (type === "invalid_tool_call") {
      const call = readCall(block, "argumentsText");
      calls.push({ ...call, isInvalid: true, refusal: call.refusal ?? whyInvalid(block, call.name) });
    }
  }
  return calls;
}

function readCall(block: unknown, argumentsName: string): TurnCall {
  const id = memberOf(block, "id");
  const name = memberOf(block, "name");
  return {
    id: typeof id === "string" ? id : "",
    name: typeof name === "string" ? name : "",
    arguments: memberOf(block, argumentsName),
    isInvalid: false,
    // No answer to it could be told from that to another.
    ...(typeof id === "string" ? {} : { refusal: noId() }),
  };
}

/** What the decoder noted of the call; where that cannot be read, what its reason says. */
function whyInvalid(block: unknown, name: string): CallFailure {
  const reason = memberOf(block, "reason") === "truncated" ? "truncated" : "malformed";
  const plain: InvalidToolCallContent = {
    type: "invalid_tool_call",
    id: "",
    name,
    argumentsText: "",
    reason,
    issues: [],
  };
  try {
    // The one cast: if the block is no such block, this throws or says something harmless.
    return invalidArguments(invalidToolCallError({ ...(block as InvalidToolCallContent), name }));
  } catch {
    return invalidArguments(invalidToolCallError(plain));
  }
}

/** A member of a block; undefined where there is none, or where looking at it throws. */
function memberOf(block: unknown, name: string): unknown {
  if (typeof block !== "object" || block === null) return undefined;
  try {
    return Reflect.get(block, name);
  } catch {
    return undefined;
  }
}
