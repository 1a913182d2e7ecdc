/** What a message took: tokens, and the price in US dollars. */
export interface Usage {
  /** Tokens read that came from no cache. */
  readonly input: number;
  /** Tokens written. */
  readonly output: number;
  /** Tokens read from the provider's cache. */
  readonly cacheRead: number;
  /** Tokens written into the provider's cache. */
  readonly cacheWrite: number;
  readonly totalTokens: number;
  /** US dollars. */
  readonly cost: {
    readonly input: number;
    readonly output: number;
    readonly cacheRead: number;
    readonly cacheWrite: number;
    readonly total: number;
  };
}
