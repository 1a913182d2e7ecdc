import type { Approve, ApprovalRequest } from "@di-code/tool-registry";
import type { Workspace } from "../folder/workspace.ts";

/** What became of a question, by whom, and why. */
export interface Verdict {
  readonly isAllowed: boolean;
  /** Who or what decided, for people: `the script`, `--yes`. */
  readonly by: string;
  /** Of a no; the model is told. */
  readonly reason?: string;
}

export type Question = ApprovalRequest<Workspace>;

/** Decides about a call that wants to write or run something. */
export type Judge = (question: Question) => Verdict | Promise<Verdict>;

/** Shows what is asked, and then what was decided. */
export interface ApprovalView {
  asked(question: Question): void;
  decided(verdict: Verdict): void;
}

/** The registry's `approve`: one question at a time, since a person can read but one, each with its verdict shown. */
export function createApprove(judge: Judge, view: ApprovalView): Approve<Workspace> {
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (question: Question): Promise<true | { readonly deny: string }> => {
    // The turn may have been stopped while others were asked.
    if (question.signal.aborted) return { deny: "the turn was stopped" };
    view.asked(question);
    const verdict = await judge(question);
    view.decided(verdict);
    return verdict.isAllowed ? true : { deny: verdict.reason ?? `by ${verdict.by}` };
  };
  return (question) => {
    const answer = last.then(() => ask(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
