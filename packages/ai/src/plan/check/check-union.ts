import { surveyNumber } from "../../value/survey-json.ts";
import type { Check, SchemaNode } from "../node.ts";
import { isOnlyUnion } from "../node-shape.ts";
import { applicatorChecks } from "./check-applicators.ts";
import { scalarTest } from "../scalar-test.ts";
import { countedOnce } from "./counted-once.ts";
import { candidates, literalUnion, unionChoice } from "./union-choice.ts";

/**
 * The check of a node that is nothing but a union. Mostly the value itself tells which branch to ask: by its kind, by
 * a discriminator, or because all branches are literals; only where several may take it are they tried in turn.
 */
export function unionCheck(node: SchemaNode): Check | undefined {
  const [union] = node.unions;
  if (union === undefined || !isOnlyUnion(node)) return undefined;
  const literals = literalUnion(union);
  if (literals?.every((value) => typeof value !== "object") === true) {
    if (union.keyword === "anyOf" || new Set(literals).size === literals.length) {
      const test = scalarTest(literals);
      return (value, _depth, run) => {
        if (typeof value === "number") surveyNumber(value, run);
        return test(value);
      };
    }
  }
  const choice = unionChoice(union);
  const tryAll = countedOnce(applicatorChecks(node));
  return (value, depth, run) => {
    const branches = candidates(choice, value);
    const [branch] = branches;
    if (branch === undefined) return false;
    if (branches.length > 1) return tryAll(value, depth, run);
    run.descend();
    const isValid = branch.check(value, depth, run);
    run.ascend();
    return isValid;
  };
}
