import { ownMembers } from "../value/own-members.ts";
import { assertCheckOptions } from "./assert-check-options.ts";
import { checkBounds } from "./bounds.ts";
import type { SchemaCheckOptions } from "./check-options.ts";
import { checkReferences } from "./check-references.ts";
import { checkRings } from "./check-rings.ts";
import { checkClosedRequired } from "./closed-required.ts";
import { foreignSchemaMessage, isForeignSchema } from "./foreign-schema.ts";
import type { KeywordContext } from "./keyword-context.ts";
import { PatternFaults } from "./pattern-faults.ts";
import { CLOSING, IN_DOUBT, LOWER_BOUND, REFERENCE, REQUIRED, UPPER_BOUND } from "./keyword-groups.ts";
import { keywords } from "./keywords.ts";
import { type ReadDocument, readSchema } from "./read-schema.ts";
import { isArray } from "./read-value.ts";
import { indexReferences } from "./references.ts";
import { checkRootObject, isObjectType, refuseRoot } from "./root-object.ts";
import { groupsOf, type SchemaCopy } from "./schema-copy.ts";
import { FindingCollector, type FindingSink, type SchemaFinding, type SchemaFindingCode } from "./schema-finding.ts";
import { positionOf, type SchemaPosition } from "./schema-position.ts";
import { ROOT_PLACE } from "./schema-place.ts";
import { readValidator, type SchemaValidator } from "./schema-validator.ts";

/** What `checkToolSchema` found. Frozen. */
export interface SchemaCheck {
  /** Why the schema cannot be used; empty for one that can. At most 1,001. */
  readonly findings: readonly SchemaFinding<SchemaFindingCode>[];
  /** What the schema will not be asked about: filled for imported schemas, and where a validator of its own decides. */
  readonly notEnforced: readonly SchemaFinding<SchemaFindingCode>[];
}

/** Without a prototype, on which somebody may have put a `maxNodes`. */
const NO_OPTIONS: SchemaCheckOptions = ownMembers({});

/**
 * Whether a tool's parameters can be enforced as they are written. Takes anything, changes nothing, and throws nothing but a
 * `TypeError` for an option that is none; its work is bounded by the limits and linear in what it reads. A schema that cannot
 * be read to its end (a limit, a getter that throws, an object inside itself) is judged no further than that.
 *
 * The rules are those of the JSON Schema drafts 7 and 2020-12, minus all that validators let pass silently: unknown
 * types and formats, keyword values of the wrong kind, references that lead nowhere.
 */
export function checkToolSchema(schema: unknown, options: SchemaCheckOptions = NO_OPTIONS): SchemaCheck {
  assertCheckOptions(options);
  return checkAndCopySchema(schema, options).check;
}

/** A schema that was checked, and the private copy that the verdict is about: what is compiled is what was checked. */
export interface CheckedSchema {
  readonly check: SchemaCheck;
  /** Undefined where the schema could not be read to its end. */
  readonly copy: SchemaCopy | undefined;
  /** The schema's own; undefined also where what stands in its place was refused. */
  readonly validator: SchemaValidator | undefined;
}

export function checkAndCopySchema(schema: unknown, options: SchemaCheckOptions): CheckedSchema {
  const read = readValidator(schema);
  const validator = read === undefined || "fault" in read ? undefined : read;
  const sink = new FindingCollector(options.imported === true, validator?.decides);
  if (read !== undefined && "fault" in read) sink.refuse("", "", "validator", `the validator ${read.fault}`);
  let copy: SchemaCopy | undefined;
  if (typeof schema === "boolean") refuseRoot(sink);
  else if (typeof schema !== "object" || schema === null || isArray(schema)) {
    // ArkType's schemas are functions.
    if (isForeignSchema(schema)) sink.refuse("", "", "foreign_schema", foreignSchemaMessage(ROOT_PLACE));
    else sink.refuse("", "", "not_a_schema", "parameters must be a JSON Schema object");
  } else {
    const document = readSchema(schema, options, sink);
    copy = document?.schemas[0];
    if (document !== undefined && copy !== undefined) checkDocument(copy, document, options, sink);
  }
  const findings = Object.freeze(sink.findings);
  return { check: Object.freeze({ findings, notEnforced: Object.freeze(sink.notEnforced) }), copy, validator };
}

function checkDocument(
  root: SchemaCopy,
  { schemas, allGroups: groups }: ReadDocument,
  { formats, patternEngine, maxNodes = 20_000 }: SchemaCheckOptions,
  sink: FindingSink,
): void {
  const isObject = isObjectType(root["type"]);
  // Most schemas: nothing to index, no ring without a reference, and often nothing to look at twice.
  const hasReferences = !isObject || (groups & REFERENCE) !== 0;
  if (!hasReferences && !mayHaveFaults(groups)) return;
  const context: KeywordContext = { sink, formats, patternEngine, patternFaults: new PatternFaults() };
  if (!hasReferences) return checkCopies(schemas, context);
  const references = indexReferences(root);
  const positions = checkReferences(schemas.map(positionOf), references, maxNodes, sink);
  checkCopies(schemas, context);
  for (const position of positions.slice(schemas.length)) checkKeywords(position, context);
  const order = checkRings(positions, references, sink);
  if (!isObject && order !== undefined) checkRootObject(root, order, references, sink);
}

/** Of a copy it is known already which of its keywords must be looked at. */
function checkCopies(schemas: readonly SchemaCopy[], context: KeywordContext): void {
  for (const schema of schemas) {
    const groups = groupsOf(schema);
    if (!mayHaveFaults(groups)) continue;
    const position = positionOf(schema);
    if (holdsAll(groups, IN_DOUBT)) checkKeywords(position, context);
    else checkTogether(position, context);
  }
}

function mayHaveFaults(groups: number): boolean {
  return (
    holdsAll(groups, IN_DOUBT) || holdsAll(groups, LOWER_BOUND | UPPER_BOUND) || holdsAll(groups, REQUIRED | CLOSING)
  );
}

function holdsAll(groups: number, wanted: number): boolean {
  return (groups & wanted) === wanted;
}

function checkKeywords(position: SchemaPosition, context: KeywordContext): void {
  const { schema, pointer } = position;
  for (const name of Object.keys(schema)) {
    // No known keyword holds what a pointer would escape.
    keywords.get(name)?.rule(schema[name], name, `${pointer}/${name}`, context);
  }
  checkTogether(position, context);
}

/** What several keywords say together. */
function checkTogether(position: SchemaPosition, context: KeywordContext): void {
  checkBounds(position, context.sink);
  checkClosedRequired(position, context);
}
