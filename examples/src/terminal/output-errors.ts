/**
 * What to do when the output cannot be written, for a program of this name: whoever reads it may stop before its end
 * (`| head`), which is no error of ours; a full disk is one, said in a line, with exit code 2.
 */
export function handleOutputErrors(program: string): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    process.stderr.write(`${program}: the output cannot be written (${error.code ?? error.name})\n`);
    process.exit(2);
  });
  process.stderr.on("error", () => process.exit());
}
