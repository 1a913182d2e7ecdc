import { printableName } from "@di-code/ai";
import type { Refusal, StreamSequenceErrorCode } from "./refusal.ts";

/** Known to every copy of the package. */
const BRAND = Symbol.for("@di-code/stream-events/StreamSequenceError");

/** Where a stream is: before `start`, after it, after `done` or `error`. */
export type StreamPhase = "idle" | "streaming" | "terminal";

/** What is said of a refusal beside its rule. */
interface Circumstances {
  readonly eventType: string;
  readonly phase: StreamPhase;
  readonly contentIndex: number | undefined;
}

/**
 * An event came that the events before it do not allow: a mistake of whoever made the events, never the model's.
 * Names the event, its place and the rule. Of what the model wrote it holds at most the id or name of a call, escaped
 * and cut at 64 characters.
 */
export class StreamSequenceError extends Error {
  override readonly name: "StreamSequenceError" = "StreamSequenceError";
  readonly code: StreamSequenceErrorCode;
  /** The event's `type`, escaped and cut; `unknown` where it is no string, `end` where the source ended. */
  readonly eventType: string;
  /** The phase in which it came. */
  readonly phase: StreamPhase;
  /** What is wrong, without the event and the phase. */
  readonly detail: string;
  /** The event's `contentIndex`, where it is a number. */
  declare readonly contentIndex?: number;

  constructor({ code, detail }: Refusal, { eventType, phase, contentIndex }: Circumstances) {
    const type = printableName(eventType);
    super(`Invalid stream event "${type}" in phase "${phase}": ${detail}`);
    this.code = code;
    this.eventType = type;
    this.phase = phase;
    this.detail = detail;
    if (contentIndex !== undefined) this.contentIndex = contentIndex;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a caught value is a {@link StreamSequenceError}, also one that another copy of this package threw. */
export function isStreamSequenceError(error: unknown): error is StreamSequenceError {
  try {
    return typeof error === "object" && error !== null && Object.hasOwn(error, BRAND);
  } catch {
    // A revoked proxy.
    return false;
  }
}
