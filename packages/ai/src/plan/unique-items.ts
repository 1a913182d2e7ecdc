import { canonicalText } from "./json-equality.ts";

/**
 * Index of the first item that equals an earlier one, and of that one; near linear in the size of the array. Values
 * are compared, not hashes of them: `[[1], 2]` and `[[1, 2]]` differ.
 */
export function findDuplicateItem(
  items: readonly unknown[],
): { readonly index: number; readonly earlier: number } | undefined {
  const scalars = new Map<unknown, number>();
  const containers = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    // A Map tells 1, "1" and true apart and takes -0 for 0, as equality of JSON values does.
    const earlier =
      typeof item === "object" && item !== null
        ? note(containers, canonicalText(item), index)
        : note(scalars, item, index);
    if (earlier !== undefined) return { index, earlier };
  }
  return undefined;
}

function note<TKey>(seen: Map<TKey, number>, key: TKey, index: number): number | undefined {
  const earlier = seen.get(key);
  if (earlier === undefined) seen.set(key, index);
  return earlier;
}
