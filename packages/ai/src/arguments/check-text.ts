import { INVALID_JSON } from "../issues/messages.ts";
import type { Plan } from "../plan/read-plan.ts";
import { countKeyColons, countMembers } from "../text/key-count.ts";
import { Interruption, Run } from "../value/run.ts";
import { surveyJson } from "../value/survey-json.ts";
import { schemaRefusal, undeclaredRefusal } from "./check-value.ts";
import { copyRefusal, stackRefusal, stepsRefusal } from "./copy-refusal.ts";
import { Refusal, rootRefusal } from "./refusal.ts";
import { isRootObject, rootKindRefusal } from "./root.ts";
import type { Settings } from "./settings.ts";
import { hiddenRefusal, lengthRefusal, syntaxRefusal } from "./text-refusal.ts";

/**
 * JSON text: parsed and checked. `JSON.parse` gives a fresh tree, so nothing is copied; and the walk that checks counts
 * the keys, which proves in most cases that the text hid nothing without looking at it again. Gives the tree, or a
 * {@link Refusal}.
 */
export function checkText(plan: Plan, text: string, settings: Settings): unknown {
  const value = parse(text, settings);
  if (value instanceof Refusal) return value;
  if (!isRootObject(value)) return hiddenRefusal(text, settings) ?? rootKindRefusal(value);
  const run = new Run(settings, value);
  let isValid = false;
  let cause: unknown;
  try {
    isValid = plan.root.check(value, 1, run);
  } catch (error) {
    cause = error;
  }
  if (isValid && (hidesNothing(text, run, settings) || hiddenRefusal(text, settings) === undefined)) {
    return settings.refusesUndeclared ? (undeclaredRefusal(plan, value, settings) ?? value) : value;
  }
  return refusalOf(text, value, cause, settings) ?? schemaRefusal(plan, value, settings);
}

/** Steps 1 to 4 without a schema: the object, or a {@link Refusal}. */
export function checkTextAlone(text: string, settings: Settings): unknown {
  const value = parse(text, settings);
  if (value instanceof Refusal) return value;
  if (!isRootObject(value)) return hiddenRefusal(text, settings) ?? rootKindRefusal(value);
  const run = new Run(settings, value);
  try {
    surveyJson(value, 1, run);
  } catch (cause) {
    return hiddenRefusal(text, settings) ?? copyRefusal(cause, value, settings);
  }
  return hidesNothing(text, run, settings) ? value : (hiddenRefusal(text, settings) ?? value);
}

function parse(text: unknown, settings: Settings): unknown {
  if (typeof text !== "string") return rootRefusal("invalid_json", "json", INVALID_JSON);
  const tooLong = lengthRefusal(text, settings);
  if (tooLong !== undefined) return tooLong;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return syntaxRefusal(text);
  }
}

/** Whether the tree proves that the text said nothing else; where it does not, the text must be read once more. */
function hidesNothing(text: string, run: Run, settings: Settings): boolean {
  if (run.hasLargeNumber || settings.refusesLoneSurrogates) return false;
  // Where keys may come twice, what the last one replaced can still hold a number that was rounded.
  return countKeyColons(text) === run.keys || countMembers(text) === run.keys;
}

/** What comes before the schema: what the text hides, then what the tree is too large for. */
function refusalOf(text: string, value: unknown, cause: unknown, settings: Settings): Refusal | undefined {
  const hidden = hiddenRefusal(text, settings);
  if (hidden !== undefined) return hidden;
  const run = new Run(settings, value);
  try {
    surveyJson(value, 1, run);
  } catch (limit) {
    return copyRefusal(limit, value, settings);
  }
  if (cause === undefined) return undefined;
  if (cause instanceof RangeError) return stackRefusal();
  if (cause instanceof Interruption) return stepsRefusal();
  throw new Error("the check of the arguments failed", { cause });
}
