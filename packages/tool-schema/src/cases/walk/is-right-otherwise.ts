import type { JsonValue } from "@di-code/ai";
import { schemaOf } from "../schema/keyword-reading.ts";
import type { JsonSchema } from "../../document/json-schema.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Choice, Shape, TakenBranch } from "../schema/shape.ts";

/**
 * Whether an array or object with a mistake in one part still goes the ways that were taken: `not` forbids it no more than
 * before, conditions hold or do not as they did, and of the unions that the part is no branch of the same branch takes it.
 */
export function isRightOtherwise(
  shape: Shape,
  value: JsonValue,
  within: readonly TakenBranch[],
  source: SchemaSource,
): boolean {
  const takes = (schema: JsonSchema): boolean | undefined => source.accepts(schema, value);
  const isForbidden = shape.parts.some(({ schema }) => {
    const not = schemaOf(schema, "not");
    return not !== undefined && takes(not) === true;
  });
  if (isForbidden || shape.refuted.some((condition) => takes(condition) === true)) return false;
  if (shape.parts.some(({ schema, isCondition }) => isCondition === true && takes(schema) === false)) return false;
  return shape.choices.every((choice) => {
    return choice.branches === undefined || within.some(({ branches }) => branches === choice.branches)
      ? true
      : isStillTaken(choice, choice.branches, shape, takes);
  });
}

function isStillTaken(
  { key, keyword }: Choice,
  branches: readonly JsonSchema[],
  { selection }: Shape,
  takes: (schema: JsonSchema) => boolean | undefined,
): boolean {
  const taken = branches[selection.get(key) ?? 0] ?? true;
  if (takes(taken) === false) return false;
  return keyword !== "oneOf" || branches.every((branch) => branch === taken || takes(branch) !== true);
}
