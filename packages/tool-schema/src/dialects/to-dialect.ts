import { checkToolSchema, ToolSchemaError } from "@di-code/ai";
import { cloneToolSchema } from "../document/clone-tool-schema.ts";
import { isJsonObject, type SchemaObject, setMember } from "../document/json-schema.ts";
import { Conversion } from "./conversion.ts";
import { freezeDeeply } from "./freeze-deeply.ts";
import { dialectLimits } from "./dialect-limits.ts";
import type { DialectOptions, DialectSchema } from "./dialect-schema.ts";
import type { Dialect } from "./dialect.ts";
import type { Draft } from "./draft.ts";
import { latestTuples } from "./latest-tuples.ts";
import { passesOfDialect } from "./passes-of-dialect.ts";
import { readDraft } from "./read-draft.ts";
import { createRestore } from "./restore/create-restore.ts";
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
 * for them by `additionalProperties` or `patternProperties`.
 *
 * @throws ToolSchemaError code `NOT_EXPRESSIBLE` with the pointer of each loss, or of what would make the result larger
 * than 20,000 schemas; `INVALID_INPUT` for what is no JSON; `INVALID_SCHEMA` for what `checkToolSchema` refuses in an
 * imported schema. A TypeError for a dialect or an option of another name.
 */
export function toDialect(schema: unknown, dialect: Dialect, options: DialectOptions = {}): DialectSchema {
  const { onLoss = "refuse", limits, describe = true, optionalNull = "null" } = readOptions(dialect, options);
  const original = cloneToolSchema(schema);
  const { findings } = checkToolSchema(original, { imported: true });
  if (findings.length > 0) throw new ToolSchemaError({ findings });
  if (!isJsonObject(original)) throw new TypeError("a schema that was checked is an object");
  const conversion = new Conversion(original, {
    limits: { ...dialectLimits[dialect], ...limits },
    describe,
    optionalNull,
  });
  if (dialect === "mcp") return asWritten(original, conversion);
  readDraft(original, conversion);
  const { losses, notes } = conversion.log;
  for (const pass of passesOfDialect[dialect]) {
    pass(conversion);
    // What is left where recursion was cut off would be found wanting, too.
    if (pass === cutRecursion && onLoss === "refuse" && losses.length > 0) break;
  }
  if (onLoss === "refuse" && losses.length > 0)
    throw new ToolSchemaError({ findings: losses, code: "NOT_EXPRESSIBLE" });
  const restore = createRestore(conversion);
  return Object.freeze({ schema: documentOf(conversion), notes: Object.freeze(notes), restore });
}

/** As it is, but for the type of its root, and tuples that `$schema` does not say how to read. */
function asWritten(original: SchemaObject, conversion: Conversion): DialectSchema {
  const root: Draft = conversion.root;
  for (const [keyword, value] of Object.entries(original)) setMember(root, keyword, thaw(value));
  rootType(conversion);
  latestTuples(root, conversion.log);
  const notes = Object.freeze(conversion.log.notes);
  return Object.freeze({ schema: freezeDeeply(root), notes, restore: (args: unknown) => args });
}

function documentOf({ root, definitions }: Conversion): SchemaObject {
  if (definitions.size > 0) root["$defs"] = Object.fromEntries(definitions);
  return freezeDeeply(root);
}

const names: ReadonlySet<string> = new Set(["onLoss", "limits", "describe", "optionalNull"]);

function readOptions(dialect: Dialect, options: DialectOptions): DialectOptions {
  if (!Object.hasOwn(dialectLimits, dialect)) throw new TypeError("toDialect: no dialect of this name");
  const unknown = Object.keys(options).find((name) => !names.has(name));
  if (unknown !== undefined)
    throw new TypeError("toDialect: no option of this name; there are onLoss, limits, describe, optionalNull");
  const { onLoss, limits } = options;
  if (onLoss !== undefined && onLoss !== "refuse" && onLoss !== "note") {
    throw new TypeError('toDialect: onLoss must be "refuse" or "note"');
  }
  const { optionalNull } = options;
  if (optionalNull !== undefined && optionalNull !== "null" && optionalNull !== "absent") {
    throw new TypeError('toDialect: optionalNull must be "null" or "absent"');
  }
  const known = dialectLimits[dialect];
  if (limits !== undefined && Object.keys(limits).some((name) => !Object.hasOwn(known, name))) {
    throw new TypeError("toDialect: no limit of this name; see dialectLimits");
  }
  return options;
}
