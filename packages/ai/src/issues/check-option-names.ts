import { printableName } from "./printable.ts";
import { suggest } from "./suggest.ts";

/**
 * Throws a `TypeError` for an option of a name that there is not: a limit that is misspelt is no limit. `other` is an option
 * of the caller's own.
 */
export function checkOptionNames(options: object, names: ReadonlySet<string>, other?: string): void {
  for (const name of Object.keys(options)) if (!names.has(name) && name !== other) throw unknownOption(name, names);
}

function unknownOption(name: string, names: Iterable<string>): TypeError {
  const suggestion = suggest(name, names);
  return new TypeError(
    `there is no option ${printableName(name)}${suggestion === undefined ? "" : `: did you mean ${suggestion}?`}`,
  );
}
