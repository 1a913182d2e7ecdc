import type { CodeMark } from "../document/copy-document.ts";
import { FindingList } from "./finding-list.ts";
import type { PortableFinding, PortableFindingCode } from "./portable-finding-code.ts";

/** The findings of one schema, by who made them. */
export interface FindingSources {
  readonly notJson: readonly PortableFinding[];
  readonly own: readonly PortableFinding[];
  readonly marks: readonly CodeMark[];
  /** Of `checkToolSchema`. */
  readonly general: readonly PortableFinding[];
}

/**
 * One list, each fault once: in the place of what is no JSON the others have seen `null`, and what `checkToolSchema` finds at
 * or inside a keyword that has to go anyway is not worth a word.
 */
export function collectFindings({ notJson, own, marks, general }: FindingSources): readonly PortableFinding[] {
  const findings = new FindingList();
  for (const finding of notJson) findings.add(finding);
  const told = new Set(notJson.map(({ pointer }) => pointer));
  for (const finding of own) {
    if (!told.has(finding.pointer)) findings.add(finding);
  }
  for (const mark of marks) findings.add(findingOfMark(mark));
  const covering = new Set(own.map(({ pointer }) => pointer));
  for (const finding of general) {
    findings.spend(finding.pointer.length);
    if (findings.isCut) break;
    if (!told.has(finding.pointer) && !isInside(finding.pointer, covering)) findings.add(finding);
  }
  return findings.all;
}

/** Whether the place, or one that holds it, is among those. */
function isInside(pointer: string, places: ReadonlySet<string>): boolean {
  if (places.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
  }
  return false;
}

function findingOfMark({ pointer, mark }: CodeMark): PortableFinding {
  return Object.freeze({ pointer, keyword: mark === "validator" ? "" : mark, ...MARKS[mark] });
}

const MARKS: Readonly<Record<CodeMark["mark"], { readonly code: PortableFindingCode; readonly message: string }>> = {
  "~refine": {
    code: "refinement",
    message: "has a rule made by Type.Refine, which is no JSON: say it in the description and check it in the tool",
  },
  "~codec": { code: "not_json", message: "must not be a codec: arguments are checked, never decoded" },
  validator: {
    code: "refinement",
    message:
      "has a validator of its own, which is no JSON: say its rules in the description and check them in the tool",
  },
};
