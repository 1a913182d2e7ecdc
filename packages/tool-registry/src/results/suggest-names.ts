/** Most names that are suggested. */
const MAX_SUGGESTIONS = 3;

/** Most edits between what was said and what was meant; short names allow fewer. */
const MAX_EDITS = 3;

/** Longer names are no tool's. */
const MAX_LENGTH = 64;

/** The names that were probably meant by one that is unknown, the nearest first. */
export function suggestNames(name: string, known: Iterable<string>): readonly string[] {
  // What is no text at all comes from hosts without types.
  if (typeof name !== "string" || name === "" || name.length > MAX_LENGTH) return [];
  const plainName = plain(name);
  const near: { readonly name: string; readonly distance: number }[] = [];
  for (const candidate of known) {
    const distance = distanceBetween(plainName, plain(candidate));
    if (distance !== undefined) near.push({ name: candidate, distance });
  }
  return near
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map((candidate) => candidate.name);
}

/** `readFile`, `read-file` and `read_file` are one name to a model. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.\s]/g, "");
}

/** Undefined for names that nobody takes for each other; a name inside the other comes after all that differ by edits. */
function distanceBetween(left: string, right: string): number | undefined {
  const longer = Math.max(left.length, right.length);
  const most = Math.min(MAX_EDITS, Math.max(1, Math.floor(longer / 3)), longer - 1);
  const edits = editDistance(left, right);
  if (edits <= most) return edits;
  const isPart = Math.min(left.length, right.length) >= 3 && (left.includes(right) || right.includes(left));
  return isPart ? MAX_EDITS + edits : undefined;
}

/** Insertions, deletions and replacements (Levenshtein); at most 64 by 64 cells. */
function editDistance(left: string, right: string): number {
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    last = current;
  }
  return last[right.length] ?? 0;
}
