/** What came of asking once. */
export type Answer =
  | { readonly kind: "given"; readonly value: unknown }
  | { readonly kind: "thrown"; readonly error: unknown }
  | { readonly kind: "aborted" };

const ABORTED: Answer = Object.freeze({ kind: "aborted" });

/** How {@link askAll} goes on. */
export interface Asking {
  readonly count: number;
  /** Most that are asked at once. */
  readonly concurrency: number;
  readonly signal: AbortSignal | undefined;
  readonly ask: (index: number) => unknown;
}

/**
 * Asks for each index in its order, up to `concurrency` at once, and gives the answers in that order. Never rejects. After
 * the signal nothing is asked, nothing waited for, and what is answered then is not heard.
 */
export async function askAll({ count, concurrency, signal, ask }: Asking): Promise<readonly Answer[]> {
  const answers: Answer[] = Array.from({ length: count }, () => ABORTED);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count && !isAborted(signal)) {
      const index = next;
      next += 1;
      const answer = await settle(() => ask(index));
      if (!isAborted(signal)) answers[index] = answer;
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, count) }, work);
  await untilAborted(Promise.all(workers), signal);
  return answers;
}

async function settle(ask: () => unknown): Promise<Answer> {
  try {
    return { kind: "given", value: await ask() };
  } catch (error) {
    return { kind: "thrown", error };
  }
}

/** Asked anew each time: the compiler would take the first answer for good. */
function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Waits for the work, or for the signal when that comes first; the work must not reject. */
async function untilAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) {
    await work;
    return;
  }
  await new Promise<void>((resolve) => {
    const end = (): void => {
      signal.removeEventListener("abort", end);
      resolve();
    };
    signal.addEventListener("abort", end);
    void work.then(end);
    if (signal.aborted) end();
  });
}
