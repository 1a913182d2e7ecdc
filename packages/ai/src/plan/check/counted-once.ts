import { surveyJson } from "../../value/survey-json.ts";
import type { Check } from "../node.ts";

/** Several schemas look at one value, which is counted before they do and not by them. */
export function countedOnce(checks: readonly Check[]): Check {
  return (value, depth, run) => {
    surveyJson(value, depth, run);
    const { keys } = run;
    run.descend();
    run.recounting += 1;
    const isValid = checks.every((check) => check(value, depth, run));
    run.recounting -= 1;
    run.ascend();
    run.keys = keys;
    return isValid;
  };
}
