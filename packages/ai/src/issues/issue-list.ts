import type { JsonValue } from "../contracts/json.ts";
import { ownMembers } from "../value/own-members.ts";
import { type PlaceOrRoot, pointerOf, shownPath } from "./place.ts";
import type { TextHint, ToolArgumentIssue, ValueKind } from "./issue.ts";

/** What is known of a mistake where it is found; what takes work is asked for only if the issue is kept. */
export interface IssueDraft {
  readonly place: PlaceOrRoot;
  /** The place is cut already. */
  readonly pathTruncated?: true;
  readonly keyword: string;
  readonly message: string;
  /** Stands for the path in the line that is shown, where the contract wants another than the exact one. */
  readonly shownPath?: string;
  readonly schemaPath?: string | undefined;
  readonly expected?: (() => string | undefined) | undefined;
  readonly received?: ValueKind | undefined;
  /** The literals that are allowed, where nothing else is; not shown as such. */
  readonly allowed?: readonly JsonValue[] | undefined;
  readonly suggestion?: (() => string | undefined) | undefined;
  readonly offset?: number | undefined;
  readonly hint?: TextHint | undefined;
}

/** Mistakes in the order they were found, the first `max` of them kept and the rest counted. */
export class IssueList {
  readonly drafts: IssueDraft[] = [];
  omitted = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get found(): number {
    return this.drafts.length + this.omitted;
  }

  add(draft: IssueDraft): void {
    if (this.drafts.length < this.#max) this.drafts.push(ownMembers(draft));
    else this.omitted += 1;
  }
}

/** The public form of a mistake of no list. */
export function issueOf(draft: IssueDraft): ToolArgumentIssue {
  return toIssue(ownMembers(draft));
}

/** The public form of one that is in a list: frozen, with the exact path. */
export function toIssue(draft: IssueDraft): ToolArgumentIssue {
  const expected = draft.expected?.();
  const suggestion = draft.suggestion?.();
  return Object.freeze({
    ...pointerOf(draft.place),
    ...(draft.pathTruncated === true ? { pathTruncated: true as const } : {}),
    keyword: draft.keyword,
    message: draft.message,
    ...(draft.schemaPath === undefined ? {} : { schemaPath: draft.schemaPath }),
    ...(expected === undefined ? {} : { expected }),
    ...(draft.received === undefined ? {} : { received: draft.received }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(draft.offset === undefined ? {} : { offset: draft.offset }),
    ...(draft.hint === undefined ? {} : { hint: draft.hint }),
  });
}

/** The line that is shown: `/limit: must be >= 1`. */
export function toLine(draft: IssueDraft): string {
  return `${draft.shownPath ?? shownPath(draft.place)}: ${draft.message}`;
}
