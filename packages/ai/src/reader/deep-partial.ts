/**
 * Arguments as far as they have come: members may be missing, items may yet be added, and a string may still be
 * growing, so that not even one of an `enum` is what its type says.
 */
export type DeepPartial<T> = T extends string
  ? string
  : T extends readonly (infer TItem)[]
    ? readonly DeepPartial<TItem>[]
    : T extends object
      ? { readonly [TKey in keyof T]?: DeepPartial<T[TKey]> }
      : T;
