/** The parameters of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

const HYPHEN = 45;
const MAX_CODE_POINT = 0x10ffff;

/** RFC 3492, section 6.1. */
function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / points);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35; -1 for anything else. */
function digitValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 22;
  const lower = code | 32;
  return lower >= 97 && lower <= 122 ? lower - 97 : -1;
}

function digitCode(value: number): number {
  return value < 26 ? value + 97 : value + 22;
}

/**
 * The code points that an ASCII text stands for, or `undefined` where it is not Punycode (RFC 3492, section 6.2).
 * The cost is quadratic: for labels, which are at most 63 characters long.
 */
export function decodePunycode(text: string): number[] | undefined {
  const points: number[] = [];
  const delimiter = text.lastIndexOf("-");
  for (let at = 0; at < delimiter; at += 1) points.push(text.charCodeAt(at));
  let at = delimiter < 0 ? 0 : delimiter + 1;
  let n = INITIAL_N;
  let bias = INITIAL_BIAS;
  let index = 0;
  while (at < text.length) {
    const before = index;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = at < text.length ? digitValue(text.charCodeAt(at)) : -1;
      at += 1;
      if (digit < 0) return undefined;
      index += digit * weight;
      const limit = threshold(k, bias);
      if (digit < limit) break;
      weight *= BASE - limit;
      // Past this no label has a place or a code point, and doubles would begin to round.
      if (index > MAX_CODE_POINT * 64) return undefined;
    }
    const count = points.length + 1;
    bias = adapt(index - before, count, before === 0);
    n += Math.floor(index / count);
    if (n > MAX_CODE_POINT) return undefined;
    index %= count;
    points.splice(index, 0, n);
    index += 1;
  }
  return points;
}

/**
 * The Punycode of some code points, without a prefix (RFC 3492, section 6.3). The cost is quadratic: for labels, which
 * the caller has bounded.
 */
export function encodePunycode(points: readonly number[]): string {
  const output: number[] = points.filter((point) => point < INITIAL_N);
  const basic = output.length;
  if (basic > 0) output.push(HYPHEN);
  let handled = basic;
  let n = INITIAL_N;
  let bias = INITIAL_BIAS;
  let delta = 0;
  while (handled < points.length) {
    let next = MAX_CODE_POINT;
    for (const point of points) if (point >= n && point < next) next = point;
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      let rest = delta;
      for (let k = BASE; ; k += BASE) {
        const limit = threshold(k, bias);
        if (rest < limit) break;
        output.push(digitCode(limit + ((rest - limit) % (BASE - limit))));
        rest = Math.floor((rest - limit) / (BASE - limit));
      }
      output.push(digitCode(rest));
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return String.fromCharCode(...output);
}
