import type { Conversion } from "../conversion.ts";
import { annotations, type Draft, get, has, listIn, remove } from "../draft.ts";
import { recursiveReferences } from "../rings.ts";
import { jsonText } from "./json-text.ts";
import { simplifyAllOf } from "./simplify-all-of.ts";

/**
 * Keeps recursion finite where a reference must be merged with what stands beside it: each such pair becomes a definition
 * of its own, which is found again when merging comes back to the same pair.
 */
export class RingTies {
  private readonly conversion: Conversion;
  private readonly recursive: Set<Draft>;
  private readonly known = new Map<string, string>();
  private readonly tied = new Set<Draft>();

  constructor(conversion: Conversion) {
    this.conversion = conversion;
    this.recursive = new Set(recursiveReferences(conversion).values());
  }

  /** Makes a schema a reference to such a definition where it must be one; gives the definition if it is a new one. */
  tie(draft: Draft): Draft | undefined {
    if (this.tied.has(draft) || draft === this.conversion.root) return undefined;
    simplifyAllOf(draft);
    if (!this.mustBeTied(draft)) return undefined;
    const { conversion } = this;
    const core = conversion.create({}, draft);
    for (const [keyword, value] of Object.entries(draft)) {
      if (annotations.has(keyword)) continue;
      core[keyword] = value;
      conversion.places.setKeyword(core, keyword, conversion.places.ofKeyword(draft, keyword));
      remove(draft, keyword);
    }
    const key = jsonText(core);
    const known = this.known.get(key);
    draft["$ref"] = `#/$defs/${known ?? this.define(core, key)}`;
    wrapReference(draft, conversion);
    return known === undefined ? core : undefined;
  }

  private mustBeTied(draft: Draft): boolean {
    const rules = Object.keys(draft).filter((keyword) => !annotations.has(keyword));
    if (has(draft, "$ref") && rules.length > 1 && this.isRecursive(draft)) return true;
    return listIn(draft, "allOf").some((member) => has(member, "$ref") && this.isRecursive(member));
  }

  private isRecursive(draft: Draft): boolean {
    const target = this.conversion.target(draft);
    return target !== undefined && this.recursive.has(target);
  }

  private define(core: Draft, key: string): string {
    let number = this.known.size + 1;
    while (this.conversion.definitions.has(`merged_${number}`)) number += 1;
    const name = `merged_${number}`;
    this.known.set(key, name);
    this.tied.add(core);
    this.recursive.add(core);
    this.conversion.definitions.set(name, core);
    return name;
  }
}

/** A reference that has a description beside it becomes a union of one: references stand alone. */
export function wrapReference(draft: Draft, conversion: Conversion): void {
  const reference = get(draft, "$ref");
  if (reference === undefined || Object.keys(draft).length === 1) return;
  if (!Object.keys(draft).every((keyword) => keyword === "$ref" || annotations.has(keyword))) return;
  const branch = conversion.create({ $ref: reference }, draft);
  conversion.places.setKeyword(branch, "$ref", conversion.places.ofKeyword(draft, "$ref"));
  remove(draft, "$ref");
  draft["anyOf"] = [branch];
}
