/** A number with commas between its thousands, whatever the language of the system. */
export function showNumber(value: number): string {
  return value.toLocaleString("en-US");
}
