import { checkPatternLinear, MAX_PATTERN_LENGTH, type PatternAllowance } from "./patterns/check-pattern.ts";
import type { SchemaFindingCode } from "./schema-finding.ts";

/** Why a pattern does not run here. */
export interface PatternFault {
  readonly code: SchemaFindingCode;
  readonly message: string;
}

/**
 * Characters of the distinct patterns of one schema: V8 takes up to 8 µs for each to compile them. The longest sum in
 * 2,000 tools of MCP servers is below 1,000.
 */
const MAX_CHARACTERS = 100_000;

/** Moves of the linear check for one schema: below a second. 9,000 plain patterns take a fifth of it. */
const MAX_MOVES = 1_000_000;

/** The faults of one schema's patterns; a pattern that stands at many places is judged once. */
export class PatternFaults {
  readonly #known = new Map<string, PatternFault | undefined>();
  readonly #allowance: PatternAllowance = { moves: MAX_MOVES };
  #characters = 0;

  of(source: string): PatternFault | undefined {
    if (this.#known.has(source)) return this.#known.get(source);
    if (source.length > MAX_PATTERN_LENGTH) {
      return { code: "pattern_not_linear", message: `is longer than ${MAX_PATTERN_LENGTH} characters` };
    }
    if (this.#allowance.moves <= 0 || this.#characters + source.length > MAX_CHARACTERS) {
      return {
        code: "pattern_not_linear",
        message: "is not looked at: the schema's patterns are too many or too large",
      };
    }
    this.#characters += source.length;
    const fault = patternFault(source, this.#allowance);
    this.#known.set(source, fault);
    return fault;
  }
}

function patternFault(source: string, allowance: PatternAllowance): PatternFault | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(source, "u");
  } catch {
    // The engine's own message quotes the pattern.
    return { code: "pattern_syntax", message: "must be a regular expression with the u flag" };
  }
  const result = checkPatternLinear(source, allowance);
  if (!result.linear) return { code: "pattern_not_linear", message: `is not shown to be linear: ${result.reason}` };
  try {
    // Engines compile at first use, and only then find a pattern too large.
    expression.test("");
  } catch {
    return { code: "pattern_syntax", message: "is too large for a regular expression" };
  }
  return undefined;
}
