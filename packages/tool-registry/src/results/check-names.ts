import { printableName } from "./printable-name.ts";

/** Throws a `TypeError` for an option of a name that there is not: a limit or a signal that is misspelt is none. */
export function checkNames(options: object, names: ReadonlySet<string>): void {
  for (const name of Object.keys(options)) {
    if (!names.has(name)) throw new TypeError(`there is no option ${printableName(name)}`);
  }
}
