import { keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import {
  asSchema,
  distinctNames,
  entriesOf,
  isList,
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

/** All that applies to a member of an object; `unevaluatedProperties` where nothing else does. */
export function appliedToMember(shape: Shape, name: string, source: SchemaSource): readonly Applied[] {
  const found = shape.parts.flatMap((part) => memberSchemas(part, name, source) ?? []);
  if (found.length > 0) return found;
  return unevaluated(shape, "unevaluatedProperties");
}

/** Whether some part says something of the member but that no others may be there. */
export function isDeclared(shape: Shape, name: string, source: SchemaSource): boolean {
  return appliedToMember(shape, name, source).some(({ schema }) => schema !== false);
}

/** The members that are declared, each once, in their order. */
export function declaredNames(shape: Shape): readonly string[] {
  return [...new Set(shape.parts.flatMap(({ schema }) => entriesOf(schema, "properties").map(([name]) => name)))];
}

export function requiredNames(shape: Shape): readonly string[] {
  return [...new Set(shape.parts.flatMap(({ schema }) => namesOf(schema, "required")))];
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
      if (isList(value)) rules.push({ keyword, name, others: distinctNames(value) });
    }
  }
  return rules;
}

/** Bounds for the number of members. */
export function propertyBounds(shape: Shape): { readonly least: number; readonly most: number } {
  return {
    least: Math.max(0, ...shape.parts.map(({ schema }) => numberOf(schema, "minProperties") ?? 0)),
    most: Math.min(...shape.parts.map(({ schema }) => numberOf(schema, "maxProperties") ?? Number.POSITIVE_INFINITY)),
  };
}

/** Whether the parts ask something of the members' names. */
export function nameRules(shape: Shape): readonly Applied[] {
  return shape.parts.flatMap((part) => {
    const rule = schemaOf(part.schema, "propertyNames");
    return rule === undefined ? [] : [{ ...part, schema: rule, within: [] }];
  });
}

export function isNameAllowed(shape: Shape, name: string, source: SchemaSource): boolean {
  return nameRules(shape).every(({ schema }) => valueFault(schema, name, source) === undefined);
}

/** The patterns that members' names may match. */
export function namePatterns(schema: SchemaObject): readonly string[] {
  return keywordOf(schema, "patternProperties") === undefined
    ? []
    : entriesOf(schema, "patternProperties").map(([pattern]) => pattern);
}
