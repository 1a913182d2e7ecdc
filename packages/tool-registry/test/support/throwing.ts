/** A function that throws whatever it is told, also what is no Error. */
export function throwing(thrown: unknown): () => never {
  return () => {
    // oxlint-disable-next-line typescript/only-throw-error -- tools throw what they like
    throw thrown;
  };
}
