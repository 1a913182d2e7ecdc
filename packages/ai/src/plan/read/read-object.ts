import { appendSegment } from "../../issues/pointer.ts";
import type {
  DependentRequiredRule,
  DependentSchemaRule,
  ObjectRules,
  PatternPropertyRule,
  PropertyRule,
  SchemaNode,
} from "../node.ts";
import { keyword, listKeyword, numberKeyword, objectKeyword, type ReadContext, type SchemaObject } from "./context.ts";

/** The rules for objects; none where the schema has none. */
export function readObject(schema: SchemaObject, pointer: string, context: ReadContext): ObjectRules | undefined {
  const properties = readProperties(schema, pointer, context);
  const patterns = readPatterns(schema, pointer, context);
  const additional = subschema(schema, "additionalProperties", pointer, context);
  const names = subschema(schema, "propertyNames", pointer, context);
  const minProperties = numberKeyword(schema, "minProperties");
  const maxProperties = numberKeyword(schema, "maxProperties");
  const { dependentRequired, dependentSchemas } = readDependents(schema, pointer, context);
  const declares = objectKeyword(schema, "properties") !== undefined;
  const isEmpty =
    properties.length === 0 &&
    patterns.length === 0 &&
    dependentRequired.length === 0 &&
    dependentSchemas.length === 0 &&
    [additional, names, minProperties, maxProperties].every((rule) => rule === undefined);
  if (isEmpty && !declares) return undefined;
  return {
    properties,
    index: new Map(properties.map((property, index) => [property.name, index])),
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
  const required = new Set(listKeyword(schema, "required")?.filter((name) => typeof name === "string"));
  const rules: PropertyRule[] = [];
  for (const [name, property] of Object.entries(objectKeyword(schema, "properties") ?? {})) {
    const node = context.child(property, appendSegment(`${pointer}/properties`, name));
    rules.push({ name, node, required: required.delete(name) });
  }
  for (const name of required) rules.push({ name, node: undefined, required: true });
  return rules;
}

function readPatterns(schema: SchemaObject, pointer: string, context: ReadContext): readonly PatternPropertyRule[] {
  const rules: PatternPropertyRule[] = [];
  for (const [source, property] of Object.entries(objectKeyword(schema, "patternProperties") ?? {})) {
    const place = appendSegment(`${pointer}/patternProperties`, source);
    if (!context.isEnforced(place)) continue;
    rules.push({ source, test: context.patternTest(source), node: context.child(property, place) });
  }
  return rules;
}

/** `dependentRequired`, `dependentSchemas`, and draft 7's `dependencies`, which is both. */
function readDependents(
  schema: SchemaObject,
  pointer: string,
  context: ReadContext,
): Pick<ObjectRules, "dependentRequired" | "dependentSchemas"> {
  const dependentRequired: DependentRequiredRule[] = [];
  const dependentSchemas: DependentSchemaRule[] = [];
  for (const keywordName of ["dependentRequired", "dependentSchemas", "dependencies"]) {
    for (const [name, value] of Object.entries(objectKeyword(schema, keywordName) ?? {})) {
      if (Array.isArray(value)) {
        const others = new Set(value.filter((item) => typeof item === "string"));
        dependentRequired.push({ name, others: [...others] });
      } else {
        dependentSchemas.push({ name, node: context.inPlace(value, appendSegment(`${pointer}/${keywordName}`, name)) });
      }
    }
  }
  return { dependentRequired, dependentSchemas };
}
