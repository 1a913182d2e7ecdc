import type { JsonValue } from "@di-code/ai";
import type { Conversion } from "../conversion.ts";
import { type Draft, get, has, listIn, mapIn, namesIn, schemaIn } from "../draft.ts";
import { kindsOf } from "../kinds.ts";
import { literalsOf } from "../merge/intersect-literals.ts";

/** Pairs of schema and value that are looked at for one call. */
const MAX_PAIRS = 200_000;
const MAX_DEPTH = 128;

/**
 * Whether a value has the form of a schema of the wire: kinds, literals and members, no bounds. Tells the branches of a
 * union apart; each pair of schema and object is judged once. Beyond its limits everything matches.
 */
export class WireMatch {
  private readonly conversion: Conversion;
  private readonly known = new Map<Draft, Map<object, boolean>>();
  private pairs = 0;

  constructor(conversion: Conversion) {
    this.conversion = conversion;
  }

  matches(draft: Draft, value: unknown, depth = 0): boolean {
    if (typeof value !== "object" || value === null) return this.judge(draft, value, depth);
    const verdicts = this.known.get(draft) ?? new Map<object, boolean>();
    this.known.set(draft, verdicts);
    const verdict = verdicts.get(value) ?? this.judge(draft, value, depth);
    verdicts.set(value, verdict);
    return verdict;
  }

  private judge(draft: Draft, value: unknown, depth: number): boolean {
    this.pairs += 1;
    if (this.pairs > MAX_PAIRS || depth > MAX_DEPTH) return true;
    const kinds = kindsOf(draft);
    if (kinds.length > 0 && !isOfKinds(value, kinds)) return false;
    const literals = literalsOf(draft);
    if (literals !== undefined && !literals.some((literal) => isLiteral(literal, value))) return false;
    const target = this.conversion.target(draft);
    if (target !== undefined && !this.matches(target, value, depth + 1)) return false;
    const branches = listIn(draft, "anyOf");
    if (branches.length > 0 && !branches.some((branch) => this.matches(branch, value, depth + 1))) return false;
    if (Array.isArray(value)) return this.judgeItems(draft, value, depth);
    return typeof value !== "object" || value === null || this.judgeMembers(draft, value, depth);
  }

  private judgeItems(draft: Draft, list: readonly unknown[], depth: number): boolean {
    const tuple = this.conversion.tuples.get(draft);
    const rest = schemaIn(draft, "items");
    return list.every((item, index) => {
      const schema = tuple?.[index] ?? rest;
      return schema === undefined || this.matches(schema, item, depth + 1);
    });
  }

  private judgeMembers(draft: Draft, value: object, depth: number): boolean {
    const members = mapIn(draft, "properties");
    // Not every server holds the model to the schema: a member may be missing for which null would stand.
    const absent = this.conversion.nullForAbsent.get(draft);
    const isThere = (name: string): boolean => Object.hasOwn(value, name) || absent?.has(name) === true;
    if (has(draft, "required") && !namesIn(draft, "required").every(isThere)) return false;
    const isClosed = get(draft, "additionalProperties") === false;
    return Object.entries(value).every(([name, member]) => {
      const schema = members.get(name);
      return schema === undefined ? !isClosed : this.matches(schema, member, depth + 1);
    });
  }
}

function isOfKinds(value: unknown, kinds: readonly string[]): boolean {
  if (value === null) return kinds.includes("null");
  if (Array.isArray(value)) return kinds.includes("array");
  if (typeof value === "number") {
    return kinds.includes("number") || (kinds.includes("integer") && Number.isInteger(value));
  }
  return kinds.includes(typeof value);
}

/** The wire's literals are scalars where unions are told apart. */
function isLiteral(literal: JsonValue, value: unknown): boolean {
  return literal === value || (typeof literal === "object" && literal !== null);
}
