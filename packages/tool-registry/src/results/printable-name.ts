import { printableName as printable } from "@di-code/ai";

/** A name that somebody else chose, between the quotes of a message: as `ai` shows it, quotes escaped; "" for what is no text. */
export function printableName(name: unknown): string {
  return typeof name === "string" ? printable(name).replaceAll('"', '\\"') : "";
}
