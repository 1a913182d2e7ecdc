import { checkBounds } from "./bounds.ts";
import type { SchemaCheckOptions } from "./check-options.ts";
import { checkReferences } from "./check-references.ts";
import { checkRings } from "./check-rings.ts";
import { checkClosedRequired } from "./closed-required.ts";
import type { KeywordContext } from "./keyword-context.ts";
import { PatternFaults } from "./pattern-faults.ts";
import { IN_DOUBT, LOWER_BOUND, REFERENCE, REQUIRED } from "./keyword-groups.ts";
import { keywords } from "./keywords.ts";
import { readSchema } from "./read-schema.ts";
import { isArray } from "./read-value.ts";
import { indexReferences } from "./references.ts";
import { checkRootObject, isObjectType, refuseRoot } from "./root-object.ts";
import { groupsOf, type SchemaCopy } from "./schema-copy.ts";
import { collectFindings, type FindingSink, type SchemaFinding } from "./schema-finding.ts";
import { positionOf, type SchemaPosition } from "./schema-position.ts";

/** What `checkToolSchema` found. Frozen. */
export interface SchemaCheck {
  /** Why the schema cannot be used; empty for one that can. At most 1,001. */
  readonly findings: readonly SchemaFinding[];
  /** What will not be checked in values: filled for imported schemas only. */
  readonly notEnforced: readonly SchemaFinding[];
}

/**
 * Whether a tool's parameters can be enforced as they are written. Takes anything, never throws, changes nothing;
 * its work is bounded by the limits and linear in what it reads. A schema that cannot be read to its end (a limit,
 * a getter that throws, an object inside itself) is judged no further than that.
 *
 * The rules are those of the JSON Schema drafts 7 and 2020-12, minus all that validators let pass silently: unknown
 * types and formats, keyword values of the wrong kind, references that lead nowhere.
 */
export function checkToolSchema(schema: unknown, options: SchemaCheckOptions = {}): SchemaCheck {
  return checkAndCopySchema(schema, options).check;
}

/** A schema that was checked, and the private copy that the verdict is about: what is compiled is what was checked. */
export interface CheckedSchema {
  readonly check: SchemaCheck;
  /** Undefined where the schema could not be read to its end. */
  readonly copy: SchemaCopy | undefined;
}

export function checkAndCopySchema(schema: unknown, options: SchemaCheckOptions = {}): CheckedSchema {
  const sink = collectFindings(options.imported === true);
  let copy: SchemaCopy | undefined;
  if (typeof schema === "boolean") refuseRoot(sink);
  else if (typeof schema !== "object" || schema === null || isArray(schema)) {
    sink.refuse("", "", "not_a_schema", "parameters must be a JSON Schema object");
  } else {
    const schemas = readSchema(schema, options, sink);
    copy = schemas?.[0];
    if (schemas !== undefined && copy !== undefined) checkDocument(copy, schemas, options, sink);
  }
  const findings = Object.freeze(sink.findings);
  return { check: Object.freeze({ findings, notEnforced: Object.freeze(sink.notEnforced) }), copy };
}

function checkDocument(
  root: SchemaCopy,
  schemas: readonly SchemaCopy[],
  { formats, patternEngine, maxNodes = 20_000 }: SchemaCheckOptions,
  sink: FindingSink,
): void {
  const context: KeywordContext = { sink, formats, patternEngine, patternFaults: new PatternFaults() };
  const isObject = isObjectType(root["type"]);
  if (isObject && schemas.every((schema) => (groupsOf(schema) & REFERENCE) === 0)) {
    // Most schemas: nothing to index, and no ring without a reference.
    for (const schema of schemas) checkCopy(schema, context);
    return;
  }
  const references = indexReferences(root);
  const positions = checkReferences(schemas.map(positionOf), references, maxNodes, sink);
  for (const schema of schemas) checkCopy(schema, context);
  for (const position of positions.slice(schemas.length)) checkKeywords(position, context);
  const order = checkRings(positions, references, sink);
  if (!isObject && order !== undefined) checkRootObject(root, order, references, sink);
}

/** Of a copy it is known already which of its keywords must be looked at. */
function checkCopy(schema: SchemaCopy, context: KeywordContext): void {
  const groups = groupsOf(schema);
  if ((groups & (IN_DOUBT | LOWER_BOUND | REQUIRED)) === 0) return;
  const position = positionOf(schema);
  if ((groups & IN_DOUBT) !== 0) return checkKeywords(position, context);
  if ((groups & LOWER_BOUND) !== 0) checkBounds(position, context.sink);
  if ((groups & REQUIRED) !== 0) checkClosedRequired(position, context);
}

function checkKeywords(position: SchemaPosition, context: KeywordContext): void {
  const { schema, pointer } = position;
  for (const name of Object.keys(schema)) {
    // No known keyword holds what a pointer would escape.
    keywords.get(name)?.rule(schema[name], name, `${pointer}/${name}`, context);
  }
  checkBounds(position, context.sink);
  checkClosedRequired(position, context);
}
