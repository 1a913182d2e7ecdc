import { type JsonValue, printableName } from "@di-code/ai";
import { reportedIssue, type Issue } from "../fault/reported-issue.ts";
import { valueFault } from "../fault/value-fault.ts";
import type { InvalidArgumentCase, ValidArgumentCase } from "../argument-cases.ts";
import type { SchemaSource } from "../schema/schema-source.ts";
import type { Applied, TakenBranch } from "../schema/shape.ts";
import { sizeOf } from "../step-budget.ts";
import { type Place, pointerTo } from "./place.ts";

/** What a check of arguments says. */
export type Verdict = (
  value: unknown,
) =>
  | { readonly ok: true }
  | { readonly ok: false; readonly issues: readonly { readonly path: string; readonly keyword: string }[] };

/** A case that the check did not bear out. */
export interface DroppedCase {
  readonly name: string;
  readonly value: JsonValue;
  /** Undefined for a case that should have been valid. */
  readonly expected: { readonly pointer: string; readonly keyword: string } | undefined;
  readonly verdict: ReturnType<Verdict>;
}

/** Something that is wrong with a value at a place. */
export interface Mistake {
  /** What is put at the place. */
  readonly value: JsonValue;
  /** For the name: `below minimum 1`. */
  readonly label: string;
  readonly keyword: string;
  /** Members and items from the place to where it is reported. */
  readonly below?: readonly (string | number)[];
  /** The unions that the broken rule is in a branch of. */
  readonly within: readonly TakenBranch[];
}

/**
 * The cases as they are found. Each is checked at once; one that the check does not bear out is dropped. What is expected
 * of a case is said before, and never changed after.
 */
export class CaseList {
  readonly valid: ValidArgumentCase<JsonValue>[] = [];
  readonly invalid: InvalidArgumentCase[] = [];
  readonly dropped: DroppedCase[] = [];
  isCut = false;
  private readonly names = { valid: new Set<string>(), invalid: new Set<string>() };
  private readonly done = new Set<string>();
  private readonly source: SchemaSource;
  private readonly verdict: Verdict;
  private readonly maxCases: number;

  constructor(source: SchemaSource, verdict: Verdict, maxCases: number) {
    this.source = source;
    this.verdict = verdict;
    this.maxCases = maxCases;
  }

  /** Also where so many cases were not borne out that more are no use. */
  get isFull(): boolean {
    if (this.dropped.length > MAX_DROPPED) return true;
    return this.valid.length >= this.maxCases && this.invalid.length >= this.maxCases;
  }

  /** Whether no more cases of a kind are taken, so that none need be looked for. */
  hasAll(kind: "valid" | "invalid"): boolean {
    if (this[kind].length < this.maxCases && this.dropped.length <= MAX_DROPPED) return false;
    this.isCut = true;
    return true;
  }

  /** A value that satisfies what applies at the place. */
  addValid(place: Place, value: JsonValue, label: string): void {
    if (this.hasAll("valid")) return;
    const key = `valid\0${place.note}\0${pointerTo(place.path)}\0${label}`;
    if (this.done.has(key)) return;
    this.done.add(key);
    const root = place.put(value);
    const isScalar = typeof value !== "object" || value === null;
    const isValid =
      !isScalar || place.applied.every(({ schema }) => valueFault(schema, value, this.source) === undefined);
    if (root === undefined || !isValid) return;
    const name = nameOf(place, place.path, label);
    const verdict = this.check(root);
    if (verdict.ok) this.valid.push(Object.freeze({ name: unique(name, this.names.valid), value: root }));
    else this.dropped.push({ name, value: root, expected: undefined, verdict });
  }

  /** Whether a case was made of it, now or before. */
  addMistake(place: Place, mistake: Mistake): boolean {
    if (this.hasAll("invalid")) return true;
    const { value, label, keyword, below = [], within } = mistake;
    const path = [...place.path, ...below];
    const key = `${place.note}\0${pointerTo(path)}\0${label}`;
    if (this.done.has(key)) return true;
    const root = place.put(value);
    if (root === undefined) return false;
    const issue = reportedIssue({ path, keyword }, within, root, this.source);
    if (issue === undefined) return false;
    this.done.add(key);
    this.add(nameOf(place, path, label), root, issue);
    return true;
  }

  /**
   * A scalar, or a value of a wrong kind, that some schema at the place refuses; which, the schemas say in their order.
   * `keyword` is the rule that it was made to break: only a union may speak in its place.
   */
  addWrongValue(place: Place, value: JsonValue, label: string, keyword?: string): boolean {
    if (this.hasAll("invalid")) return true;
    const faults: { readonly keyword: string; readonly applied: Applied }[] = [];
    for (const applied of place.applied) {
      const fault = valueFault(applied.schema, value, this.source);
      if (fault === undefined) continue;
      if (applied.isCondition === true) return false;
      faults.push({ keyword: fault.keyword, applied });
    }
    const [first, ...others] = faults;
    if (first === undefined || first.keyword === "?") return false;
    const isAsMeant = keyword === undefined || first.keyword === keyword || UNIONS.has(first.keyword);
    if (!isAsMeant) return false;
    const root = place.put(value);
    if (root === undefined) return false;
    // The other schemas must not report it elsewhere.
    const isReportedHere = others.every(
      (other) =>
        reportedIssue({ path: place.path, keyword: other.keyword }, other.applied.within, root, this.source) !==
        undefined,
    );
    if (!isReportedHere) return false;
    return this.addMistake(place, { value, label, keyword: first.keyword, within: first.applied.within });
  }

  /** A case of the root, which no schema is asked about. */
  addRoot(value: JsonValue, label: string): void {
    this.add(`/: ${label}`, value, { path: [], keyword: "root" });
  }

  private check(root: JsonValue): ReturnType<Verdict> {
    this.source.spend(STEPS_OF_VERDICT * sizeOf(root));
    return this.verdict(root);
  }

  private add(name: string, value: JsonValue, issue: Issue): void {
    if (this.hasAll("invalid")) return;
    const pointer = pointerTo(issue.path);
    const { keyword } = issue;
    const verdict = this.check(value);
    const [only, ...others] = verdict.ok ? [] : verdict.issues;
    if (only?.path === pointer && only.keyword === keyword && others.length === 0) {
      this.invalid.push(Object.freeze({ name: unique(name, this.names.invalid), value, pointer, keyword }));
    } else this.dropped.push({ name, value, expected: { pointer, keyword }, verdict });
  }
}

/** Steps of a whole check, and of the copies before it, for each value in the arguments. */
const STEPS_OF_VERDICT = 10;

/** Cases that are not borne out; checking each may take long. */
const MAX_DROPPED = 200;

const UNIONS: ReadonlySet<string> = new Set(["anyOf", "oneOf"]);

function nameOf(place: Place, path: readonly (string | number)[], label: string): string {
  const shown = path.map((segment) => `/${typeof segment === "number" ? segment : printableName(segment)}`).join("");
  return `${shown === "" ? "/" : shown}${place.note}: ${label}`;
}

function unique(name: string, names: Set<string>): string {
  let free = name;
  for (let count = 2; names.has(free); count += 1) free = `${name} (${count})`;
  names.add(free);
  return free;
}
