import { printable } from "../terminal/printable.ts";

/** What the command line asks for. */
export type Request =
  | { readonly kind: "check"; readonly file: string }
  | { readonly kind: "help" }
  | { readonly kind: "mistake"; readonly message: string };

/** Stands for standard input. */
export const STANDARD_INPUT = "-";

export function readCommandLine(args: readonly string[]): Request {
  const files: string[] = [];
  let onlyFiles = false;
  for (const argument of args) {
    if (onlyFiles || argument === STANDARD_INPUT || !argument.startsWith("-")) files.push(argument);
    else if (argument === "--") onlyFiles = true;
    else if (argument === "--help" || argument === "-h") return { kind: "help" };
    else return { kind: "mistake", message: `unknown option ${printable(argument)}` };
  }
  const [file = STANDARD_INPUT, ...more] = files;
  if (more.length > 0) return { kind: "mistake", message: "one file at a time" };
  if (file === "") return { kind: "mistake", message: "the file's name is empty" };
  return { kind: "check", file };
}

export const HELP = `usage: check-calls [FILE]

Checks recorded tool calls against their tools' schemas, and the schemas
themselves. Reads JSON lines from FILE, or from standard input without one or
with "-". A line is one of

  {"tools": [{"name", "parameters"}], "calls": [{"name", "arguments"}]}
      Each call is checked against the tool of its name. "arguments" is an
      object, or JSON text as a provider sends it. Where a call has "valid",
      the verdict is compared with it.
  {"tool": {"name", "inputSchema"}}
      The schema is compiled. The tool's "examples", if it has any, are checked
      as calls; without them an empty object is tried, which shows how many
      tools can be called without arguments. It counts as no call.

In both, "parameters" and "inputSchema" are the same. All schemas are taken as
imported: what cannot be enforced in them is listed instead of refused. A line
that is no such JSON, is no UTF-8 or is longer than 16 MiB is named by its
number, skipped and counted. Blank lines are passed over.

The report goes to standard output; messages, and a progress bar on a terminal,
to standard error. Exit code: 0, also when calls are refused; 1 when a schema
could not be compiled or a line was broken; 2 when the input could not be read
or holds no lines.
`;
