import { appendSegment } from "../issues/pointer.ts";
import { checkPatternKeys } from "./check-pattern-keyword.ts";
import type { KeywordContext, KeywordRule } from "./keyword-context.ts";
import { checkMemberNames, checkNames } from "./keyword-names.ts";
import { isRecord, type SubschemaShape } from "./subschemas.ts";

/** What may stand where a schema must: an object, true or false. */
function isSchema(value: unknown): boolean {
  return isRecord(value) || typeof value === "boolean";
}

/** Lists of schemas that may be empty: an empty tuple is what TypeBox makes of `Type.Tuple([])`. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["items", "prefixItems"]);

/** Maps by the names of members; `$defs` and `definitions` name schemas. */
const MEMBER_MAPS: ReadonlySet<string> = new Set(["properties", "dependentSchemas", "dependencies"]);

/** Judges whether schemas stand where they must. What they hold is judged where they are met themselves. */
export function ruleOfSubschemas(keyword: string, shape: SubschemaShape): KeywordRule {
  const rule = ruleOfShape(shape);
  if (keyword === "patternProperties") return both(rule, checkPatternKeys);
  return MEMBER_MAPS.has(keyword) ? both(rule, checkMemberNames) : rule;
}

function both(first: KeywordRule, second: KeywordRule): KeywordRule {
  return (...given) => {
    first(...given);
    second(...given);
  };
}

function ruleOfShape(shape: SubschemaShape): KeywordRule {
  switch (shape) {
    case "schema":
      return checkSchema;
    case "list":
      return checkList;
    case "schema_or_list":
      return (value, ...place) => (Array.isArray(value) ? checkList : checkSchema)(value, ...place);
    case "map":
    case "map_or_names":
      return (...given) => checkMap(shape, ...given);
  }
}

function checkSchema(value: unknown, keyword: string, pointer: string, { sink }: KeywordContext): void {
  if (!isSchema(value)) sink.refuse(pointer, keyword, "not_a_schema", "must be a schema (an object, true or false)");
}

function checkList(value: unknown, keyword: string, pointer: string, context: KeywordContext): void {
  if (!Array.isArray(value) || (value.length === 0 && !MAY_BE_EMPTY.has(keyword))) {
    return context.sink.refuse(pointer, keyword, "keyword_kind", "must be a list of at least one schema");
  }
  for (const [index, member] of value.entries()) {
    if (!isSchema(member)) checkSchema(member, keyword, appendSegment(pointer, index), context);
  }
}

function checkMap(
  shape: SubschemaShape,
  value: unknown,
  keyword: string,
  pointer: string,
  context: KeywordContext,
): void {
  if (!isRecord(value)) return context.sink.refuse(pointer, keyword, "keyword_kind", "must be an object of schemas");
  for (const name of Object.keys(value)) {
    const member = value[name];
    // Escaping a name costs more than the check itself: only for those that fail it.
    if (isSchema(member)) continue;
    const at = appendSegment(pointer, name);
    if (shape === "map_or_names" && Array.isArray(member)) checkNames(member, keyword, at, context);
    else checkSchema(member, keyword, at, context);
  }
}
