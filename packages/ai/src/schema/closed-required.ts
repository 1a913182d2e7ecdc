import { appendSegment } from "../issues/pointer.ts";
import { printableName } from "../issues/printable.ts";
import { matcherOf } from "./check-pattern-keyword.ts";
import type { SchemaPosition } from "./schema-position.ts";
import type { KeywordContext } from "./keyword-context.ts";
import { isRecord } from "./subschemas.ts";

/** Keywords through which other schemas may declare members of the same object. */
const COMPOSITION = [
  "$ref",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "then",
  "else",
  "not",
  "dependentSchemas",
  "dependencies",
];

/** `required` names a member that the same schema forbids: no arguments would ever do. */
export function checkClosedRequired({ schema, pointer }: SchemaPosition, context: KeywordContext): void {
  const { required, properties, patternProperties } = schema;
  if (!Array.isArray(required) || !isClosed(schema)) return;
  const declared = isRecord(properties) ? properties : {};
  const isMissing = (name: unknown): name is string => typeof name === "string" && !Object.hasOwn(declared, name);
  if (!required.some(isMissing)) return;
  const missing = [...required.entries()].filter((entry): entry is [number, string] => isMissing(entry[1]));
  const patterns = isRecord(patternProperties) ? Object.keys(patternProperties) : [];
  const matches = matcherOf(
    patterns,
    missing.reduce((sum, [, name]) => sum + name.length + 1, 0),
    context.patternFaults,
  );
  if (matches === undefined) return;
  for (const [index, name] of missing) {
    if (name === "__proto__" || matches(name)) continue;
    const at = appendSegment(`${pointer}/required`, index);
    context.sink.refuse(
      at,
      "required",
      "required_undeclared",
      `"${printableName(name)}" is not declared, and other members are forbidden`,
    );
  }
}

function isClosed(schema: SchemaPosition["schema"]): boolean {
  if (schema["additionalProperties"] === false) return true;
  return schema["unevaluatedProperties"] === false && !COMPOSITION.some((keyword) => schema[keyword] !== undefined);
}
