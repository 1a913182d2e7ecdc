import type { Run } from "../value/run.ts";
import type { Branch } from "./branch.ts";
import type { Fault } from "./fault.ts";
import type { Followers } from "./followers.ts";

/** Whom the followers of a value tell what they find. */
export interface Follows {
  /** What no continuation can mend. */
  readonly fault: Fault | undefined;
  readonly run: Run;
  readonly followers: Followers;
  /** A rule of a branch is broken, and with the last branch of a union one of the branch that holds the union. */
  fall(branch: Branch, fault: Fault): void;
}
