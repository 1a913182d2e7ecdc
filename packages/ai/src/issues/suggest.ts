/** Names longer than this are not compared: the table of distances grows with the square. */
const MAX_LENGTH = 64;

/** Names compared at the most: an enum may hold thousands. */
const MAX_CANDIDATES = 1_000;

/** The one of `candidates` that was probably meant by `name`, if any is near enough. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length === 0 || name.length > MAX_LENGTH) return undefined;
  const plainName = plain(name);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let compared = 0;
  for (const candidate of candidates) {
    compared += 1;
    if (compared > MAX_CANDIDATES) break;
    const distance = distanceBetween(plainName, plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `page_size`, `pageSize` and `PageSize` are one name to a model. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.\s]/g, "");
}

/** Infinity for what is too far: more than a third of the longer name, unless one is a word of the other. */
function distanceBetween(name: string, candidate: string): number {
  const longer = Math.max(name.length, candidate.length);
  const shorter = Math.min(name.length, candidate.length);
  if (longer > MAX_LENGTH) return Number.POSITIVE_INFINITY;
  const limit = Math.max(1, Math.floor(longer / 3));
  const edits = longer - shorter > limit ? Number.POSITIVE_INFINITY : editDistance(name, candidate);
  if (edits <= limit && edits < longer) return edits;
  const isPart = shorter >= 3 && (name.includes(candidate) || candidate.includes(name));
  return isPart ? limit + (longer - shorter) : Number.POSITIVE_INFINITY;
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isEqual = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
