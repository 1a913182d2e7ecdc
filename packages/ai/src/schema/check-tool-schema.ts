import { checkBounds, isLowerBound } from "./bounds.ts";
import type { SchemaCheckOptions } from "./check-options.ts";
import { checkReferences } from "./check-references.ts";
import { checkRings } from "./check-rings.ts";
import { checkClosedRequired } from "./closed-required.ts";
import type { KeywordContext } from "./keyword-context.ts";
import { PatternFaults } from "./pattern-faults.ts";
import { keywordRules } from "./keywords.ts";
import { readSchema, type SchemaPosition } from "./read-schema.ts";
import { isArray } from "./read-value.ts";
import { indexReferences } from "./references.ts";
import { checkRootObject, isObjectType, refuseRoot } from "./root-object.ts";
import { collectFindings, type SchemaFinding } from "./schema-finding.ts";

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
  readonly copy: SchemaPosition["schema"] | undefined;
}

export function checkAndCopySchema(schema: unknown, options: SchemaCheckOptions = {}): CheckedSchema {
  let copy: SchemaPosition["schema"] | undefined;
  const sink = collectFindings(options.imported === true);
  if (typeof schema === "boolean") refuseRoot(sink);
  else if (typeof schema !== "object" || schema === null || isArray(schema)) {
    sink.refuse("", "", "not_a_schema", "parameters must be a JSON Schema object");
  } else {
    const positions = readSchema(schema, options, sink);
    copy = positions?.[0]?.schema;
    const { formats, patternEngine } = options;
    if (positions !== undefined)
      checkPositions(positions, options.maxNodes ?? 20_000, {
        sink,
        formats,
        patternEngine,
        patternFaults: new PatternFaults(),
      });
  }
  const findings = Object.freeze(sink.findings);
  return { check: Object.freeze({ findings, notEnforced: Object.freeze(sink.notEnforced) }), copy };
}

function checkPositions(inDocument: readonly SchemaPosition[], maxNodes: number, context: KeywordContext): void {
  const { sink } = context;
  const root = inDocument[0]?.schema;
  if (root === undefined) return;
  const isObject = isObjectType(root["type"]);
  if (isObject && inDocument.every(({ schema }) => schema["$ref"] === undefined)) {
    // Most schemas: nothing to index, and no ring without a reference.
    for (const position of inDocument) checkKeywords(position, context);
    return;
  }
  const references = indexReferences(root);
  const positions = checkReferences(inDocument, references, maxNodes, sink);
  for (const position of positions) checkKeywords(position, context);
  const order = checkRings(positions, references, sink);
  if (!isObject && order !== undefined) checkRootObject(root, order, references, sink);
}

function checkKeywords(position: SchemaPosition, context: KeywordContext): void {
  const { schema, pointer } = position;
  let hasLowerBound = false;
  for (const keyword of Object.keys(schema)) {
    const rule = keywordRules.get(keyword);
    if (rule === undefined) continue;
    hasLowerBound ||= isLowerBound(keyword);
    // No known keyword holds what a pointer would escape.
    rule(schema[keyword], keyword, `${pointer}/${keyword}`, context);
  }
  if (hasLowerBound) checkBounds(position, context.sink);
  checkClosedRequired(position, context);
}
