import { rmSync } from "node:fs";
import { mkdir, mkdtemp, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The project that the script works on: small, and in need of a repair. */
export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "README.md": "# greet\n\nPrints a greeting.\n\n    sh greet.sh Kim\n",
  "greet.sh": '# Usage: greet.sh NAME\nname=${1:-world}\nprintf "Helo, %s!\\n" "$name"\n',
  "test.sh": [
    "# Exits 1 when the greeting is not what the README promises.",
    "got=$(sh greet.sh Kim)",
    '[ "$got" = "Hello, Kim!" ] && echo "1 passed" && exit 0',
    'echo "expected: Hello, Kim!"',
    'echo "got:      $got"',
    "exit 1",
    "",
  ].join("\n"),
  "tools/watch.sh":
    "# Runs the test every minute, for ever.\necho watching\nwhile :; do sleep 60 & wait; sh test.sh; done\n",
};

export const SAMPLE_TASK = "The test fails. Find out why, repair it, and note the repair in CHANGES.md.";

/** A new temporary folder with the project in it, and what takes it away: at once, so that it works at any exit. */
export async function createSampleProject(): Promise<{
  readonly root: string;
  readonly remove: () => void;
}> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "di-code-agent-")));
  for (const [path, text] of Object.entries(SAMPLE_FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) };
}
