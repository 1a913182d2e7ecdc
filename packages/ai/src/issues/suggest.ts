/** Names longer than this are not compared: the table of distances grows with the square. */
const MAX_LENGTH = 64;

/** Names looked at for one suggestion, at the most: an enum may hold 20,000 members. */
const MAX_CANDIDATES = 20_000;

/** Cells of tables of distances filled for one suggestion, at the most: some 10 ms. */
const MAX_CELLS = 1_000_000;

/** Three rows of a table, used again and again; the empty column before the first included. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 2));

/** The one of `candidates` that was probably meant by `name`, if any is near enough; the first of equally near ones. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length === 0 || name.length > MAX_LENGTH) return undefined;
  const plainName = plain(name);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let looked = 0;
  let cells = 0;
  for (const candidate of candidates) {
    looked += 1;
    if (looked > MAX_CANDIDATES || cells > MAX_CELLS || bestDistance === 0) break;
    if (candidate.length > MAX_LENGTH) continue;
    const plainCandidate = plain(candidate);
    const most = mostEdits(plainName, plainCandidate, bestDistance);
    if (most > 0) cells += plainName.length * (2 * most + 1);
    const distance = distanceBetween(plainName, plainCandidate, most);
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

/** Edits that still leave a name recognizable, a third of the longer one, and make it nearer than `best`. */
function mostEdits(name: string, candidate: string, best: number): number {
  const longer = Math.max(name.length, candidate.length);
  const most = Math.min(Math.max(1, Math.floor(longer / 3)), longer - 1, best - 1);
  return Math.abs(name.length - candidate.length) > most ? -1 : most;
}

/** Infinity for what takes more than `most` edits, unless one name is a word of the other. */
function distanceBetween(name: string, candidate: string, most: number): number {
  const edits = most < 0 ? undefined : editDistance(name, candidate, most);
  if (edits !== undefined) return edits;
  const longer = Math.max(name.length, candidate.length);
  const shorter = Math.min(name.length, candidate.length);
  const isPart = shorter >= 3 && (name.includes(candidate) || candidate.includes(name));
  return isPart ? Math.floor(longer / 3) + (longer - shorter) : Number.POSITIVE_INFINITY;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours (optimal string alignment), undefined if there are more
 * than `most`: only the cells near the diagonal are filled, and none after a row that is over `most` already.
 */
function editDistance(left: string, right: string, most: number): number | undefined {
  let [beforeLast, last, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  const far = most + 1;
  for (let column = 0; column <= right.length; column += 1) last[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(right.length, row + most);
    // The cells beside the filled ones are read by the next row.
    current[from - 1] = from === 1 ? row : far;
    current[to + 1] = far;
    let least = current[from - 1] ?? far;
    for (let column = from; column <= to; column += 1) {
      const isEqual = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (isEqual ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[right.length] ?? far;
  return distance > most ? undefined : distance;
}
