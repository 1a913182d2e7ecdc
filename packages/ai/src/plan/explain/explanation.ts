import { type IssueDraft, IssueList } from "../../issues/issue-list.ts";
import { Interruption, type Run } from "../../value/run.ts";
import type { SchemaNode } from "../node.ts";
import type { PlaceOrRoot } from "../../issues/place.ts";

/**
 * Schemas applied to values while one refusal is explained. Trying the branches of unions of unions multiplies; past
 * this the list ends where it is.
 */
const MAX_STEPS = 2_000_000;

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

/** The issues of one refused value as they are found, and the work that finding them may take. */
export class Explanation {
  readonly issues: IssueList;
  readonly run: Run;
  readonly #maxIssues: number;
  readonly #budget: { steps: number };
  readonly #seen = new Set<string>();

  constructor(maxIssues: number, run: Run, budget: { steps: number } = { steps: Math.min(MAX_STEPS, run.maxSteps) }) {
    this.issues = new IssueList(maxIssues);
    this.run = run;
    this.#maxIssues = maxIssues;
    this.#budget = budget;
  }

  /** Two schemas that ask the same of one place find one mistake. */
  add(draft: IssueDraft): void {
    const last = this.issues.drafts.length < this.#maxIssues ? keyOf(draft) : undefined;
    if (last !== undefined && this.#seen.has(last)) return;
    if (last !== undefined) this.#seen.add(last);
    this.issues.add(draft);
  }

  step(): void {
    this.#budget.steps -= 1;
    if (this.#budget.steps < 0) throw new Interruption("steps");
  }

  /** A separate list, for a branch that may turn out not to be the one that was meant. */
  apart(): Explanation {
    return new Explanation(this.#maxIssues, this.run, this.#budget);
  }

  absorb(other: Explanation): void {
    for (const draft of other.issues.drafts) this.add(draft);
    this.issues.omitted += other.issues.omitted;
  }
}

function keyOf(draft: IssueDraft): string {
  const segments: string[] = [draft.keyword, draft.message];
  for (let at: PlaceOrRoot = draft.place; at !== undefined; at = at.parent) segments.push(String(at.segment));
  return segments.join("\0");
}
