import type { Context, StreamEvent } from "@di-code/ai";

/** A model, whoever runs it. An adapter of a provider fills this in; here a script does. */
export interface Model {
  /** For people. */
  readonly name: string;
  /**
   * One message of the model, as events (the order is that of `@di-code/stream-events`, which the agent checks).
   *
   * When the signal is aborted, the adapter ends its request and the stream with an `error` event of reason `aborted`,
   * whose message holds the blocks that were complete. The agent also copes with one that throws, that ends without any
   * last event, that goes on to its end, or that never answers again.
   */
  readonly stream: (context: Context, signal: AbortSignal) => AsyncIterable<StreamEvent>;
}
