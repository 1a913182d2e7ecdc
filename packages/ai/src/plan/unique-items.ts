import type { Run } from "../value/run.ts";
import { canonicalText } from "./json-equality.ts";

/**
 * Index of the first item that equals an earlier one, and of that one; near linear in the size of the array. Values
 * are compared, not hashes of them: `[[1], 2]` and `[[1, 2]]` differ. Steps are counted in `run`, since arrays within
 * arrays may each ask the same of all that they hold.
 */
export function findDuplicateItem(
  items: readonly unknown[],
  run: Run,
): { readonly index: number; readonly earlier: number } | undefined {
  const scalars = new Map<unknown, number>();
  const containers = new Map<string, number>();
  run.spend(items.length);
  for (const [index, item] of items.entries()) {
    let earlier: number | undefined;
    if (typeof item === "object" && item !== null) {
      const text = canonicalText(item);
      run.spend(text.length);
      earlier = note(containers, text, index);
    } else {
      // A Map tells 1, "1" and true apart and takes -0 for 0, as equality of JSON values does.
      earlier = note(scalars, item, index);
    }
    if (earlier !== undefined) return { index, earlier };
  }
  return undefined;
}

function note<TKey>(seen: Map<TKey, number>, key: TKey, index: number): number | undefined {
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, index);
  return earlier;
}
