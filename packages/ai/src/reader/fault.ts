import type { IssueDraft } from "../issues/issue-list.ts";
import type { LiveTree } from "./live-tree.ts";

/** A rule that was broken: it is put into words only if nothing else can hold. */
export type Fault = (tree: LiveTree) => IssueDraft;
