/** Columns to write in: those of the terminal up to 100, since longer lines are hard to read; 80 in a pipe. */
export function columnsOf(stream: { readonly columns?: number | undefined }): number {
  return Math.max(40, Math.min(stream.columns ?? 80, 100));
}
