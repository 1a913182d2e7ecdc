import type { Context } from "@di-code/ai";
import type { ScriptedCall, ScriptedTurn, Script } from "./scripted-model.ts";
import { Told } from "./told.ts";

/** What to say when told this; undefined when that is not what this turn waits for. */
type Step = (told: Told) => ScriptedTurn | undefined;

/**
 * A model that makes the mistakes that models make, and mends them by what it is told: names come from the suggestions in
 * the answers, limits and passages from what was read. The step is found by the answers alone; where none fits, as in
 * another folder, the script says so and stops.
 */
export const repairScript: Script = ({ messages }: Context) => {
  const told = new Told(messages);
  for (const step of STEPS) {
    const turn = step(told);
    if (turn !== undefined) return turn;
  }
  return { text: "That is not what I expected here: I only know the sample project. I stop." };
};

const lookAround: Step = (told) =>
  told.isNothing
    ? {
        text: "I look around first.",
        calls: [
          call("list", { path: ".", depth: 2 }),
          call("read", { pth: "test.sh" }),
          call("serach", { query: "Hello" }),
        ],
      }
    : undefined;

/** Told the right names of a parameter and a tool. */
const correctNames: Step = (told) => {
  const parameter = told.find(1, /did you mean "(?<found>\w+)"/);
  const tool = told.find(2, /Did you mean "(?<found>\w+)"/);
  if (parameter === undefined || tool === undefined) return undefined;
  return {
    text: `The parameter is "${parameter}", and the tool "${tool}".`,
    calls: [
      call("read", { [parameter]: "test.sh" }),
      call(tool, { query: "Hel" }),
      call("read", { path: "greet.sh", limit: "40" }),
    ],
  };
};

/** Told that a number is no text, and by the search where to look. */
const readAndTest: Step = (told) => {
  const file = told.find(1, /^(?<found>[\w.]+):\d+: printf/m);
  if (file === undefined || !told.text(2).includes("/limit: expected integer")) return undefined;
  return {
    text: "A number, then. I read the script and run the test.",
    calls: [call("read", { path: file, limit: 40 }), call("bash", { command: "sh test.sh" })],
  };
};

/** Told the file and what the test has got; quotes the line wrongly. */
const editBadly: Step = (told) =>
  told.text(0).includes("printf") && told.text(1).includes("[exit code 1]")
    ? {
        text: "It greets with one l too few.",
        calls: [
          call("edit", { path: "greet.sh", edits: [{ old: 'echo "Helo, $name!"', new: 'echo "Hello, $name!"' }] }),
          call("read", { path: "../../etc/passwd" }),
        ],
      }
    : undefined;

/** Told that the passage does not stand there, and that a path leaves the folder. */
const editWell: Step = (told) =>
  told.text(0).includes("must stand in the file exactly once") && told.isError(1)
    ? {
        text: "I quote the line as it stands there, and stay in the folder.",
        calls: [
          call("edit", { path: "greet.sh", edits: [{ old: 'printf "Helo, %s', new: 'printf "Hello, %s' }] }),
          call("bash", { command: "sh test.sh" }),
          call("bash", { command: "sh tools/watch.sh", timeout: 1 }),
        ],
      }
    : undefined;

/** Told that the test passes, and that a command would never have ended. */
const noteBadly: Step = (told) =>
  told.text(1).includes("[exit code 0]") && told.text(2).includes("killed")
    ? { text: "The test passes; the watcher never ends. Now the note.", calls: [note("append")] }
    : undefined;

/** Told which modes there are, before the note was written out. */
const noteWell: Step = (told) => {
  const mode = told.find(0, /\/mode: .*one of (?<found>\w+)/);
  if (mode === undefined) return undefined;
  return {
    text: `Then "${mode}". And I tidy up.`,
    calls: [note(mode), call("bash", { command: "rm -rf tools test.sh" })],
  };
};

const finish: Step = (told) => {
  if (told.text(0) !== "The file is created.") return undefined;
  const left = told.isError(1) ? " I was not allowed to remove anything, and have not." : "";
  return { text: `greet.sh said "Helo". It is repaired, the test passes, and CHANGES.md says so.${left}` };
};

const STEPS: readonly Step[] = [
  lookAround,
  correctNames,
  readAndTest,
  editBadly,
  editWell,
  noteBadly,
  noteWell,
  finish,
];

function call(name: string, args: Readonly<Record<string, unknown>>): ScriptedCall {
  return { name, argumentsText: JSON.stringify(args) };
}

function note(mode: string): ScriptedCall {
  const lines = ["# Changes", "", "- greet.sh greets with two l again.", ...reasons()];
  return call("write", { path: "CHANGES.md", mode, content: `${lines.join("\n")}\n` });
}

/** A long text, as notes of models are: what is not written out when its call is refused before. */
function reasons(): readonly string[] {
  return [
    "- Why: printf was given the word as it is, and nothing reads it again before the test does.",
    "- How it was found: the search for the greeting named the line, and the test showed both words.",
    "- What was not done: the watcher in tools/ never ends, and is left as it is.",
  ];
}
