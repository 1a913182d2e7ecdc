import { printableName } from "./printable.ts";
import { suggest } from "./suggest.ts";

/** What to throw for an option of a name that there is not: a limit that is misspelt is no limit. */
export function unknownOption(name: string, names: Iterable<string>): TypeError {
  const suggestion = suggest(name, names);
  return new TypeError(
    `there is no option ${printableName(name)}${suggestion === undefined ? "" : `: did you mean ${suggestion}?`}`,
  );
}
