/** Throws a `TypeError` for an option that is no positive integer or Infinity: with `NaN`, nothing would ever be too much. */
export function checkLimit(name: string, value: number | undefined): void {
  const isLimit = value === undefined || value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && value >= 1);
  if (!isLimit) throw new TypeError(`option ${name} must be a positive integer or Infinity`);
}
