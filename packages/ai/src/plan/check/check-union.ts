import { surveyNumber } from "../../value/survey-json.ts";
import type { Check, SchemaNode, UnionRule } from "../node.ts";
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
  const test = literalTest(union);
  if (test !== undefined) return test;
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

/** The check of a union of scalar literals, which looks at nothing but the value itself. */
function literalTest(union: UnionRule): Check | undefined {
  const literals = literalUnion(union);
  if (literals === undefined || literals.some((value) => typeof value === "object")) return undefined;
  if (union.keyword === "oneOf" && new Set(literals).size < literals.length) return undefined;
  const test = scalarTest(literals);
  if (!literals.some((value) => typeof value === "number")) return test;
  return (value, _depth, run) => {
    if (typeof value === "number") surveyNumber(value, run);
    return test(value);
  };
}
