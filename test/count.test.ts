import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const script = fileURLToPath(new URL("../.ci/count.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "di-code-count-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const green = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, testResults: [] };
const red = {
  numPassedTests: 4,
  numFailedTests: 2,
  numPendingTests: 0,
  testResults: [
    {
      status: "failed",
      assertionResults: [
        { status: "failed", fullName: "adds up", failureMessages: ["3 is not 4"] },
        { status: "failed" },
      ],
    },
  ],
};
const broken = { ...green, testResults: [{ name: "broken.test.ts", status: "failed", assertionResults: [] }] };

interface Step {
  readonly status: "pass" | "fail";
  readonly report?: object | "missing";
}

function count(steps: readonly Step[]): {
  readonly output: string;
  readonly lastLine: string | undefined;
  readonly code: number | null;
} {
  const lines = steps.map(({ status, report }, index) => {
    const path = join(folder, `${index}.json`);
    rmSync(path, { force: true });
    if (typeof report === "object") writeFileSync(path, JSON.stringify(report));
    return `${status}\tstep ${index}\t${report === undefined ? "-" : path}\t1\n`;
  });
  const file = join(folder, "steps");
  writeFileSync(file, lines.join(""));
  const result = spawnSync(process.execPath, [script, file], { encoding: "utf8" });
  return { output: result.stdout, lastLine: result.stdout.trimEnd().split("\n").at(-1), code: result.status };
}

test.each<[name: string, steps: readonly Step[], lastLine: string, code: number]>([
  [
    "adds up what the reports say",
    [
      { status: "pass", report: green },
      { status: "fail", report: red },
    ],
    "9 passed, 2 failed",
    1,
  ],
  [
    "counts a step without tests as one",
    [{ status: "pass" }, { status: "pass", report: green }],
    "6 passed, 0 failed",
    0,
  ],
  ["counts a failed step without tests as one", [{ status: "fail" }], "0 passed, 1 failed", 1],
  ["counts a file that could not be loaded", [{ status: "fail", report: broken }], "5 passed, 1 failed", 1],
  ["counts an error outside of the tests", [{ status: "fail", report: green }], "5 passed, 1 failed", 1],
  ["counts a test run without a report as failed", [{ status: "pass", report: "missing" }], "0 passed, 1 failed", 1],
  ["takes no step at all for a failure", [], "0 passed, 0 failed", 1],
])("%s", (_name, steps, lastLine, code) => {
  expect(count(steps)).toMatchObject({ lastLine, code });
});

test("names what failed, with the reason", () => {
  const { output } = count([
    { status: "fail", report: red },
    { status: "fail", report: broken },
  ]);
  expect(output).toContain('FAILED in "step 0": adds up\n3 is not 4\n');
  expect(output).toContain('FAILED in "step 1": broken.test.ts\n');
});
