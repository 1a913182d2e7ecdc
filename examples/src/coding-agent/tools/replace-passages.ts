import type { CheckIssue } from "@di-code/tool-registry";

/** A passage that stands in a file exactly once, and what is to stand there. */
export interface Replacement {
  readonly old: string;
  readonly new: string;
}

/** The text with all passages replaced, one after the other; or the first that cannot be. */
export function replacePassages(
  text: string,
  edits: readonly Replacement[],
): { readonly text: string } | { readonly issue: CheckIssue } {
  let changed = text;
  for (const [index, edit] of edits.entries()) {
    const at = changed.indexOf(edit.old);
    const isTwice = at !== -1 && changed.indexOf(edit.old, at + 1) !== -1;
    if (at === -1 || isTwice) {
      const found = isTwice ? "it stands there more than once: take in more of its surroundings" : "it does not";
      return {
        issue: {
          path: `/edits/${index}/old`,
          message: `must stand in the file exactly once, as it is there; ${found}`,
        },
      };
    }
    // Not `replace`: a "$&" in the new text is text.
    changed = changed.slice(0, at) + edit.new + changed.slice(at + edit.old.length);
  }
  return { text: changed };
}
