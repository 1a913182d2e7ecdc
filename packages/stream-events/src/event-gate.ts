import { readSettings, type StreamEventOptions } from "./options.ts";
import { malformed, type Refusal, refuse } from "./refusal.ts";
import { Sequence } from "./sequence/sequence.ts";
import { StreamSequenceError } from "./stream-sequence-error.ts";

/** Puts the events of one stream to its {@link Sequence}: whatever is wrong with one becomes a `StreamSequenceError`. */
export class EventGate {
  readonly sequence: Sequence;
  readonly #latches: boolean;
  #latched: StreamSequenceError | undefined;
  /** Reading an event runs code of its sender's, which may send another. */
  #isReading = false;

  /** `otherOption` is one that the caller reads. */
  constructor(options: StreamEventOptions | undefined, otherOption?: string) {
    const settings = readSettings(options, otherOption);
    this.sequence = new Sequence(settings);
    this.#latches = settings.latches;
  }

  accept(event: unknown): void {
    if (this.#latched !== undefined) throw this.#latched;
    const refusal = this.#isReading ? refuse("reentrant_event") : this.#read(event);
    if (refusal !== undefined) throw this.#errorOf(refusal);
  }

  /** The source has no more events. */
  end(): void {
    const { sequence } = this;
    if (sequence.phase === "terminal") return;
    throw new StreamSequenceError(refuse("unexpected_end"), {
      eventType: "end",
      phase: sequence.phase,
      contentIndex: undefined,
    });
  }

  #read(event: unknown): Refusal | undefined {
    this.#isReading = true;
    try {
      return this.sequence.accept(event);
    } catch {
      // A getter or a proxy threw, and what it threw may hold anything; or the sum of deltas is longer than a string can be.
      return malformed(this.sequence.field);
    } finally {
      this.#isReading = false;
    }
  }

  #errorOf(refusal: Refusal): StreamSequenceError {
    const { eventType, phase, contentIndex } = this.sequence;
    const isKnown = refusal.code !== "reentrant_event";
    const error = new StreamSequenceError(refusal, {
      eventType: isKnown ? eventType : "unknown",
      phase,
      contentIndex: isKnown && typeof contentIndex === "number" ? contentIndex : undefined,
    });
    if (this.#latches) this.#latched = error;
    return error;
  }
}
