// What browsers, workers and Node share, by hand, so that nothing else of a platform can slip in. Not published.

declare class AbortController {
  readonly signal: AbortSignal;
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
