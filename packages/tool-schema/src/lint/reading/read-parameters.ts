import {
  checkToolSchema,
  indexReferences,
  isToolSchemaError,
  type SchemaCheck,
  type SchemaCheckOptions,
  type SchemaFinding,
} from "@di-code/ai";
import { cloneToolSchema } from "../../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject } from "../../document/json-schema.ts";
import { schemaPlaces } from "../../document/schema-places.ts";
import { describingPlaces } from "./describing-places.ts";
import { membersOf } from "./members.ts";
import type { ParametersView, ValueSchema } from "./tool-view.ts";
import { valueSchema } from "./value-schema.ts";

/** What came of reading a tool's parameters. */
export interface ReadParameters {
  readonly schemaFaults: readonly SchemaFinding[];
  readonly notEnforced: readonly SchemaFinding[];
  readonly parameters: ParametersView | undefined;
}

/** Takes anything. A schema is judged by the rules only when it passes the check, whose limits bound their work too. */
export function readParameters(schema: unknown, options: SchemaCheckOptions): ReadParameters {
  const check = checkToolSchema(schema, options);
  const unknownFormats = check.findings.filter(isUnknownFormat);
  const schemaFaults = check.findings.filter((finding) => !isUnknownFormat(finding));
  const notEnforced = [...check.notEnforced, ...unknownFormats];
  if (schemaFaults.length > 0) return { schemaFaults, notEnforced, parameters: undefined };
  try {
    const root: unknown = cloneToolSchema(schema);
    // What answers differently each time it is read could have grown since.
    const again: SchemaCheck = checkToolSchema(root, { ...options, imported: true });
    if (!isJsonObject(root) || typeof schema !== "object" || schema === null || again.findings.length > 0) {
      return { schemaFaults: again.findings, notEnforced, parameters: undefined };
    }
    return { schemaFaults, notEnforced, parameters: viewOf(schema, root) };
  } catch (error) {
    if (!isToolSchemaError(error)) throw error;
    return { schemaFaults: error.findings, notEnforced, parameters: undefined };
  }
}

function isUnknownFormat(finding: SchemaFinding): boolean {
  return finding.code === "unknown_format";
}

function viewOf(source: object, root: SchemaObject): ParametersView {
  const references = indexReferences(root);
  const places = describingPlaces(schemaPlaces(root), references);
  const members = membersOf(places, references);
  const values = new Map<SchemaObject, ValueSchema>();
  return {
    source,
    root,
    places,
    members,
    parameters: members.filter(({ owner }) => owner.parent === undefined),
    references,
    valueOf(schema) {
      const known = values.get(schema) ?? valueSchema(schema, references);
      values.set(schema, known);
      return known;
    },
  };
}
