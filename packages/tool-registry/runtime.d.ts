// What browsers, workers and Node share, by hand, so that nothing else of a platform can slip in. Not published.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare const performance: { now(): number };

/** A number in browsers, an object in Node. */
interface RuntimeTimer {
  readonly [Symbol.toPrimitive]: unknown;
}

declare function setTimeout(callback: () => void, milliseconds: number): RuntimeTimer;
declare function clearTimeout(timer: RuntimeTimer): void;
declare function structuredClone<TValue>(value: TValue): TValue;
