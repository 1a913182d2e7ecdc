import type { PortableFinding } from "./portable-finding-code.ts";

/** Most findings: as many as `checkToolSchema` lists. */
const MAX_FINDINGS = 1_000;
/** Pointers of all findings together, in UTF-16 units: a name in them may be as long as the document. */
const MAX_POINTER_CHARACTERS = 10_000_000;

const LIMIT: PortableFinding = Object.freeze({
  pointer: "",
  keyword: "",
  code: "limit_findings",
  message: "has more faults than are listed",
});

/** Findings, up to a limit on their number and size. */
export class FindingList {
  /** Whether there were more. */
  isCut = false;
  private readonly findings: PortableFinding[] = [];
  private pointerCharacters = 0;

  add(finding: PortableFinding): void {
    this.spend(finding.pointer.length);
    if (finding.code === LIMIT.code || this.findings.length >= MAX_FINDINGS) this.isCut = true;
    if (!this.isCut) this.findings.push(finding);
  }

  /** Counts the characters of a pointer that is looked at. */
  spend(characters: number): void {
    this.pointerCharacters += characters;
    if (this.pointerCharacters > MAX_POINTER_CHARACTERS) this.isCut = true;
  }

  /** The findings and, where there were more, one that says so. Frozen. */
  get all(): readonly PortableFinding[] {
    return Object.freeze(this.isCut ? [...this.findings, LIMIT] : [...this.findings]);
  }
}
