import { segmentsOfPointer } from "@di-code/ai";
import type { LintFix } from "../../../src/index.ts";

/** A copy with a fix applied: `add`, `remove` and `replace` of RFC 6902. Throws where a path leads nowhere. */
export function applyFix<TDocument>(document: TDocument, fix: readonly LintFix[]): TDocument {
  const copy = structuredClone(document);
  for (const { op, path, value } of fix) {
    const segments = [...(segmentsOfPointer(path) ?? [])];
    const last = segments.pop();
    let target: unknown = copy;
    for (const segment of segments) {
      if (typeof target !== "object" || target === null || !Object.hasOwn(target, segment))
        throw new Error(`no ${path}`);
      target = (target as Record<string, unknown>)[segment];
    }
    if (last === undefined || typeof target !== "object" || target === null) throw new Error(`no ${path}`);
    if (op !== "add" && !Object.hasOwn(target, last)) throw new Error(`no ${path}`);
    if (op !== "remove") (target as Record<string, unknown>)[last] = structuredClone(value);
    else if (Array.isArray(target)) target.splice(Number(last), 1);
    else Reflect.deleteProperty(target, last);
  }
  return copy;
}
