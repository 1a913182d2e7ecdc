/** Whether a value is waited for by `await`. Throws what its getter throws. */
export function isPromiseLike(value: unknown): boolean {
  const isObject = (typeof value === "object" && value !== null) || typeof value === "function";
  return isObject && "then" in value && typeof value.then === "function";
}

/** Handles a promise that nobody will wait for: its rejection would end the process. */
export function letGo(promise: unknown): void {
  Promise.resolve(promise).then(ignore, ignore);
}

function ignore(): void {
  return undefined;
}
