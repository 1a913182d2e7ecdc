import { printable } from "../terminal/printable.ts";

/** What the command line asks for. */
export type Request =
  | {
      readonly kind: "run";
      /** Undefined: a temporary one. */
      readonly folder: string | undefined;
      /** Who decides about what writes; undefined: as the folder and the terminal have it. */
      readonly approval: "yes" | "ask" | undefined;
    }
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string };

export function readCommandLine(args: readonly string[]): Request {
  const folders: string[] = [];
  let approval: "yes" | "ask" | undefined;
  let onlyFolders = false;
  for (const argument of args) {
    if (onlyFolders || !argument.startsWith("-")) folders.push(argument);
    else if (argument === "--") onlyFolders = true;
    else if (argument === "--help" || argument === "-h") return { kind: "help" };
    else if (argument === "--yes" || argument === "--ask") {
      const wanted = argument === "--yes" ? "yes" : "ask";
      if (approval !== undefined && approval !== wanted) return mistake("--yes and --ask exclude each other");
      approval = wanted;
    } else return mistake(`unknown option ${printable(argument)}`);
  }
  if (folders.length > 1) return mistake("one folder at a time");
  if (folders[0] === "") return mistake("the folder's name is empty");
  return { kind: "run", folder: folders[0], approval };
}

function mistake(message: string): Request {
  return { kind: "mistake", message };
}

export const HELP = `usage: coding-agent [--yes | --ask] [FOLDER]

A small coding agent: the tools read, list, search, edit, write and bash, on a
scripted model that makes the mistakes of real ones. It works in FOLDER, or in a
temporary one with a sample project that is removed at the end. The script knows
the sample project only: in another folder it soon says so and stops.

What writes or runs something (edit, write, bash) needs a yes:

  --yes   everything is allowed
  --ask   you are asked, at the terminal

With neither, the script decides in the sample project; in FOLDER you are asked,
and where there is no terminal everything is denied. Paths cannot leave the
folder; a command that was allowed can do all that you can.

Exit code: 0 when the model came to its end, 1 when it did not, 2 when there was
nothing to begin with, 130 when you stopped it.
`;
