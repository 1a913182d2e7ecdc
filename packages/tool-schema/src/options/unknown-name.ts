import { printableName } from "@di-code/ai";
import { nearestName } from "./nearest-name.ts";

/** The error for a name that there is not; says which of `names` was probably meant. */
export function unknownName(kind: string, name: string, names: readonly string[]): TypeError {
  const nearest = nearestName(name, names);
  return new TypeError(
    `there is no ${kind} ${printableName(name)}${nearest === undefined ? "" : `: did you mean ${nearest}?`}`,
  );
}
