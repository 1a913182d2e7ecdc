import type { ToolProblem } from "./problem.ts";
import type { ToolEvent } from "./tool-event.ts";

/** The host's callbacks. What they return is not waited for; a promise that rejects is caught. */
export interface ObserverOptions {
  readonly onEvent?: ((event: ToolEvent) => unknown) | undefined;
  readonly onError?: ((problem: ToolProblem) => unknown) | undefined;
  readonly includeValues?: boolean | undefined;
}

/** Calls the host's callbacks so that nothing they do can hurt a call. */
export class Observer {
  readonly includesValues: boolean;
  readonly #onEvent: ((event: ToolEvent) => unknown) | undefined;
  readonly #onError: ((problem: ToolProblem) => unknown) | undefined;

  constructor({ onEvent, onError, includeValues = false }: ObserverOptions) {
    this.#onEvent = onEvent;
    this.#onError = onError;
    this.includesValues = includeValues;
  }

  event(event: ToolEvent): void {
    const onEvent = this.#onEvent;
    if (onEvent === undefined) return;
    callSafely(
      () => onEvent(event),
      (error) => this.problem({ error, phase: "event", id: event.id, name: event.name }),
    );
  }

  problem(problem: ToolProblem): void {
    const onError = this.#onError;
    if (onError === undefined) return;
    callSafely(
      () => onError(problem),
      // There is nobody left to tell.
      () => undefined,
    );
  }
}

/** Calls back, and hears of what is thrown now or later. */
export function callSafely(callback: () => unknown, onThrown: (error: unknown) => void): void {
  try {
    const returned = callback();
    if (typeof returned !== "object" || returned === null) return;
    new Promise((resolve) => {
      resolve(returned);
    }).catch(onThrown);
  } catch (error) {
    onThrown(error);
  }
}
