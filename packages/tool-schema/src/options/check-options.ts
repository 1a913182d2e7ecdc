import { unknownName } from "./unknown-name.ts";

/**
 * Throws a `TypeError` for options that are no object, and for one of another name than these: a limit that is misspelt is
 * no limit. The values are for the caller to check.
 */
export function checkOptions(options: unknown, names: readonly string[]): void {
  if (typeof options !== "object" || options === null) throw new TypeError("options must be an object");
  checkNames("option", options, names);
}

/** The same for the members of one option. */
export function checkNames(kind: string, value: object, names: readonly string[]): void {
  for (const name of Object.keys(value)) if (!names.includes(name)) throw unknownName(kind, name, names);
}
