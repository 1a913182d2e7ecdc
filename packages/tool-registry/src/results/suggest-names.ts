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
  const edits = editDistance(left, right, most);
  if (edits <= most) return edits;
  const isPart = Math.min(left.length, right.length) >= 3 && (left.includes(right) || right.includes(left));
  // As many edits as letters are missing.
  return isPart ? MAX_EDITS + Math.abs(left.length - right.length) : undefined;
}

/**
 * Insertions, deletions and replacements (Levenshtein), or more than `most` for names that are further apart. Looks only at
 * the cells that `most` edits can reach, and stops at the first row without any: a message may hold thousands of names.
 */
function editDistance(left: string, right: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(left.length - right.length) > most) return tooFar;
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current: number[] = new Array<number>(right.length + 1).fill(tooFar);
    current[0] = row;
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(right.length, row + most); column += 1) {
      const replaced = (last[column - 1] ?? tooFar) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const cell = Math.min(replaced, (last[column] ?? tooFar) + 1, (current[column - 1] ?? tooFar) + 1);
      current[column] = cell;
      least = Math.min(least, cell);
    }
    if (least > most) return tooFar;
    last = current;
  }
  return last[right.length] ?? tooFar;
}
