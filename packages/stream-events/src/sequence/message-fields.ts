import { malformed, type Refusal } from "../refusal.ts";
import { type Fields, hasFields, type Trace } from "./fields.ts";

const STRINGS = ["provider", "model"] as const;
const USAGE = ["input", "output", "cacheRead", "cacheWrite", "totalTokens"] as const;
const COST = ["input", "output", "cacheRead", "cacheWrite", "total"] as const;

/** The first field of an assistant message that is of a wrong type, apart from `content`, `stopReason` and `errorMessage`. */
export function malformedMessageField(message: Fields, trace: Trace): Refusal | undefined {
  trace.field = "message.role";
  if (message["role"] !== "assistant") return malformed(trace.field);
  for (const name of STRINGS) {
    trace.field = `message.${name}`;
    if (typeof message[name] !== "string") return malformed(trace.field);
  }
  trace.field = "message.timestamp";
  if (!Number.isFinite(message["timestamp"])) return malformed(trace.field);
  trace.field = "message.usage";
  const usage = message["usage"];
  if (!hasFields(usage)) return malformed(trace.field);
  const wrong = malformedNumber(usage, USAGE, "message.usage", trace);
  if (wrong !== undefined) return wrong;
  trace.field = "message.usage.cost";
  const cost = usage["cost"];
  return hasFields(cost) ? malformedNumber(cost, COST, trace.field, trace) : malformed(trace.field);
}

function malformedNumber(fields: Fields, names: readonly string[], path: string, trace: Trace): Refusal | undefined {
  for (const name of names) {
    trace.field = `${path}.${name}`;
    if (!Number.isFinite(fields[name])) return malformed(trace.field);
  }
  return undefined;
}
