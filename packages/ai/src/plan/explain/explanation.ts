import { type IssueDraft, IssueList } from "../../issues/issue-list.ts";
import type { PlaceOrRoot } from "../../issues/place.ts";
import { Interruption, Run } from "../../value/run.ts";
import type { SchemaNode } from "../node.ts";

/**
 * Steps of all trials of branches of unions, explaining and checking together. Unions of unions multiply; past this a
 * union is named as a whole. The walk outside of unions is linear, and bounded by the run.
 */
const MAX_TRIAL_STEPS = 250_000;

/** Nested applications of schemas, four JavaScript frames each. */
const MAX_LEVELS = 1_500;

/** Characters of places that are kept to know a mistake that was found before. */
const MAX_KNOWN_CHARACTERS = 100_000;

/** What is explained: a private JSON tree and where it stands. */
export interface Subject {
  readonly value: unknown;
  readonly place: PlaceOrRoot;
  /** The root is 1. */
  readonly depth: number;
}

/** Adds an issue for each mistake that makes the value break the node's rules; none if it satisfies them. */
export type Explain = (node: SchemaNode, subject: Subject, explanation: Explanation) => void;

/** The member or item of a subject. */
export function within(subject: Subject, segment: string | number, value: unknown): Subject {
  return { value, place: { parent: subject.place, segment }, depth: subject.depth + 1 };
}

/**
 * What an issue is about: the value, of which nothing more needs to be said; or one of the rules for a whole array or
 * object, which may break several.
 */
export type Aspect = "value" | "rule";

/** The aspect of a rule that may concern any kind of value. */
export function aspectOf(value: unknown): Aspect {
  return typeof value === "object" && value !== null ? "rule" : "value";
}

/** What the explanations of one refused value share. */
interface Work {
  /** Steps of the trials that have ended. */
  steps: number;
  level: number;
}

/** The issues of one refused value as they are found, and the work that finding them may take. */
export class Explanation {
  readonly issues: IssueList;
  readonly run: Run;
  /** Mistakes found, with those that were found before at the same place. */
  raised = 0;
  readonly #maxIssues: number;
  readonly #work: Work;
  readonly #aspects: Aspect[] = [];
  readonly #known = new Set<string>();
  #knownCharacters = 0;

  constructor(maxIssues: number, run: Run, work?: Work) {
    this.issues = new IssueList(maxIssues);
    this.run = run;
    this.#maxIssues = maxIssues;
    this.#work = work ?? { steps: 0, level: 0 };
  }

  /** One wrong value is one mistake, whatever number of schemas refuse it; so is one broken rule of a container. */
  add(draft: IssueDraft, aspect: Aspect = "value"): void {
    this.raised += 1;
    if (this.#knownCharacters < MAX_KNOWN_CHARACTERS) {
      const place = keyOf(draft.place);
      const key = aspect === "value" ? place : `${place}\0${draft.keyword}\0${draft.message}`;
      if (this.#known.has(place) || this.#known.has(key)) return;
      this.#known.add(key);
      this.#knownCharacters += key.length;
    }
    this.issues.add(draft);
    if (this.issues.omitted === 0) this.#aspects.push(aspect);
  }

  /** Enters a schema that is applied to a value. */
  descend(): void {
    this.#work.level += 1;
    if (this.#work.level > MAX_LEVELS) throw new Interruption("steps");
    this.run.spend(1);
  }

  ascend(): void {
    this.#work.level -= 1;
  }

  /** The issues of a branch that may turn out not to be the one that was meant; undefined if it takes too much work. */
  attempt(explainBranch: (trial: Explanation) => void): Explanation | undefined {
    const work = this.#work;
    const left = Math.min(MAX_TRIAL_STEPS, this.run.maxSteps) - work.steps;
    if (left <= 0) return undefined;
    const { level } = work;
    const { maxDepth, maxNodes } = this.run;
    const run = new Run({ maxDepth, maxNodes, maxSteps: left }, undefined);
    run.recounting = 1;
    const trial = new Explanation(this.#maxIssues, run, work);
    try {
      explainBranch(trial);
      return trial;
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      work.level = level;
      return undefined;
    } finally {
      work.steps += run.steps;
    }
  }

  absorb(trial: Explanation): void {
    for (const [index, draft] of trial.issues.drafts.entries()) this.add(draft, trial.#aspects[index]);
    this.issues.omitted += trial.issues.omitted;
  }
}

function keyOf(place: PlaceOrRoot): string {
  let key = "";
  for (let at = place; at !== undefined; at = at.parent) key += `\0${typeof at.segment}${at.segment}`;
  return key;
}
