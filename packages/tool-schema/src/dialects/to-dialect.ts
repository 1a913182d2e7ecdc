import { checkToolSchema, type SchemaFinding, ToolSchemaError } from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject, setMember } from "../document/json-schema.ts";
import { Conversion } from "./conversion.ts";
import { decidedKeywords, relaxDecided } from "./decided-keywords.ts";
import { freezeDeeply } from "./freeze-deeply.ts";
import type { DialectOptions, DialectSchema, WireSchema } from "./dialect-schema.ts";
import type { Dialect } from "./dialect.ts";
import { type Draft, isDraft } from "./draft.ts";
import { latestTuples } from "./latest-tuples.ts";
import { passesOfDialect } from "./passes-of-dialect.ts";
import { readDialectOptions } from "./read-dialect-options.ts";
import { readDraft } from "./read-draft.ts";
import { createRestore } from "./restore/create-restore.ts";
import { createToWirePointer } from "./restore/create-to-wire-pointer.ts";
import { cutRecursion } from "./passes/recursion.ts";
import { thaw } from "./thaw.ts";
import { rootType } from "./passes/root-type.ts";

/**
 * A tool's schema as a provider takes it, with what changed and how to undo it in the arguments that come back. Pure: the
 * input is never changed, the same input gives the same result.
 *
 * The original schema stays the one that decides: validate `restore(args)` against it. Every rule that was taken out of
 * the wire's schema is still enforced that way; arguments that the wire's schema could not let through are a loss, and
 * an error unless `onLoss` is `"note"`. Members that nothing declares count as no loss where the original does not ask
 * for them by `additionalProperties` or `patternProperties`. A `pattern` or `format` that a validator of the schema's own
 * decides (`argumentsValidator` of `@di-code/ai`) stands on no wire.
 *
 * @throws ToolSchemaError code `NOT_EXPRESSIBLE` with the pointer of each loss, or of what would make the result larger
 * than 20,000 schemas; `INVALID_INPUT` for what is no JSON; `INVALID_SCHEMA` for what `checkToolSchema` refuses in an
 * imported schema, and for a whole tool in the place of its parameters. A TypeError for a dialect or an option of another name.
 */
export function toDialect(schema: unknown, dialect: Dialect, options: DialectOptions = {}): DialectSchema {
  const { onLoss, ...settings } = readDialectOptions(dialect, options);
  if (isTool(schema)) throw new ToolSchemaError({ findings: [toolGiven] });
  const original = cloneToolSchema(schema);
  const { findings } = checkToolSchema(original, { imported: true });
  if (findings.length > 0) throw new ToolSchemaError({ findings });
  if (!isJsonObject(original)) throw new TypeError("a schema that was checked is an object");
  const conversion = new Conversion(original, { dialect, ...settings });
  const document = thaw(original);
  if (!isDraft(document)) throw new TypeError("a copy of an object is an object");
  relaxDecided(document, decidedKeywords(schema), conversion);
  if (dialect === "mcp") return asWritten(document, conversion);
  readDraft(freezeDeeply(document), conversion);
  const { losses, notes } = conversion.log;
  for (const pass of passesOfDialect[dialect]) {
    pass(conversion);
    // What is left where recursion was cut off would be found wanting, too.
    if (pass === cutRecursion && onLoss === "refuse" && losses.length > 0) break;
  }
  if (onLoss === "refuse" && losses.length > 0)
    throw new ToolSchemaError({ findings: losses, code: "NOT_EXPRESSIBLE" });
  const restore = createRestore(conversion);
  const toWirePointer = createToWirePointer(conversion);
  return Object.freeze({ schema: documentOf(conversion), notes: Object.freeze(notes), restore, toWirePointer });
}

function asItIs<TValue>(value: TValue): TValue {
  return value;
}

/** As it is, but for the type of its root, and tuples that `$schema` does not say how to read. */
function asWritten(document: Draft, conversion: Conversion): DialectSchema {
  const root: Draft = conversion.root;
  for (const [keyword, value] of Object.entries(document)) setMember(root, keyword, value);
  rootType(conversion);
  latestTuples(root, conversion.log);
  const notes = Object.freeze(conversion.log.notes);
  return Object.freeze({ schema: wireSchema(root), notes, restore: asItIs<unknown>, toWirePointer: asItIs<string> });
}

function documentOf({ root, definitions }: Conversion): WireSchema {
  if (definitions.size > 0) root["$defs"] = Object.fromEntries(definitions);
  return wireSchema(root);
}

function wireSchema(root: Draft): WireSchema {
  if (!isWireSchema(root)) throw new TypeError("every dialect gives its root the type object");
  return freezeDeeply(root);
}

function isWireSchema(schema: SchemaObject): schema is WireSchema {
  return schema["type"] === "object";
}

const toolGiven: SchemaFinding = Object.freeze({
  pointer: "",
  keyword: "",
  code: "tool_given",
  message: "this is a tool: give its parameters",
});

/** Whether a whole tool was given, of this library or of a provider. Never throws. */
function isTool(value: unknown): boolean {
  try {
    if (typeof value !== "object" || value === null) return false;
    const { type, name, parameters, inputSchema, input_schema: snakeSchema }: Record<string, unknown> = { ...value };
    const held = parameters ?? inputSchema ?? snakeSchema;
    return type !== "object" && typeof name === "string" && typeof held === "object" && held !== null;
  } catch {
    return false;
  }
}
