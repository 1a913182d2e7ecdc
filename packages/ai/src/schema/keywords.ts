import { appendSegment } from "../issues/pointer.ts";
import { checkFormat } from "./check-format.ts";
import { checkPattern, checkPatternKeys } from "./check-pattern-keyword.ts";
import { checkType } from "./check-type.ts";
import type { KeywordContext, KeywordRule } from "./keyword-context.ts";
import { isRecord, subschemaShapes, type SubschemaShape } from "./subschemas.ts";

const UNSAFE_NAME = "__proto__";
const unsafeName = "must not declare __proto__: arguments with that name are always refused";

/** A rule that a predicate decides, but for what JSON cannot say, which has a code of its own. */
function kind(accepts: (value: unknown) => boolean, message: string): KeywordRule {
  return (value, keyword, pointer, { sink }) => {
    if (accepts(value)) return;
    if (typeof value === "symbol") sink.refuse(pointer, keyword, "not_json", `${message}, not ${value.description}`);
    else sink.refuse(pointer, keyword, "keyword_kind", message);
  };
}

const isString = (value: unknown): boolean => typeof value === "string";
const number = kind(Number.isFinite, "must be a finite number");
const count = kind((value) => Number.isInteger(value) && Number(value) >= 0, "must be a whole number, 0 or more");
const text = kind(isString, "must be a string");

const names: KeywordRule = (value, keyword, pointer, { sink }) => {
  if (!Array.isArray(value)) {
    const hint = typeof value === "boolean" && keyword === "required" ? ", in the object that holds the property" : "";
    return sink.refuse(pointer, keyword, "keyword_kind", `must be a list of names${hint}`);
  }
  for (const [index, name] of value.entries()) {
    if (name === UNSAFE_NAME) sink.refuse(appendSegment(pointer, index), keyword, "unsafe_name", unsafeName);
    else if (typeof name !== "string") {
      sink.refuse(appendSegment(pointer, index), keyword, "keyword_kind", "must be a name (a string)");
    }
  }
};

const namesByName: KeywordRule = (value, keyword, pointer, context) => {
  if (!isRecord(value))
    return context.sink.refuse(pointer, keyword, "keyword_kind", "must be an object of lists of names");
  for (const name of Object.keys(value)) names(value[name], keyword, appendSegment(pointer, name), context);
};

const nonEmptyList = kind((value) => Array.isArray(value) && value.length > 0, "must be a list of at least one value");

/** Every known keyword that is no place for subschemas, and what its value must be. Others are vendors' own. */
const valueRules: ReadonlyMap<string, KeywordRule> = new Map<string, KeywordRule>([
  ["$anchor", text],
  ["$dynamicAnchor", text],
  ["$dynamicRef", dynamic()],
  ["$id", text],
  ["$recursiveRef", dynamic()],
  ["$ref", text],
  ["dependentRequired", namesByName],
  ["enum", nonEmptyList],
  ["exclusiveMaximum", number],
  ["exclusiveMinimum", number],
  ["format", checkFormat],
  ["maxContains", count],
  ["maxItems", count],
  ["maxLength", count],
  ["maxProperties", count],
  ["maximum", number],
  ["minContains", count],
  ["minItems", count],
  ["minLength", count],
  ["minProperties", count],
  ["minimum", number],
  ["multipleOf", kind((value) => Number.isFinite(value) && Number(value) > 0, "must be a finite number above 0")],
  ["pattern", checkPattern],
  ["required", names],
  ["type", checkType],
  ["uniqueItems", kind((value) => typeof value === "boolean", "must be true or false")],
]);

function dynamic(): KeywordRule {
  return (_value, keyword, pointer, { sink }) =>
    sink.unenforced(pointer, keyword, "dynamic_ref", "is not supported; use $ref");
}

const isSchema = (value: unknown): boolean => isRecord(value) || typeof value === "boolean";

function subschema(value: unknown, keyword: string, pointer: string, { sink }: KeywordContext): void {
  if (!isSchema(value)) sink.refuse(pointer, keyword, "not_a_schema", "must be a schema (an object, true or false)");
}

/** Lists of schemas that may be empty: an empty tuple is what TypeBox makes of `Type.Tuple([])`. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["items", "prefixItems"]);

function subschemas(shape: SubschemaShape): KeywordRule {
  return (value, keyword, pointer, context) => {
    if (shape === "schema") return subschema(value, keyword, pointer, context);
    if (shape === "list" || (shape === "schema_or_list" && Array.isArray(value))) {
      if (!Array.isArray(value) || (value.length === 0 && !MAY_BE_EMPTY.has(keyword))) {
        return context.sink.refuse(pointer, keyword, "keyword_kind", "must be a list of at least one schema");
      }
      return value.forEach((member, index) => {
        if (!isSchema(member)) subschema(member, keyword, appendSegment(pointer, index), context);
      });
    }
    if (shape === "schema_or_list") return subschema(value, keyword, pointer, context);
    if (!isRecord(value)) return context.sink.refuse(pointer, keyword, "keyword_kind", "must be an object of schemas");
    for (const name of Object.keys(value)) {
      const member = value[name];
      // Escaping a name costs more than the check itself: only for those that fail it.
      if (isSchema(member)) continue;
      const at = appendSegment(pointer, name);
      if (shape === "map_or_names" && Array.isArray(member)) names(member, keyword, at, context);
      else subschema(member, keyword, at, context);
    }
  };
}

/** Members that arguments may have, by name; `$defs` and `definitions` name schemas, not members. */
const MEMBER_MAPS = ["properties", "dependentSchemas", "dependentRequired", "dependencies"] as const;

/** No arguments may have a member `__proto__`, so a schema that speaks of it means something that cannot be. */
const memberNames: KeywordRule = (value, keyword, pointer, { sink }) => {
  if (!isRecord(value) || !Object.hasOwn(value, UNSAFE_NAME)) return;
  sink.refuse(appendSegment(pointer, UNSAFE_NAME), keyword, "unsafe_name", unsafeName);
};

function both(first: KeywordRule, second: KeywordRule): KeywordRule {
  return (...given) => {
    first(...given);
    second(...given);
  };
}

function allRules(): ReadonlyMap<string, KeywordRule> {
  const rules = new Map(valueRules);
  for (const [keyword, shape] of subschemaShapes) rules.set(keyword, subschemas(shape));
  rules.set("patternProperties", both(subschemas("map"), checkPatternKeys));
  for (const keyword of MEMBER_MAPS) rules.set(keyword, both(rules.get(keyword) ?? namesByName, memberNames));
  return rules;
}

/** The rule of each known keyword. What is not here is an annotation or a vendor's own, and never looked at. */
export const keywordRules: ReadonlyMap<string, KeywordRule> = allRules();
