import { printableName } from "@di-code/ai";
import { nearestName } from "./nearest-name.ts";

/** Names that are told where none is near; more are looked up in the documentation. */
const MAX_TOLD = 12;

/** The error for a name that there is not; says which of `names` was probably meant, or which there are. */
export function unknownName(kind: string, name: string, names: readonly string[]): TypeError {
  const nearest = nearestName(name, names);
  return new TypeError(`there is no ${kind} ${printableName(name)}${hint(nearest, names)}`);
}

function hint(nearest: string | undefined, names: readonly string[]): string {
  if (nearest !== undefined) return `: did you mean ${nearest}?`;
  return names.length === 0 || names.length > MAX_TOLD ? "" : `; there are ${names.join(", ")}`;
}
