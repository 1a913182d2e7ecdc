import { printableName, suggest } from "@di-code/ai";

/** The error for a name that there is not; says which of `names` was probably meant. */
export function unknownName(kind: string, name: string, names: readonly string[]): TypeError {
  const nearest = suggest(name, names);
  return new TypeError(
    `there is no ${kind} ${printableName(name)}${nearest === undefined ? "" : `: did you mean ${nearest}?`}`,
  );
}
