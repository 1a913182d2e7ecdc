import type { Conversion } from "./conversion.ts";
import { type Draft, get, listIn, schemaIn } from "./draft.ts";
import { typesIn } from "./kinds.ts";
import { literalsOf } from "./merge/intersect-literals.ts";

/** Schemas that apply in one place, within one another. */
const MAX_DEPTH = 300;

/** Whether a schema takes null: decided exactly, since most keywords say nothing of null. */
export function takesNull(draft: Draft, conversion: Conversion): boolean {
  return judge(draft, conversion, new Map(), 0);
}

function judge(draft: Draft, conversion: Conversion, known: Map<Draft, boolean>, depth: number): boolean {
  const verdict = known.get(draft);
  if (verdict !== undefined) return verdict;
  if (depth > MAX_DEPTH) conversion.stop(draft, `refers more than ${MAX_DEPTH} times in one place`);
  const result = judgeKeywords(draft, conversion, (schema) => judge(schema, conversion, known, depth + 1));
  known.set(draft, result);
  return result;
}

function judgeKeywords(draft: Draft, conversion: Conversion, takes: (schema: Draft) => boolean): boolean {
  if (conversion.refuseNull.has(draft)) return false;
  const type = get(draft, "type");
  if (type !== undefined && !typesIn(type).includes("null")) return false;
  if (literalsOf(draft)?.includes(null) === false) return false;
  const target = conversion.target(draft);
  if (target !== undefined && !takes(target)) return false;
  if (!listIn(draft, "allOf").every(takes)) return false;
  const some = listIn(draft, "anyOf");
  if (some.length > 0 && !some.some(takes)) return false;
  const one = listIn(draft, "oneOf");
  if (one.length > 0 && one.filter(takes).length !== 1) return false;
  const not = schemaIn(draft, "not");
  if (not !== undefined && takes(not)) return false;
  const condition = schemaIn(draft, "if");
  if (condition === undefined) return true;
  const consequence = schemaIn(draft, takes(condition) ? "then" : "else");
  return consequence === undefined || takes(consequence);
}
