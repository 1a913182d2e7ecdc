import { expect, test } from "vitest";
import { useProject } from "../support/project.ts";

const project = useProject();

test.each<[name: string, command: string, expected: string]>([
  ["output and exit code", "echo one; echo two >&2; exit 3", "one\ntwo\n[exit code 3]"],
  ["a command that says nothing", "true", "[exit code 0]"],
  ["a command that is none", "no-such-command-here 2>/dev/null", "[exit code 127]"],
  ["no input to wait for", "cat", "[exit code 0]"],
])("answers with %s", async (_name, command, expected) => {
  expect(await project.current.call("bash", { command })).toEqual({ code: undefined, text: expected });
  expect(project.current.questions.map((question) => question.summary)).toEqual(["Run the command, for at most 20 s?"]);
});

test("a command that hangs is a failure with what it said until then", async () => {
  const { code, text } = await project.current.call("bash", { command: "echo begun; sleep 600", timeout: 1 });
  expect(code).toBe("TIMEOUT");
  expect(text).toBe("begun\n[not done after 1 s: killed, with all that it had started]");
});

test.each<[name: string, args: object, words: string]>([
  ["a NUL", { command: "echo \0" }, "- /command: must not hold a NUL character"],
  ["a time limit as text", { command: "true", timeout: "1" }, "- /timeout: expected integer"],
  ["a time limit that is none", { command: "true", timeout: 0 }, "- /timeout: "],
])("refuses %s before anybody is asked", async (_name, args, words) => {
  const { code, text } = await project.current.call("bash", args);
  expect(code).toBe("VALIDATION_ERROR");
  expect(text).toContain(words);
  expect(project.current.questions).toEqual([]);
});

test("what was denied is not run", async () => {
  project.current.allows = false;
  expect((await project.current.call("bash", { command: "touch ran" })).code).toBe("DENIED");
  expect(project.current.has("ran")).toBe(false);
});

test("an abort answers at once", async () => {
  const stop = new AbortController();
  const answer = project.current.call("bash", { command: "sleep 600" }, stop.signal);
  setTimeout(() => stop.abort(), 50);
  expect((await answer).code).toBe("ABORTED");
});
