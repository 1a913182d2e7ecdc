import { printableLine } from "./printable-text.ts";

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_-]*$/;
const MAX_NAME = 64;

/** A member's name as a label where nobody wrote one: `max_results` and `maxResults` are `Max results`. */
export function wordsOfName(name: string): string {
  // What is no plain identifier is shown as it stands: guessing at its words could deceive.
  if (name.length > MAX_NAME || !IDENTIFIER.test(name)) return printableLine(name, MAX_NAME);
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter((word) => word !== "")
    // `URL` and `ID` keep their capitals.
    .map((word) => (/^[A-Z][a-z0-9]+$/.test(word) ? word.toLowerCase() : word));
  const text = words.join(" ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
