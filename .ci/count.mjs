// Prints what each step of `.ci/run` did and, as the last line, `N passed, N failed`. Exits 1 when anything failed.
//
// Its argument is a file with a line a step: status, name, path of vitest's JSON report or `-`, seconds.
import { existsSync, readFileSync } from "node:fs";

const MAX_FAILURES = 10;
const MAX_FAILURE_LENGTH = 2_000;

/** What one step adds to the count. */
function countStep(status, report) {
  if (report === "-" || !existsSync(report)) {
    return {
      passed: status === "pass" && report === "-" ? 1 : 0,
      failed: status === "pass" && report === "-" ? 0 : 1,
      skipped: 0,
      names: [],
    };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  // A file that could not be loaded has failed and holds no test.
  const broken = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const counted = numFailedTests + broken.length;
  // An error outside of any test, or a run that found none, shows in the exit code alone.
  const failed = status === "pass" ? counted : Math.max(counted, 1);
  const names = [
    ...broken.map((file) => file.name),
    ...testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter((test) => test.status === "failed")
        .map(({ fullName, failureMessages }) => `${fullName}\n${(failureMessages ?? []).join("\n")}`),
    ),
  ];
  return { passed: numPassedTests, failed, skipped: numPendingTests, names };
}

const steps = readFileSync(process.argv[2] ?? "", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [status, name, report, seconds] = line.split("\t");
    return { name, seconds, ...countStep(status, report) };
  });

console.log();
// What failed is told once more at the end: of a long log, the end is what people get to see.
for (const { name, names } of steps) {
  for (const failure of names.slice(0, MAX_FAILURES)) {
    console.log(`FAILED in "${name}": ${failure.slice(0, MAX_FAILURE_LENGTH)}\n`);
  }
}
for (const { name, seconds, passed, failed, skipped } of steps) {
  const mark = failed === 0 ? "ok    " : "FAILED";
  console.log(
    `${mark} ${String(seconds).padStart(4)} s  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}
const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 || steps.length === 0 ? 1 : 0;
