import { appendSegment } from "../../issues/pointer.ts";
import type {
  DependentRequiredRule,
  DependentSchemaRule,
  ObjectRules,
  PatternPropertyRule,
  PropertyRule,
  SchemaNode,
} from "../node.ts";
import { PropertyIndex } from "../property-index.ts";
import { keyword, listKeyword, numberKeyword, objectKeyword, type ReadContext, type SchemaObject } from "./context.ts";
import { DEPENDENTS } from "../../schema/keyword-groups.ts";

type Dependents = Pick<ObjectRules, "dependentRequired" | "dependentSchemas">;

const NONE: readonly never[] = Object.freeze([]);
const NO_DEPENDENTS: Dependents = { dependentRequired: NONE, dependentSchemas: NONE };

/** The rules for objects; none where the schema has none. */
export function readObject(
  schema: SchemaObject,
  groups: number,
  pointer: string,
  context: ReadContext,
): ObjectRules | undefined {
  const properties = readProperties(schema, pointer, context);
  const patterns = readPatterns(schema, pointer, context);
  const additional = subschema(schema, "additionalProperties", pointer, context);
  const names = subschema(schema, "propertyNames", pointer, context);
  const minProperties = numberKeyword(schema, "minProperties");
  const maxProperties = numberKeyword(schema, "maxProperties");
  const { dependentRequired, dependentSchemas } =
    (groups & DEPENDENTS) === 0 ? NO_DEPENDENTS : readDependents(schema, pointer, context);
  const declares = objectKeyword(schema, "properties") !== undefined;
  const isEmpty =
    properties.length === 0 &&
    patterns.length === 0 &&
    dependentRequired.length === 0 &&
    dependentSchemas.length === 0 &&
    additional === undefined &&
    names === undefined &&
    minProperties === undefined &&
    maxProperties === undefined;
  if (isEmpty && !declares) return undefined;
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
    declares,
  };
}

function subschema(schema: SchemaObject, name: string, pointer: string, context: ReadContext): SchemaNode | undefined {
  const value = keyword(schema, name);
  return value === undefined ? undefined : context.child(value, `${pointer}/${name}`);
}

function readProperties(schema: SchemaObject, pointer: string, context: ReadContext): readonly PropertyRule[] {
  const properties = objectKeyword(schema, "properties");
  const names = listKeyword(schema, "required");
  const required = names === undefined ? undefined : new Set(names.filter((name) => typeof name === "string"));
  const rules: PropertyRule[] = [];
  if (properties !== undefined) {
    const place = `${pointer}/properties`;
    for (const name of Object.keys(properties)) {
      const node = context.child(properties[name], appendSegment(place, name));
      rules.push({ name, node, required: required?.delete(name) ?? false });
    }
  }
  for (const name of required ?? NONE) rules.push({ name, node: undefined, required: true });
  return rules;
}

/** What TypeBox's `Record` makes of any key; as a pattern it misses those that hold a line break. */
const ANY_KEY = "^.*$";

const isAnyKey = (): boolean => true;

function readPatterns(schema: SchemaObject, pointer: string, context: ReadContext): readonly PatternPropertyRule[] {
  const patterns = objectKeyword(schema, "patternProperties");
  if (patterns === undefined) return NONE;
  const rules: PatternPropertyRule[] = [];
  for (const [source, property] of Object.entries(patterns)) {
    const place = appendSegment(`${pointer}/patternProperties`, source);
    if (!context.isEnforced(place)) continue;
    const test = source === ANY_KEY ? isAnyKey : context.patternTest(source);
    rules.push({ source, test, node: context.child(property, place) });
  }
  return rules;
}

/** `dependentRequired`, `dependentSchemas`, and draft 7's `dependencies`, which is both. */
function readDependents(schema: SchemaObject, pointer: string, context: ReadContext): Dependents {
  const dependentRequired: DependentRequiredRule[] = [];
  const dependentSchemas: DependentSchemaRule[] = [];
  for (const keywordName of ["dependentRequired", "dependentSchemas", "dependencies"]) {
    for (const [name, value] of Object.entries(objectKeyword(schema, keywordName) ?? {})) {
      if (Array.isArray(value)) {
        const others = [...new Set(value.filter((item) => typeof item === "string"))];
        const keyword = keywordName === "dependencies" ? keywordName : "dependentRequired";
        dependentRequired.push({ keyword, name, others });
      } else {
        dependentSchemas.push({ name, node: context.child(value, appendSegment(`${pointer}/${keywordName}`, name)) });
      }
    }
  }
  return { dependentRequired, dependentSchemas };
}
