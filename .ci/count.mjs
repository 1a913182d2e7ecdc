// Prints what each step of `.ci/run` did and, as the last line, `N passed, N failed`. Exits 1 when anything failed.
//
// Its argument is a file with a line a step: status, name, path of vitest's JSON report or `-`, seconds.
import { existsSync, readFileSync } from "node:fs";

/** What one step adds to the count. */
function countStep(status, report) {
  if (report === "-" || !existsSync(report)) {
    return {
      passed: status === "pass" && report === "-" ? 1 : 0,
      failed: status === "pass" && report === "-" ? 0 : 1,
      skipped: 0,
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
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

const steps = readFileSync(process.argv[2] ?? "", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [status, name, report, seconds] = line.split("\t");
    return { name, seconds, ...countStep(status, report) };
  });

console.log();
for (const { name, seconds, passed, failed, skipped } of steps) {
  const mark = failed === 0 ? "ok    " : "FAILED";
  console.log(
    `${mark} ${String(seconds).padStart(4)} s  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}
const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 || steps.length === 0 ? 1 : 0;
