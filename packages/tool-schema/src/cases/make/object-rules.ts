import { isJsonList, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import {
  asSchema,
  distinctNames,
  entriesOf,
  memberSchemaOf,
  namesOf,
  numberOf,
  schemaOf,
} from "../schema/keyword-reading.ts";
import { unevaluated } from "./unevaluated.ts";
import { valueFault } from "../fault/value-fault.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Applied, Part, Shape } from "../schema/shape.ts";

/** The schemas that a part applies to a member; undefined where it says nothing of it. */
function memberSchemas(part: Part, name: string, source: SchemaSource): readonly Applied[] | undefined {
  const { schema } = part;
  const declared = memberSchemaOf(schema, "properties", name);
  const found = declared === undefined ? [] : [declared];
  for (const [pattern, value] of entriesOf(schema, "patternProperties")) {
    const matching = asSchema(value);
    if (matching !== undefined && source.isNamed(pattern, name)) found.push(matching);
  }
  const rest = found.length > 0 ? undefined : schemaOf(schema, "additionalProperties");
  if (rest !== undefined) found.push(rest);
  return found.length === 0 ? undefined : found.map((member) => ({ ...part, schema: member }));
}

/** The parts that may say something of a member, in their order. */
function partsAbout(shape: Shape, name: string, source: SchemaSource): readonly Part[] {
  const { declaring, general } = objectFacts(shape);
  const here = declaring.get(name) ?? [];
  const indices = general.length === 0 ? here : [...new Set([...here, ...general])].toSorted((a, b) => a - b);
  source.spend(1 + indices.length);
  return indices.flatMap((index) => shape.parts[index] ?? []);
}

/** All that applies to a member of an object; `unevaluatedProperties` where nothing else does. */
export function appliedToMember(shape: Shape, name: string, source: SchemaSource): readonly Applied[] {
  const found = partsAbout(shape, name, source).flatMap((part) => memberSchemas(part, name, source) ?? []);
  if (found.length > 0) return found;
  return unevaluated(shape, "unevaluatedProperties");
}

/** Whether some part says something of the member but that no others may be there. */
export function isDeclared(shape: Shape, name: string, source: SchemaSource): boolean {
  return appliedToMember(shape, name, source).some(({ schema }) => schema !== false);
}

/** A rule that some members bring others with them. */
export interface DependentNames {
  readonly keyword: "dependentRequired" | "dependencies";
  readonly name: string;
  readonly others: readonly string[];
}

export function dependentNames(schema: SchemaObject): readonly DependentNames[] {
  const rules: DependentNames[] = [];
  for (const keyword of ["dependentRequired", "dependencies"] as const) {
    for (const [name, value] of entriesOf(schema, keyword)) {
      if (isJsonList(value)) rules.push({ keyword, name, others: distinctNames(value) });
    }
  }
  return rules;
}

/** The members that bring schemas with them. */
function dependentSchemaNames(schema: SchemaObject): readonly string[] {
  return ["dependentSchemas", "dependencies"].flatMap((keyword) => {
    const entries = entriesOf(schema, keyword).filter(([, value]) => asSchema(value) !== undefined);
    return entries.map(([name]) => name);
  });
}

/** What the parts of a shape together say of an object's members. */
export interface ObjectFacts {
  /** The members that are declared, each once, with their places in the order of the declaration. */
  readonly declared: ReadonlyMap<string, number>;
  readonly required: ReadonlySet<string>;
  /** By the member that brings others. */
  readonly dependents: ReadonlyMap<string, readonly DependentNames[]>;
  /** The members that bring schemas with them. */
  readonly schemaNames: ReadonlySet<string>;
  /** Bounds for the number of members. */
  readonly least: number;
  readonly most: number;
  /** What is asked of the members' names. */
  readonly nameRules: readonly Applied[];
  /** By member, which parts declare it, as indices. */
  readonly declaring: ReadonlyMap<string, readonly number[]>;
  /** The parts that say something of members by their patterns, or of those that are not declared. */
  readonly general: readonly number[];
}

const GENERAL = ["patternProperties", "additionalProperties"] as const;

// A shape is made for one place and never changed; an object may have thousands of members, each with a question.
const known = new WeakMap<Shape, ObjectFacts>();

export function objectFacts(shape: Shape): ObjectFacts {
  const found = known.get(shape);
  if (found !== undefined) return found;
  const schemas = shape.parts.map(({ schema }) => schema);
  const declaring = new Map<string, number[]>();
  const general: number[] = [];
  for (const [index, schema] of schemas.entries()) {
    for (const [name] of entriesOf(schema, "properties")) {
      const indices = declaring.get(name);
      if (indices === undefined) declaring.set(name, [index]);
      else indices.push(index);
    }
    if (GENERAL.some((keyword) => keywordOf(schema, keyword) !== undefined)) general.push(index);
  }
  const dependents = new Map<string, DependentNames[]>();
  for (const rule of schemas.flatMap(dependentNames)) {
    dependents.set(rule.name, [...(dependents.get(rule.name) ?? []), rule]);
  }
  const facts = {
    declaring,
    general,
    declared: new Map([...declaring.keys()].map((name, index) => [name, index])),
    required: new Set(schemas.flatMap((schema) => namesOf(schema, "required"))),
    dependents,
    schemaNames: new Set(schemas.flatMap(dependentSchemaNames)),
    least: Math.max(0, ...schemas.map((schema) => numberOf(schema, "minProperties") ?? 0)),
    most: Math.min(...schemas.map((schema) => numberOf(schema, "maxProperties") ?? Number.POSITIVE_INFINITY)),
    nameRules: shape.parts.flatMap((part) => {
      const rule = schemaOf(part.schema, "propertyNames");
      return rule === undefined ? [] : [{ ...part, schema: rule, within: [] }];
    }),
  };
  known.set(shape, facts);
  return facts;
}

export function isNameAllowed(shape: Shape, name: string, source: SchemaSource): boolean {
  return objectFacts(shape).nameRules.every(({ schema }) => valueFault(schema, name, source) === undefined);
}

/** The patterns that members' names may match. */
export function namePatterns(schema: SchemaObject): readonly string[] {
  return entriesOf(schema, "patternProperties").map(([pattern]) => pattern);
}
