import type { PatternEngine } from "../arguments/options.ts";
import { appendSegment } from "../issues/pointer.ts";
import type { KeywordContext, KeywordRule } from "./keyword-context.ts";
import type { PatternFaults } from "./pattern-faults.ts";
import { isRecord } from "./subschemas.ts";

/** `pattern`: an expression that this engine or the caller's runs in linear time. */
export const checkPattern: KeywordRule = (value, keyword, pointer, context) => {
  if (typeof value === "string") return judge(value, keyword, pointer, context);
  if (typeof value !== "symbol") return context.sink.refuse(pointer, keyword, "keyword_kind", "must be a string");
  context.sink.refuse(pointer, keyword, "not_json", "must be the pattern's source as a string");
};

/** The keys of `patternProperties`: the same. */
export const checkPatternKeys: KeywordRule = (value, keyword, pointer, context) => {
  if (!isRecord(value)) return;
  for (const source of Object.keys(value)) {
    const at = appendSegment(pointer, source);
    if (source.replace(/^\^/, "").replace(/\$$/, "") === "__proto__") {
      context.sink.refuse(
        at,
        keyword,
        "unsafe_name",
        "must not declare __proto__: arguments with it are always refused",
      );
    } else judge(source, keyword, at, context);
  }
};

function judge(source: string, keyword: string, pointer: string, context: KeywordContext): void {
  const { sink, patternEngine, patternFaults } = context;
  const fault = patternFaults.of(source);
  if (fault === undefined || (patternEngine !== undefined && compiles(source, patternEngine))) return;
  sink.unenforced(pointer, keyword, fault.code, fault.message);
}

function compiles(source: string, engine: PatternEngine): boolean {
  try {
    engine.compile(source);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tests names against patterns that run here, all at once; `undefined` where one of them does not, or where the
 * work (names times patterns) is not worth its answer.
 */
export function matcherOf(
  sources: readonly string[],
  nameCharacters: number,
  faults: PatternFaults,
): ((name: string) => boolean) | undefined {
  if (sources.length * nameCharacters > MAX_MATCHED_CHARACTERS) return undefined;
  if (sources.some((source) => faults.of(source) !== undefined)) return undefined;
  const expressions = sources.map((source) => new RegExp(source, "u"));
  return (name) => expressions.some((expression) => expression.test(name));
}

const MAX_MATCHED_CHARACTERS = 1_000_000;
