import { checkToolSchema, type JsonValue } from "@di-code/ai";
import { copyDocument } from "../document/copy-document.ts";
import { collectFindings } from "./collect-findings.ts";
import { FindingList } from "./finding-list.ts";
import { checkNode } from "./nodes/check-node.ts";
import type { PlacedValue } from "./node-place.ts";
import type { PortableFinding } from "./portable-finding-code.ts";

/**
 * What keeps a schema out of the portable subset, and what to write instead; `[]` for a portable one, which is then also
 * one that `checkToolSchema` accepts. Takes anything, never throws, changes nothing.
 *
 * A fault is told once, at the pointer where it is to be mended, with a `code` of {@link PortableFindingCode}; what stands
 * inside a keyword that is to go is not looked at. First what is no JSON, then in the order of the document what
 * is not portable, then what else `checkToolSchema` finds (its limits included, beyond which nothing is looked at). At
 * most 1,000, and a last one with the code `limit_findings`.
 */
export function checkPortableSchema(schema: unknown): readonly PortableFinding[] {
  const { copy, findings, marks } = copyDocument(schema);
  if (copy === undefined) return Object.freeze([...findings]);
  const general = checkToolSchema(copy).findings;
  // A whole tool: nothing else about it is worth a word.
  const tool = general.find(({ pointer, code }) => pointer === "" && code === "root_not_object");
  if (tool !== undefined) return Object.freeze([tool]);
  // Of a schema that is too large, it is enough to say so.
  const isWhole = !general.some(({ code }) => code.startsWith("limit_") && code !== "limit_findings");
  const own = isWhole ? findForeign(copy) : [];
  return collectFindings({ notJson: findings, own, marks, general });
}

/** Iterative, and linear in the document, which is a tree. */
function findForeign(root: JsonValue): readonly PortableFinding[] {
  const findings = new FindingList();
  const waiting: PlacedValue[] = [{ value: root, pointer: "" }];
  for (let place = waiting.pop(); place !== undefined && !findings.isCut; place = waiting.pop()) {
    const inside = checkNode(place, (pointer, keyword, code, message) => {
      findings.add(Object.freeze({ pointer, keyword, code, message }));
    });
    for (const next of inside.toReversed()) waiting.push(next);
  }
  return findings.all;
}
