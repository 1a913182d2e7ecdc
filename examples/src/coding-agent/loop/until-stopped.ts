/**
 * The values of a source until it ends, or until `graceMs` milliseconds after the signal was aborted: a source that does
 * not heed its signal is left behind, and what it still gives or throws is not heeded in turn.
 */
export async function* untilStopped<TValue>(
  source: AsyncIterable<TValue>,
  signal: AbortSignal,
  graceMs: number,
): AsyncGenerator<TValue, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let giveUp = (): void => undefined;
  const onAbort = (): void => {
    timer = setTimeout(() => {
      isOver = true;
      giveUp();
    }, graceMs);
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener("abort", onAbort, { once: true });
  try {
    while (!isOver) {
      // A promise of its own for each step: racing one that lives long would keep all of them.
      const next = await new Promise<IteratorResult<TValue> | undefined>((resolve, reject) => {
        giveUp = () => resolve(undefined);
        iterator.next().then(resolve, reject);
      });
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    // Not waited for: it may hang as its source does.
    iterator.return?.().catch(() => undefined);
  }
}
