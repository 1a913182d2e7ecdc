import fc from "fast-check";
import { call, failed, successful } from "./events.ts";
import { blocksAfter, type ModelBlock, type ModelEvent, safeContent } from "./model.ts";

/** What happens next: made into an event where the stream stands, so that long legal streams come about. */
export interface Step {
  readonly what: "start" | "delta" | "end" | "done" | "error" | "anything";
  readonly kind: "text" | "thinking" | "tool_call";
  /** Which of the open blocks. */
  readonly which: number;
  readonly text: string;
  /** One event in some goes wrong, in one of these ways. */
  readonly flaw: Flaw | undefined;
  readonly anything: ModelEvent;
}

const flaws = ["index", "id", "name", "content", "reason", "form", "kind"] as const;
type Flaw = (typeof flaws)[number];

const id = fc.constantFrom("c1", "c2", "c3", "");
const pieces = fc.constantFrom("", "a", '{"a":', "1", "-0", "}", "{}", '{"b":[1,{"c":null}],"a":0}', "[]", "\ud83d");
const kinds = fc.constantFrom("text" as const, "thinking" as const, "tool_call" as const);

/** Any event of any kind, without a thought for what came before. */
const anything: fc.Arbitrary<ModelEvent> = fc
  .record({
    kind: kinds,
    step: fc.constantFrom("start", "delta", "end"),
    contentIndex: fc.nat(4),
    id,
    text: pieces,
    other: fc.constantFrom(undefined, "start", "ping", "done", "error"),
  })
  .map(({ kind, step, contentIndex, id: callId, text, other }): ModelEvent => {
    if (other === "done") return { type: other, reason: "stop", message: successful("stop", []) };
    if (other === "error") return { type: other, reason: "error", message: failed("error", []) };
    return {
      type: other ?? `${kind}_${step}`,
      contentIndex,
      id: callId,
      name: "read",
      delta: text,
      argumentsDelta: text,
      content: text,
      toolCall: call.invalid(text, callId),
    };
  });

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 5, arbitrary: fc.constant("start" as const) },
      { weight: 8, arbitrary: fc.constant("delta" as const) },
      { weight: 6, arbitrary: fc.constant("end" as const) },
      { weight: 3, arbitrary: fc.constantFrom("done" as const, "error" as const, "anything" as const) },
    ),
    kind: kinds,
    which: fc.nat(3),
    text: pieces,
    flaw: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...flaws) },
    ),
    anything,
  }),
  { maxLength: 30, size: "max" },
);

/** The event that a step is after those that were accepted. */
export function eventOf(step: Step, accepted: readonly ModelEvent[]): ModelEvent {
  if (accepted.length === 0 && step.flaw === undefined) return { type: "start" };
  const blocks = blocksAfter(accepted);
  const open = blocks.flatMap((block, contentIndex) =>
    block.completed === undefined ? [{ ...block, contentIndex }] : [],
  );
  const { what, text, flaw } = step;
  const off = flaw === "index" ? 1 : 0;
  const chosen = open[step.which % Math.max(1, open.length)];
  if (what === "start") {
    const { length } = blocks;
    const earlier = blocks.find((block) => block.kind === "tool_call")?.id ?? "";
    const callId = flaw === "id" ? "" : flaw === "content" ? earlier : `c${length}`;
    const fields = { id: callId, name: flaw === "name" ? "" : "read" };
    return { type: `${step.kind}_start`, contentIndex: length + off, ...(step.kind === "tool_call" ? fields : {}) };
  }
  if (what === "done" || what === "error") return terminal(step, safeContent(blocks));
  if (what === "anything" || chosen === undefined) return step.anything;
  const contentIndex = chosen.contentIndex + off;
  const kind = flaw === "kind" ? step.kind : chosen.kind;
  if (what === "delta") {
    return { type: `${kind}_delta`, contentIndex, [kind === "tool_call" ? "argumentsDelta" : "delta"]: text };
  }
  const sum = flaw === "content" ? `${chosen.text}x` : chosen.text;
  if (kind !== "tool_call") return { type: `${kind}_end`, contentIndex, content: sum };
  return { type: "tool_call_end", contentIndex, toolCall: endedCall(sum, chosen, flaw) };
}

function endedCall(
  sum: string,
  chosen: { readonly id: string; readonly name: string },
  flaw: Flaw | undefined,
): ModelBlock {
  const callId = flaw === "id" ? "c9" : chosen.id;
  const name = flaw === "name" ? "write" : chosen.name;
  if (flaw === "form") return { ...call.block({}, callId, name), type: "text" } as unknown as ModelBlock;
  const value = objectOf(sum);
  if (flaw === "reason") return call.block({ a: 7 }, callId, name);
  return value === undefined ? call.invalid(sum, callId, name) : call.block(value, callId, name);
}

function objectOf(text: string): Record<string, unknown> | undefined {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function terminal({ what, flaw, which }: Step, content: readonly ModelBlock[]): ModelEvent {
  const shown = flaw === "content" ? content.slice(1) : content;
  const reasons = what === "done" ? (["stop", "length", "tool_use"] as const) : (["error", "aborted"] as const);
  const reason = reasons[which % reasons.length] ?? "stop";
  const other = flaw === "reason" ? "other" : reason;
  const stopReason = flaw === "form" ? "length" : other;
  const full = what === "done" ? successful("stop", shown) : failed("error", shown);
  const message = { ...full, stopReason };
  if (flaw === "name")
    return { type: what, reason: other, message: { ...message, content: [...shown, call.block({})] } };
  return { type: what, reason: other, message };
}
