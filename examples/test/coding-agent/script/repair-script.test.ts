import { expect, test } from "vitest";
import { repairScript } from "../../../src/coding-agent/script/repair-script.ts";
import { SAMPLE_FILES } from "../../../src/coding-agent/script/sample-project.ts";
import { createScriptedModel } from "../../../src/coding-agent/script/scripted-model.ts";
import { run } from "../support/agent.ts";
import { useProject } from "../support/project.ts";

const project = useProject();
const model = createScriptedModel(repairScript);

test("repairs the sample project, though it errs in every way", async () => {
  const { current } = project;
  current.write(SAMPLE_FILES);
  const ran = await run(current, model);
  expect(ran).toMatchObject({ end: "stopped", turns: 8 });
  expect(current.read("greet.sh")).toContain("Hello, %s");
  expect(current.read("CHANGES.md")).toContain("greets with two l");
  const codes = ran.answers.filter((answer) => /^[A-Z_]+$/.test(answer));
  expect(codes.toSorted()).toEqual([
    "TIMEOUT",
    "UNKNOWN_TOOL",
    "VALIDATION_ERROR",
    "VALIDATION_ERROR",
    "VALIDATION_ERROR",
    "VALIDATION_ERROR",
    "VALIDATION_ERROR",
  ]);
});

test("reads what it is told: with everything denied it does not go on as if it were done", async () => {
  const { current } = project;
  current.allows = false;
  current.write(SAMPLE_FILES);
  const ran = await run(current, model);
  expect(ran).toMatchObject({ end: "stopped", turns: 4 });
  expect(JSON.stringify(ran.messages.at(-1))).toContain("not what I expected");
  expect(current.read("greet.sh")).toBe(SAMPLE_FILES["greet.sh"]);
});

test.each<[name: string, files: Readonly<Record<string, string>>, turns: number]>([
  ["an empty folder", {}, 3],
  ["another project", { "a.txt": "Hello", "test.sh": "exit 0\n" }, 3],
  ["a project that is repaired already", { ...SAMPLE_FILES, "greet.sh": 'printf "Hello, %s!\\n" "$1"\n' }, 4],
])("says so in %s, and changes nothing", async (_name, files, turns) => {
  const { current } = project;
  current.write(files);
  const ran = await run(current, model);
  expect(ran).toMatchObject({ end: "stopped", turns });
  expect(JSON.stringify(ran.messages.at(-1))).toContain("not what I expected");
  expect(Object.fromEntries(Object.keys(files).map((path) => [path, current.read(path)]))).toEqual(files);
});
