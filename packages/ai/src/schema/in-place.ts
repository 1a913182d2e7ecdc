import type { ReferenceProblem, ReferenceTarget, SchemaReferences } from "./references.ts";
import { isRecord } from "./subschemas.ts";

type SchemaObject = Readonly<Record<string, unknown>>;

const LISTS = ["allOf", "anyOf", "oneOf"] as const;
const SINGLES = ["not", "if", "then", "else"] as const;
const MAPS = ["dependentSchemas", "dependencies"] as const;

/** The target of a schema's own `$ref`; `undefined` without one. */
export function targetOf(
  schema: SchemaObject,
  references: SchemaReferences,
): ReferenceTarget | ReferenceProblem | undefined {
  const reference = schema["$ref"];
  return typeof reference === "string" ? references.resolve(reference, schema) : undefined;
}

/** The schemas that apply to the same value as a schema does: the target of its `$ref`, and the rest. */
export interface InPlaceSchemas {
  readonly target: SchemaObject | undefined;
  readonly members: readonly SchemaObject[];
}

/** Booleans, and references that lead nowhere, are left out. */
export function inPlaceSchemas(schema: SchemaObject, references: SchemaReferences): InPlaceSchemas {
  const members: SchemaObject[] = [];
  const add = (candidate: unknown): void => {
    if (isRecord(candidate)) members.push(candidate);
  };
  for (const keyword of LISTS) {
    const list = schema[keyword];
    if (Array.isArray(list)) list.forEach(add);
  }
  for (const keyword of SINGLES) add(schema[keyword]);
  for (const keyword of MAPS) {
    const map = schema[keyword];
    if (isRecord(map)) Object.keys(map).forEach((name) => add(map[name]));
  }
  const found = targetOf(schema, references);
  const target = found === undefined || "problem" in found ? undefined : found.schema;
  return { target: isRecord(target) ? target : undefined, members };
}
