import { surveyJson } from "../../value/survey-json.ts";
import type { Check } from "../node.ts";
import { costOfAnother } from "./step-cost.ts";

/** Several schemas look at one value, which is counted before they do and not by them. */
export function countedOnce(checks: readonly Check[]): Check {
  return (value, depth, run) => {
    if (run.recounting === 0) surveyJson(value, depth, run);
    const { keys } = run;
    run.descend();
    run.recounting += 1;
    const cost = costOfAnother(value);
    const isValid = checks.every((check) => {
      run.spend(cost);
      return check(value, depth, run);
    });
    run.recounting -= 1;
    run.ascend();
    run.keys = keys;
    return isValid;
  };
}
