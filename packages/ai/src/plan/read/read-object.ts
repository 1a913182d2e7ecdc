import type { DependentSchemaRule, ObjectRules, PatternPropertyRule, PropertyRule, SchemaNode } from "../node.ts";
import type { DependentRequiredRule } from "../rules.ts";
import { PropertyIndex } from "../property-index.ts";
import { RARE_OBJECT_RULES } from "../../schema/keyword-groups.ts";
import { namesIn, type SchemaObject } from "../../schema/schema-copy.ts";
import type { SchemaPlace } from "../../schema/schema-place.ts";
import { NOT_SIMPLE } from "../simple-scalar.ts";
import { simpleProperty } from "./simple-property.ts";
import { listKeyword, numberKeyword, objectKeyword, type ReadContext } from "./context.ts";

type Dependents = Pick<ObjectRules, "dependentRequired" | "dependentSchemas">;
type RareRules = Dependents & Pick<ObjectRules, "patterns" | "names" | "minProperties" | "maxProperties">;

const NONE: readonly never[] = Object.freeze([]);
const NO_RARE_RULES: RareRules = {
  patterns: NONE,
  names: undefined,
  minProperties: undefined,
  maxProperties: undefined,
  dependentRequired: NONE,
  dependentSchemas: NONE,
};

/** The rules for objects; none where the schema has none. */
export function readObject(
  schema: SchemaObject,
  groups: number,
  node: SchemaNode,
  context: ReadContext,
): ObjectRules | undefined {
  const { place } = node;
  const declared = objectKeyword(schema, "properties");
  const properties = readProperties(schema, declared, node, context);
  const rare = (groups & RARE_OBJECT_RULES) === 0 ? NO_RARE_RULES : readRareRules(schema, place, context);
  const additional = subschema(schema, "additionalProperties", place, context);
  if (properties.length === 0 && rare === NO_RARE_RULES && additional === undefined && declared === undefined) {
    return undefined;
  }
  const { patterns, names, minProperties, maxProperties, dependentRequired, dependentSchemas } = rare;
  return {
    properties,
    index: new PropertyIndex(properties),
    patterns,
    additional,
    names,
    minProperties,
    maxProperties,
    dependentRequired,
    dependentSchemas,
    declares: declared !== undefined,
  };
}

function readRareRules(schema: SchemaObject, place: SchemaPlace, context: ReadContext): RareRules {
  return {
    patterns: readPatterns(schema, place, context),
    names: subschema(schema, "propertyNames", place, context),
    minProperties: numberKeyword(schema, "minProperties"),
    maxProperties: numberKeyword(schema, "maxProperties"),
    ...readDependents(schema, place, context),
  };
}

function subschema(
  schema: SchemaObject,
  name: string,
  place: SchemaPlace,
  context: ReadContext,
): SchemaNode | undefined {
  const value = schema[name];
  return value === undefined ? undefined : context.child(value, place, name);
}

function readProperties(
  schema: SchemaObject,
  declared: SchemaObject | undefined,
  owner: SchemaNode,
  context: ReadContext,
): readonly PropertyRule[] {
  const required = listKeyword(schema, "required") ?? NONE;
  const isRequired = membership(required);
  let found = 0;
  const names = declared === undefined ? NONE : namesIn(declared);
  const rules = names.map((name): PropertyRule => {
    const schemaOf = declared?.[name];
    // Mostly the names are in the same order.
    const mustBe = required[found] === name || isRequired(name);
    if (mustBe) found += 1;
    const simple = simpleProperty(name, schemaOf, mustBe, owner);
    if (simple !== undefined) return simple;
    const node = context.child(schemaOf, owner.place, "properties", name);
    return { name, node, required: mustBe, simple: NOT_SIMPLE, next: undefined };
  });
  if (found === required.length) return rules;
  for (const name of undeclared(required, declared))
    rules.push({ name, node: undefined, required: true, simple: NOT_SIMPLE, next: undefined });
  return rules;
}

/** Names that are looked through one by one. */
const FEW = 64;

function membership(names: readonly unknown[]): (name: string) => boolean {
  if (names.length <= FEW) return (name) => names.includes(name);
  const all = new Set(names);
  return (name) => all.has(name);
}

/** Names that are required without being declared, each once. */
function undeclared(required: readonly unknown[], declared: SchemaObject | undefined): ReadonlySet<string> {
  const names = required.filter((name) => typeof name === "string");
  return new Set(names.filter((name) => declared === undefined || !Object.hasOwn(declared, name)));
}

/** What TypeBox's `Record` makes of any key; as a pattern it misses those that hold a line break. */
const ANY_KEY = "^.*$";

const isAnyKey = (): boolean => true;

function readPatterns(schema: SchemaObject, place: SchemaPlace, context: ReadContext): readonly PatternPropertyRule[] {
  const patterns = objectKeyword(schema, "patternProperties");
  if (patterns === undefined) return NONE;
  const rules: PatternPropertyRule[] = [];
  for (const [source, property] of Object.entries(patterns)) {
    if (!context.isEnforced(place, "patternProperties", source)) continue;
    const test = source === ANY_KEY ? isAnyKey : context.patternTest(source);
    rules.push({ source, test, node: context.child(property, place, "patternProperties", source) });
  }
  return rules;
}

/** `dependentRequired`, `dependentSchemas`, and draft 7's `dependencies`, which is both. */
function readDependents(schema: SchemaObject, place: SchemaPlace, context: ReadContext): Dependents {
  const dependentRequired: DependentRequiredRule[] = [];
  const dependentSchemas: DependentSchemaRule[] = [];
  for (const keywordName of ["dependentRequired", "dependentSchemas", "dependencies"]) {
    for (const [name, value] of Object.entries(objectKeyword(schema, keywordName) ?? {})) {
      if (Array.isArray(value)) {
        const others = [...new Set(value.filter((item) => typeof item === "string"))];
        const keyword = keywordName === "dependencies" ? keywordName : "dependentRequired";
        dependentRequired.push({ keyword, name, others });
      } else {
        dependentSchemas.push({ name, node: context.child(value, place, keywordName, name) });
      }
    }
  }
  return { dependentRequired, dependentSchemas };
}
