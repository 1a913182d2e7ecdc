declare global {
  /** Declared here too, so that these types also resolve where neither DOM's nor Node's are loaded. */
  interface AbortSignal {}
}

/** What a tool is told of a call beside its arguments. */
export interface ToolCallContext<out TContext = unknown> {
  /** The provider's id of the call, or one that the registry made. */
  readonly id: string;
  readonly name: string;
  /** The application's own trusted data: tenant, user, credentials. A model never fills it in. */
  readonly context: TContext;
  /** Aborted when the turn is, and when the tool's time is over. */
  readonly signal: AbortSignal;
  /** Tells the host how far the work is (`onProgress`). Does nothing after the call was answered; never throws. */
  readonly progress: (update: unknown) => void;
}
