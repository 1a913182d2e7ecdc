/** Longer names are no option's and no rule's, and are not compared. */
const MAX_LENGTH = 64;

/** The name of a short list that was probably meant: at most a third of its letters are other ones. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of names) {
    const distance = distanceBetween(plain(name), plain(candidate));
    if (distance < least && distance <= Math.max(1, candidate.length / 3)) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.\s]/g, "");
}

/** Insertions, deletions and replacements (Levenshtein). */
function distanceBetween(left: string, right: string): number {
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
