import { tooDeep, tooMany, UNSAFE_KEY } from "../issues/messages.ts";
import { placeOf } from "../issues/place.ts";
import { type CopyProblem, findCopyProblems } from "../value/find-copy-problems.ts";
import { Interruption } from "../value/run.ts";
import { type Refusal, refusal, rootRefusal } from "./refusal.ts";
import type { Settings } from "./settings.ts";

/** Why a walk over a value did not come to its end, with the places: asked only after it has not. */
export function copyRefusal(cause: unknown, value: unknown, settings: Settings): Refusal {
  const { problems, omitted } = findCopyProblems(value, settings, settings.maxIssues);
  const [first] = problems;
  // A value may be too deep for the schema's levels before it is too deep for itself.
  const isSteps = cause instanceof Interruption && cause.kind === "steps";
  if (isSteps && first?.kind !== "depth" && first?.kind !== "nodes") return stepsRefusal();
  if (first === undefined) return unplacedRefusal(cause, settings);
  switch (first.kind) {
    case "not_cloneable":
      return rootRefusal("not_json", "not_cloneable", NOT_CLONEABLE, {
        place: placeOf(first.segments),
        shownPath: "/",
      });
    case "depth":
    case "nodes":
      return limitRefusal(first, settings);
    default:
      return listedRefusal(problems, omitted);
  }
}

const NOT_CLONEABLE = "arguments must contain only structured-clone-compatible values";

export function stepsRefusal(): Refusal {
  return rootRefusal("limit", "limit", "arguments take too many steps to check against the tool schema");
}

function limitRefusal(problem: CopyProblem, settings: Settings): Refusal {
  const message = problem.kind === "depth" ? tooDeep(settings.maxDepth) : tooMany(settings.maxNodes);
  return rootRefusal("limit", "limit", message, { place: placeOf(problem.segments) });
}

/** Every place that is no JSON, or unsafe. */
function listedRefusal(problems: readonly CopyProblem[], omitted: number): Refusal {
  const drafts = problems.map((problem) => ({
    place: placeOf(problem.segments),
    keyword: problem.kind,
    message: problem.kind === "not_json" ? "must be a JSON value" : UNSAFE_KEY,
  }));
  const code = problems.some((problem) => problem.kind === "not_json") ? "not_json" : "unsafe_json";
  return refusal(code, drafts, omitted);
}

/**
 * Why the walk ended, without a place: the value showed nothing when it was looked at again (a getter or proxy that
 * gives other answers, or the stack ran out), or may not be looked at again.
 */
export function unplacedRefusal(cause: unknown, settings: Settings): Refusal {
  if (cause instanceof RangeError) return stackRefusal();
  if (!(cause instanceof Interruption)) return rootRefusal("not_json", "not_cloneable", NOT_CLONEABLE);
  switch (cause.kind) {
    case "depth":
    case "nodes":
      return limitRefusal({ kind: cause.kind, segments: [] }, settings);
    case "steps":
      return stepsRefusal();
    case "unsafe_key":
      return rootRefusal("unsafe_json", "unsafe_key", "arguments must not use __proto__ as a property name");
    default:
      return rootRefusal("not_json", "not_json", "arguments must be JSON values");
  }
}

/** Only with a `maxDepth` that the stack does not hold, or where the caller has used it up. */
export function stackRefusal(): Refusal {
  return rootRefusal("limit", "limit", "arguments are nested too deep to be checked");
}
