/** Why a call was stopped before its work was done. */
export type CancelKind = "aborted" | "timeout";

/** How a step ended that was waited for. */
export type Settled =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "thrown"; readonly error: unknown }
  | { readonly kind: "cancelled" };

const CANCELLED: Settled = Object.freeze({ kind: "cancelled" });

/** The one switch of a call: whoever turns it first decides why the call was stopped. */
export class Cancellation {
  kind: CancelKind | undefined;
  reason: unknown;
  #controller: AbortController | undefined;
  #wake: (() => void) | undefined;

  /** Made when it is first asked for: most tools never look. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.kind !== undefined) this.#controller.abort(this.reason);
    }
    return this.#controller.signal;
  }

  cancel(kind: CancelKind, reason: unknown): void {
    if (this.kind !== undefined) return;
    this.kind = kind;
    this.reason = reason;
    // First the answer, then the tool: what it does when it hears of the end cannot change it.
    this.#wake?.();
    this.#controller?.abort(reason);
  }

  /**
   * Runs one step of the host's and waits until it settles or the call is cancelled. A step that settles later, or
   * rejects later, is not heard any more.
   */
  async settle(step: () => unknown): Promise<Settled> {
    if (this.kind !== undefined) return CANCELLED;
    let given: unknown;
    try {
      given = step();
    } catch (error) {
      return this.#isCancelled() ? CANCELLED : { kind: "thrown", error };
    }
    if (!mayBePromise(given)) return this.#isCancelled() ? CANCELLED : { kind: "value", value: given };
    return this.#wait(given);
  }

  /** A step may cancel its own call while it runs; asked through a method, or the compiler takes the first answer for good. */
  #isCancelled(): boolean {
    return this.kind !== undefined;
  }

  async #wait(pending: unknown): Promise<Settled> {
    try {
      return await new Promise<Settled>((resolve) => {
        if (this.#isCancelled()) resolve(CANCELLED);
        this.#wake = () => resolve(CANCELLED);
        // Adopted by a promise of ours first: a `then` that throws, calls back twice or at once is tamed.
        new Promise<unknown>((adopt) => {
          adopt(pending);
        }).then(
          (value) => resolve({ kind: "value", value }),
          (error: unknown) => resolve({ kind: "thrown", error }),
        );
      });
    } finally {
      this.#wake = undefined;
    }
  }
}

/** Whether a value has to be waited for; what cannot even be asked is left to the promise that adopts it. */
function mayBePromise(value: unknown): boolean {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

/** Passes the abort of the host's signal on to the calls of one turn: one listener, however many calls there are. */
export class AbortScope {
  readonly #signal: AbortSignal | undefined;
  readonly #open = new Set<Cancellation>();
  readonly #onAbort = (): void => {
    for (const cancellation of this.#open) cancellation.cancel("aborted", this.#signal?.reason);
  };

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    if (signal !== undefined && !signal.aborted) signal.addEventListener("abort", this.#onAbort);
  }

  /** A switch for one call; turned already when the signal was aborted before. */
  open(): Cancellation {
    const cancellation = new Cancellation();
    if (this.#signal?.aborted === true) cancellation.cancel("aborted", this.#signal.reason);
    else if (this.#signal !== undefined) this.#open.add(cancellation);
    return cancellation;
  }

  /** The call was answered. */
  close(cancellation: Cancellation): void {
    this.#open.delete(cancellation);
  }

  /** The turn was answered. */
  end(): void {
    this.#signal?.removeEventListener("abort", this.#onAbort);
  }
}
