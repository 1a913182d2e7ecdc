import type { SchemaFinding } from "@di-code/ai";

/** The findings of one schema, by who made them. */
export interface FindingSources {
  readonly notJson: readonly SchemaFinding[];
  readonly own: readonly SchemaFinding[];
  /** Pointers of schemas with refinements. */
  readonly refined: readonly string[];
  /** Of `checkToolSchema`. */
  readonly general: readonly SchemaFinding[];
}

/**
 * One list, each fault once: in the place of what is no JSON the others have seen `null`, and what `checkToolSchema` finds at
 * or inside a keyword that has to go anyway is not worth a word.
 */
export function collectFindings(sources: FindingSources, most: number): readonly SchemaFinding[] {
  const { notJson, own, refined, general } = sources;
  const told = new Set(notJson.map(({ pointer }) => pointer));
  const findings = [...notJson, ...own.filter(({ pointer }) => !told.has(pointer)), ...refined.map(refinement)];
  const covered = new Set(own.map(({ pointer }) => pointer));
  for (const finding of general) {
    if (finding.code !== "limit_findings" && !told.has(finding.pointer) && !isInside(finding.pointer, covered)) {
      findings.push(finding);
    }
  }
  const isCut = findings.length > most || general.some(({ code }) => code === "limit_findings");
  return Object.freeze(isCut ? [...findings.slice(0, most), LIMIT] : findings);
}

/** Whether the place, or one that holds it, is among those. */
function isInside(pointer: string, places: ReadonlySet<string>): boolean {
  if (places.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
  }
  return false;
}

function refinement(pointer: string): SchemaFinding {
  const message =
    "has a rule made by Type.Refine, which is no JSON: say it in the description and check it in the tool";
  return Object.freeze({ pointer, keyword: "~refine", code: "refinement", message });
}

const LIMIT: SchemaFinding = Object.freeze({
  pointer: "",
  keyword: "",
  code: "limit_findings",
  message: "has more faults than are listed",
});
