import { type CompiledSchema, compileSchema, type Meaning } from "./compiled-schema.ts";
import type { ArgumentOptions } from "./options.ts";

/**
 * Meanings of one schema that are kept. Options are told apart by identity, and who writes `formats: {…}` at each call
 * makes a new one each time: the oldest goes.
 */
const MAX_MEANINGS = 8;

interface Entry extends Meaning {
  readonly compiled: CompiledSchema;
}

/** By the schema object, never by its `$id` or the tool's name: schemas count as immutable once they are used. */
const cache = new WeakMap<object, Entry[]>();

/** The same for calls without options, which are nearly all: nothing to compare. */
const plainCache = new WeakMap<object, CompiledSchema>();

/** The compiled form of a schema under the options that change its meaning: compiled once. */
export function compiledSchema(schema: unknown, options: ArgumentOptions | undefined): CompiledSchema {
  if (typeof schema !== "object" || schema === null) return compileSchema(schema, meaningOf(options));
  if (options === undefined) {
    const plain = plainCache.get(schema);
    if (plain !== undefined) return plain;
  }
  const entries = cache.get(schema);
  if (entries !== undefined) {
    for (const entry of entries) if (hasMeaning(entry, options)) return entry.compiled;
  }
  const meaning = meaningOf(options);
  const compiled = compileSchema(schema, meaning);
  const kept = entries ?? [];
  kept.push({ ...meaning, compiled });
  if (kept.length > MAX_MEANINGS) kept.shift();
  cache.set(schema, kept);
  if (options === undefined) plainCache.set(schema, compiled);
  return compiled;
}

function hasMeaning(entry: Entry, options: ArgumentOptions | undefined): boolean {
  if (options === undefined) {
    return !entry.imported && entry.patternEngine === undefined && entry.formats === undefined;
  }
  return (
    entry.imported === (options.imported === undefined ? false : options.imported) &&
    entry.patternEngine === options.patternEngine &&
    entry.formats === options.formats
  );
}

/** Throws a `TypeError` for an option that is none. */
function meaningOf(options: ArgumentOptions = {}): Meaning {
  const { imported = false, patternEngine, formats } = options;
  if (typeof imported !== "boolean") throw new TypeError("option imported must be a boolean");
  if (patternEngine !== undefined && typeof patternEngine?.compile !== "function") {
    throw new TypeError("option patternEngine must be an object with a function compile");
  }
  if (formats !== undefined && !isFormats(formats)) {
    throw new TypeError("option formats must be an object of functions");
  }
  return { imported, patternEngine, formats };
}

function isFormats(formats: unknown): boolean {
  return (
    typeof formats === "object" &&
    formats !== null &&
    Object.values(formats).every((test) => typeof test === "function")
  );
}
