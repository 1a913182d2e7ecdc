/** Calls of one turn, by their place in it. */
export interface Schedule {
  readonly count: number;
  /** Most that run at once. */
  readonly limit: number;
  /** Asked when the turn comes to the call. */
  isExclusive(index: number): boolean;
  /** Must not reject. */
  start(index: number): Promise<void>;
}

/**
 * Starts all in their order, up to `limit` at once; an exclusive one waits for those before it, and those after it wait
 * for it. Settles when all are done.
 */
export async function runSchedule(schedule: Schedule): Promise<void> {
  let running = 0;
  let wake: (() => void) | undefined;
  const untilAtMost = async (most: number): Promise<void> => {
    while (running > most) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  for (let index = 0; index < schedule.count; index += 1) {
    const isAlone = schedule.isExclusive(index);
    await untilAtMost(isAlone ? 0 : schedule.limit - 1);
    running += 1;
    void schedule.start(index).then(() => {
      running -= 1;
      wake?.();
    });
    if (isAlone) await untilAtMost(0);
  }
  await untilAtMost(0);
}
