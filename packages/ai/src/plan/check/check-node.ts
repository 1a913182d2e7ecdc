import type { Run } from "../../value/run.ts";
import { surveyNumber } from "../../value/survey-json.ts";
import { ALL_KINDS, ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING } from "../kinds.ts";
import type { Check, SchemaNode } from "../node.ts";
import { hasApplicators, isOnlyReference, tracksEvaluation } from "../node-shape.ts";
import { applicatorChecks } from "./check-applicators.ts";
import { arrayCheck, surveyValue } from "./check-array.ts";
import { objectCheck } from "./check-object.ts";
import { numberTest, stringTest } from "./check-scalars.ts";
import { unionCheck } from "./check-union.ts";
import { countedOnce } from "./counted-once.ts";
import { evaluationCheck } from "./evaluation.ts";
import { costOfReading } from "./step-cost.ts";

/** The closure that checks a node; those of its subschemas are there already, references are looked up when called. */
export function nodeCheck(node: SchemaNode): Check {
  if (!node.possible) return () => false;
  if (isOnlyReference(node)) return referenceCheck(node);
  const union = unionCheck(node);
  if (union !== undefined) return union;
  if (tracksEvaluation(node)) return countedOnce([evaluationCheck(node)]);
  // Refinements come last: they are written for values that satisfy the rest.
  const refinements = node.hidden.map((rule): Check => rule.test);
  if (hasApplicators(node)) return countedOnce([node.own, ...applicatorChecks(node), ...refinements]);
  const { own } = node;
  if (refinements.length === 0) return own;
  return (value, depth, run) => own(value, depth, run) && refinements.every((check) => check(value, depth, run));
}

function referenceCheck(node: SchemaNode): Check {
  const target = node.reference;
  return (value, depth, run) => {
    run.descend();
    const isValid = target?.check(value, depth, run) ?? false;
    run.ascend();
    return isValid;
  };
}

/** What the node says of the value itself, apart from the schemas that it applies to it. */
export function ownCheck(node: SchemaNode): Check {
  const kinds = kindCheck(node);
  const tests = node.literals.map((literal) => literal.test);
  const [first] = tests;
  if (first === undefined) return kinds;
  if (tests.length === 1) return (value, depth, run) => kinds(value, depth, run) && first(value);
  return (value, depth, run) => kinds(value, depth, run) && tests.every((test) => test(value));
}

function kindCheck(node: SchemaNode): Check {
  switch (node.kinds) {
    case STRING:
      return onlyString(stringTest(node.string));
    case NUMBER:
      return onlyNumber(numberTest(node.number, node.integer));
    case BOOLEAN:
      return (value) => typeof value === "boolean";
    case NULL:
      return (value) => value === null;
    case ARRAY: {
      const check = arrayCheck(node.array);
      return (value, depth, run) => Array.isArray(value) && check(value, depth, run);
    }
    case OBJECT: {
      const check = objectCheck(node.object);
      return (value, depth, run) =>
        typeof value === "object" && value !== null && !Array.isArray(value) && check(value, depth, run);
    }
    default:
      return mixedCheck(node);
  }
}

function onlyString(test: ((text: string) => boolean) | undefined): Check {
  return test === undefined
    ? (value) => typeof value === "string"
    : (value, _depth, run) => {
        if (typeof value !== "string") return false;
        spendOnText(value, run);
        return test(value);
      };
}

/** A text that stands in a value which several schemas look at is read again by each of them. */
function spendOnText(text: string, run: Run): void {
  if (run.recounting > 0) run.spend(costOfReading(text));
}

/** A number that is not finite is no JSON: the text or the copy says so when it is refused here. */
function onlyNumber(test: ((value: number) => boolean) | undefined): Check {
  if (test === undefined) {
    return (value, _depth, run) => {
      if (typeof value !== "number") return false;
      surveyNumber(value, run);
      return value - value === 0;
    };
  }
  return (value, _depth, run) => {
    if (typeof value !== "number") return false;
    surveyNumber(value, run);
    return value - value === 0 && test(value);
  };
}

/** Several kinds are allowed, each with its own rules. */
function mixedCheck(node: SchemaNode): Check {
  const { kinds } = node;
  const string = stringTest(node.string);
  const number = numberTest(node.number, node.integer);
  const hasContainerRules = node.array !== undefined || node.object !== undefined;
  if (kinds === ALL_KINDS && string === undefined && number === undefined && !hasContainerRules) return surveyValue;
  const array = arrayCheck(node.array);
  const object = objectCheck(node.object);
  return (value: unknown, depth: number, run: Run): boolean => {
    switch (typeof value) {
      case "string":
        if (string !== undefined) spendOnText(value, run);
        return (kinds & STRING) !== 0 && (string === undefined || string(value));
      case "number":
        surveyNumber(value, run);
        return (kinds & NUMBER) !== 0 && value - value === 0 && (number === undefined || number(value));
      case "boolean":
        return (kinds & BOOLEAN) !== 0;
      case "object":
        if (value === null) return (kinds & NULL) !== 0;
        if (Array.isArray(value)) return (kinds & ARRAY) !== 0 && array(value, depth, run);
        return (kinds & OBJECT) !== 0 && object(value, depth, run);
      default:
        return false;
    }
  };
}
