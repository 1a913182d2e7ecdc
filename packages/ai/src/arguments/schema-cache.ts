import { type CompiledSchema, compileSchema, type Meaning } from "./compiled-schema.ts";
import { keepShapes } from "./kept-shapes.ts";
import type { ArgumentOptions } from "./options.ts";

/**
 * Meanings of one schema that are kept. Options are told apart by identity, and who writes `formats: {…}` at each call
 * makes a new one each time: the oldest goes.
 */
const MAX_MEANINGS = 8;

const PLAIN: Meaning = { imported: false, patternEngine: undefined, formats: undefined };

interface Entry extends Meaning {
  readonly compiled: CompiledSchema;
}

/** By the schema object, never by its `$id` or the tool's name: schemas count as immutable once they are used. */
const plainCache = new WeakMap<object, CompiledSchema>();

/** The same under options that change the meaning, which few calls have. */
const cache = new WeakMap<object, Entry[]>();

/** The compiled form of a schema under the options that change its meaning: compiled once. */
export function compiledSchema(schema: unknown, options: ArgumentOptions | undefined): CompiledSchema {
  if (typeof schema !== "object" || schema === null) return compileSchema(schema, meaningOf(options));
  if (options === undefined || hasMeaning(PLAIN, options)) {
    const known = plainCache.get(schema);
    if (known !== undefined) return known;
    keepShapes(PLAIN);
    const compiled = compileSchema(schema, PLAIN);
    plainCache.set(schema, compiled);
    return compiled;
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
  return compiled;
}

function hasMeaning(meaning: Meaning, options: ArgumentOptions): boolean {
  return (
    meaning.imported === (options.imported === undefined ? false : options.imported) &&
    meaning.patternEngine === options.patternEngine &&
    meaning.formats === options.formats
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
