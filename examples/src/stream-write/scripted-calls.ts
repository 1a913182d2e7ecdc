/** A call of the write tool as a model would send it. */
export interface ScriptedCall {
  /** What the call shows. */
  readonly subject: string;
  readonly id: string;
  /** The JSON text of the arguments, which need not satisfy the tool. */
  readonly argumentsText: string;
}

const FILE = `/** Runs jobs one after the other, in the order they were added. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Settles as the job does. A failed job does not stop the next. */
  add<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#last.then(job, job);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Settles when every job that was added so far has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
`;

/** Twice the same file; the second time in a mode that the tool does not have. */
export const scriptedCalls: readonly ScriptedCall[] = [
  {
    subject: "a good call: the file grows as its text comes in",
    id: "call_1",
    argumentsText: JSON.stringify({ path: "src/queue.ts", mode: "create", content: FILE }),
  },
  {
    subject: "a wrong mode: the request is stopped there",
    id: "call_2",
    argumentsText: JSON.stringify({ path: "src/queue.ts", mode: "append", content: FILE }),
  },
];
